import { lazyView } from '@shared/lazyView'
import { Skeleton } from '@ui/skeleton/Skeleton'

/** Rich text, whose sanitiser is fetched when there is some. */
export const RichText = lazyView(
  async () => (await import('./RichText')).RichText,
  <Skeleton lines={4} />,
)

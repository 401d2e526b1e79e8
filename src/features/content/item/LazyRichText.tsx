import { lazyView } from '@shared/lazyView'
import { Skeleton } from '@ui/skeleton/Skeleton'

/** Rich text; the sanitiser is loaded when there is some to show. */
export const RichText = lazyView(
  async () => (await import('./RichText')).RichText,
  <Skeleton lines={4} />,
)

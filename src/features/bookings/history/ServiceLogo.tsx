import { useImageFailure } from '@shared/useImageFailure'
import Sparkles from 'lucide-react/icons/sparkles'

/** The logo of a service's provider, or a mark if there is none or its file does not load. */
export function ServiceLogo({ src }: { src: string | null }) {
  const { hasFailed, reports } = useImageFailure(src)
  if (src === null || hasFailed) return <Sparkles size={24} aria-hidden="true" />
  return (
    <img src={src} alt="" width={64} height={64} loading="lazy" decoding="async" {...reports} />
  )
}

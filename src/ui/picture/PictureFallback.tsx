import { cx } from '@ui/classes/cx'
import { fallback } from './PictureFallback.css'

type Props = {
  /** The missing picture's `alt`; empty if it was decorative. */
  alt: string
  className?: string | undefined
}

/** A placeholder in the brand's colors for a missing picture. It fills the caller's box. */
export function PictureFallback({ alt, className }: Props) {
  const spoken = alt === '' ? {} : { role: 'img', 'aria-label': alt }
  return <div {...spoken} className={cx(fallback, className)} />
}

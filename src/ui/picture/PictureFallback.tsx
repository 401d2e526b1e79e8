import { cx } from '@ui/classes/cx'
import { fallback } from './PictureFallback.css'

type Props = {
  /** What the picture would have shown; empty where it said nothing. */
  alt: string
  className?: string | undefined
}

/** A quiet view in the brand's colours, where a picture is missing. Its box is the caller's. */
export function PictureFallback({ alt, className }: Props) {
  const spoken = alt === '' ? {} : { role: 'img', 'aria-label': alt }
  return <div {...spoken} className={cx(fallback, className)} />
}

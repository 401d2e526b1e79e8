import { cx } from '@ui/classes/cx'
import { fallback } from './PictureFallback.css'

type Props = {
  /** The missing picture's `alt`; empty if it was decorative. */
  alt: string
  lang?: string | undefined
  className?: string | undefined
}

/** A placeholder in the brand's colors for a missing picture. It fills the caller's box. */
export function PictureFallback({ alt, lang, className }: Props) {
  const spoken = alt === '' ? {} : { role: 'img', 'aria-label': alt }
  return <div {...spoken} lang={lang} className={cx(fallback, className)} />
}

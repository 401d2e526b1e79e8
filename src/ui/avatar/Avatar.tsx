import { cx } from '@ui/classes/cx'
import { useState } from 'react'
import * as css from './Avatar.css'

type Props = {
  name: string
  src?: string | null | undefined
  size?: keyof typeof css.sizes
  /** The name is next to it, so it must not be announced twice. */
  decorative?: boolean
}

/** Initials of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  // By code point: half a surrogate pair would render as a box.
  return picked
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A user's picture, or their initials if there is none or it fails to load. */
export function Avatar({ name, src, size = 'medium', decorative = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const role = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...role} className={cx(css.avatar, css.sizes[size])}>
      {initials(name)}
      {src && src !== failed && (
        <img src={src} alt="" className={css.picture} onError={() => setFailed(src)} />
      )}
    </span>
  )
}

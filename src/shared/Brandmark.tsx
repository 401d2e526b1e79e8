import { cssUrl } from '@ui/rendering/cssUrl'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { useState } from 'react'
import * as css from './Brandmark.css'

type Props = {
  name: string
  logo: string | null
  /**
   * Uses the page's colors instead of the logo's. Only for drawings, because a photograph has no
   * transparent shape.
   */
  tinted?: boolean
}

const drawing = /^[\w./:-]+\.svg$/

/** The brand's logo; its name as text if there is no logo or it fails to load. */
export function Brandmark({ name, logo, tinted = false }: Props) {
  const [isBroken, setBroken] = useState(false)
  if (logo === null || isBroken) return <span className={css.name}>{name}</span>
  if (tinted && drawing.test(logo)) {
    return <TintedMark name={name} logo={logo} onError={() => setBroken(true)} />
  }
  return (
    <img src={logo} alt={name} className={css.logo} height={28} onError={() => setBroken(true)} />
  )
}

function TintedMark({ name, logo, onError }: { name: string; logo: string; onError: () => void }) {
  return (
    <span className={css.tint} {...useOwnStyle({ maskImage: cssUrl(logo) })}>
      <img src={logo} alt={name} className={css.measure} height={28} onError={onError} />
    </span>
  )
}

import { useState } from 'react'
import * as css from './Brandmark.css'

type Props = { name: string; logo: string | null }

/** The brand's logo; its name in type where there is none or it cannot be fetched. */
export function Brandmark({ name, logo }: Props) {
  const [isBroken, setBroken] = useState(false)
  if (logo === null || isBroken) return <span className={css.name}>{name}</span>
  return (
    <img src={logo} alt={name} className={css.logo} height={28} onError={() => setBroken(true)} />
  )
}

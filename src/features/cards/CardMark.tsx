import CreditCard from 'lucide-react/icons/credit-card'
import type { ReactNode } from 'react'
import * as css from './cards.css'

const word = (text: string, fill: string, size = 11) => (
  <text
    x="22"
    y="14.5"
    textAnchor="middle"
    dominantBaseline="middle"
    fontFamily="system-ui, sans-serif"
    fontWeight="700"
    fontSize={size}
    fill={fill}
  >
    {text}
  </text>
)
const circles = (left: string, right: string) => (
  <>
    <circle cx="18" cy="14" r="8" fill={left} />
    <circle cx="26" cy="14" r="8" fill={right} fillOpacity="0.85" />
  </>
)

/** Our own drawings in each brand's colors, small enough for the end of a field. */
const marks = new Map<string, { ground: string; drawing: ReactNode }>([
  ['visa', { ground: '#1434cb', drawing: word('VISA', '#fff', 12) }],
  ['master', { ground: '#16181d', drawing: circles('#eb001b', '#f79e1b') }],
  ['maestro', { ground: '#16181d', drawing: circles('#eb001b', '#00a2e5') }],
  ['american_express', { ground: '#006fcf', drawing: word('AMEX', '#fff') }],
  ['discover', { ground: '#fff3e6', drawing: word('DISC', '#9a3a00') }],
  ['diners_club', { ground: '#0079be', drawing: word('DINERS', '#fff', 9) }],
  ['jcb', { ground: '#0b4ea2', drawing: word('JCB', '#fff', 12) }],
  ['dankort', { ground: '#b00020', drawing: word('DK', '#fff', 12) }],
])

/** The card brand as a picture; its name is next to it or announced. */
export function CardMark({ type }: { type: string | null }) {
  const mark = marks.get(type ?? '')
  if (mark === undefined) {
    return (
      <span className={css.plainMark} aria-hidden="true">
        <CreditCard size={24} />
      </span>
    )
  }
  return (
    <svg className={css.mark} viewBox="0 0 44 28" aria-hidden="true">
      <rect width="44" height="28" fill={mark.ground} />
      {mark.drawing}
    </svg>
  )
}

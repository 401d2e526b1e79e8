import { below769 } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

/** Only a mouse drags; on narrow screens, which are mostly touched, the buttons are enough. */
export const grip = style({
  flex: 'none',
  color: color.textMuted,
  cursor: 'grab',
  '@media': { [below769]: { display: 'none' } },
})
export const moves = style({ display: 'inline-flex', gap: space[4] })
/** At an end of the list there is no further place; the button keeps the focus. */
globalStyle(`${moves} button[aria-label][aria-disabled='true']`, {
  background: 'none',
  opacity: 0.4,
})
export const dragged = style({ opacity: 0.5 })
export const edge = styleVariants({
  before: { boxShadow: `inset 0 3px 0 ${color.brandText}` },
  after: { boxShadow: `inset 0 -3px 0 ${color.brandText}` },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockStart: space[12],
})

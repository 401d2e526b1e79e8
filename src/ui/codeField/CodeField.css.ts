import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { keyframes, style } from '@vanilla-extract/css'

const { color } = vars

/** Its boxes fill it, so that the position of a press identifies a box. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  maxWidth: '360px',
})

/** The real input, over the boxes, for taps, paste and screen readers. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  // Below 16 px, iOS would zoom in.
  fontSize: size[17],
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

/** Animates the boxes in turn while the code is being sent. */
const wave = keyframes({ '50%': { opacity: 0.45, transform: 'translateY(-2px)' } })

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minWidth: 0,
  height: '72px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  fontFamily: vars.font.display,
  fontSize: size[32],
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `border-color ${duration.quick} ${easeOut}`,
  selectors: {
    [`${input}:focus ~ &[data-next]`]: {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    [`${input}:focus ~ &[data-selected]`]: { background: color.brandSubtle },
    [`${input}[aria-invalid="true"] ~ &`]: {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    [`${frame}[data-busy] &`]: { animation: `${wave} 1s ${easeOut} infinite` },
    [`${frame}[data-busy] &:nth-of-type(2)`]: { animationDelay: '120ms' },
    [`${frame}[data-busy] &:nth-of-type(3)`]: { animationDelay: '240ms' },
    [`${frame}[data-busy] &:nth-of-type(4)`]: { animationDelay: '360ms' },
    [`${input}:disabled ~ &`]: {
      color: color.textMuted,
      background: color.sunken,
      borderColor: color.line,
    },
  },
})

export const emptyBox = style([box, { background: 'transparent', borderColor: color.line }])

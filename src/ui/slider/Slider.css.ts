import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { createVar, style } from '@vanilla-extract/css'

const { color } = vars
/** Filled fraction of the track, 0–1. */
export const fill = createVar()

export const frame = style({ display: 'grid', gap: space[4] })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  fontSize: size[15],
})
export const label = style({ fontWeight: weight.medium })
export const value = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

const thumb = {
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: `2px solid ${color.brand}`,
  background: color.raised,
  transition: `transform ${duration.quick} ${easeOut}`,
}
const rail = {
  height: '6px',
  borderRadius: radius.round,
  // The thumb's center stays 12 px away from both ends; the fill has to meet it.
  background: `linear-gradient(to right, ${color.brand} calc(12px + (100% - 24px) * ${fill}), color-mix(in srgb, ${color.text} 20%, transparent) 0)`,
}

export const range = style({
  appearance: 'none',
  width: '100%',
  height: vars.target,
  background: 'none',
  borderRadius: radius.control,
  cursor: 'pointer',
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': rail,
  '::-moz-range-track': rail,
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-9px' },
  '::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  selectors: {
    '&:active::-webkit-slider-thumb': { transform: 'scale(1.12)' },
    '&:active::-moz-range-thumb': { transform: 'scale(1.12)' },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
})

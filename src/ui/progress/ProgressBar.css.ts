import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const progress = style({ display: 'grid', gap: space[8], width: '100%' })

export const textBlock = style({
  fontSize: size[13],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

const line = { borderRadius: '2px', background: vars.color.line }
const part = { borderRadius: '2px', background: vars.color.brand }

export const bar = style({
  ...line,
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: '4px',
  border: 0,
  overflow: 'hidden',
  '::-webkit-progress-bar': line,
  '::-webkit-progress-value': part,
  '::-moz-progress-bar': part,
  selectors: { '&:indeterminate::-moz-progress-bar': { width: 0 } },
  // The global rule for reduced motion does not apply to the browser's pseudo-elements.
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '::-webkit-progress-value': { transition: `inline-size ${duration.slow} ${easeOut}` },
    },
  },
})

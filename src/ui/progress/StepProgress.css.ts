import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { createVar, style } from '@vanilla-extract/css'

export const done = createVar()

export const progress = style({ display: 'grid', gap: space[8], width: '100%' })

export const textBlock = style({
  fontSize: size[13],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const track = style({
  height: '4px',
  borderRadius: '2px',
  overflow: 'hidden',
  background: vars.color.line,
})

export const bar = style({
  display: 'block',
  height: '100%',
  width: '100%',
  borderRadius: '2px',
  background: vars.color.brand,
  transformOrigin: 'left',
  transform: `scaleX(${done})`,
  transition: `transform ${duration.slow} ${easeOut}`,
})

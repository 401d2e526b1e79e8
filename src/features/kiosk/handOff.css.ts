import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const code = style({ display: 'grid', justifyItems: 'center', gap: space[12] })
export const address = style({
  color: vars.color.textMuted,
  fontSize: size[13],
  overflowWrap: 'anywhere',
  textAlign: 'center',
})

import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const name = style({
  fontFamily: vars.font.display,
  fontSize: size[20],
  fontWeight: weight.strong,
  lineHeight: 1,
})

export const logo = style({ display: 'block', height: '28px', width: 'auto', maxWidth: '200px' })

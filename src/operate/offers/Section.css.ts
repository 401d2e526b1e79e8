import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: space[24], marginBlockStart: space[24] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})
export const title = style({ fontFamily: vars.font.display, fontSize: size[24] })

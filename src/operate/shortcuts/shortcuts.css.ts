import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const group = style({ display: 'grid', gap: space[12], maxWidth: '640px' })
export const title = style({ fontSize: size[17] })
export const keys = style({ display: 'grid', borderBlockStart: `1px solid ${color.line}` })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})
export const key = style({
  padding: `${space[4]} ${space[8]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunken,
  fontFamily: vars.font.text,
  fontSize: size[13],
  whiteSpace: 'nowrap',
})
export const meaning = style({ margin: 0, fontSize: size[15] })

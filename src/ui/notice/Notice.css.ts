import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const notice = style({
  display: 'flex',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.tile,
  fontSize: size[15],
  lineHeight: leading.text,
})
export const icon = style({ flex: 'none', width: '20px', height: '20px', marginTop: '1px' })
export const textBlock = style({ display: 'grid', gap: space[4], flex: 1, minWidth: 0 })
export const title = style({ fontWeight: weight.strong, lineHeight: leading.text })
export const text = style({ color: vars.color.text })
export const action = style({ marginTop: space[8] })

import { control } from '@ui/input/Input.css'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'grid' })
export const select = style([
  control,
  {
    paddingInlineEnd: space[48],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
])
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[16],
  top: 0,
  bottom: 0,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

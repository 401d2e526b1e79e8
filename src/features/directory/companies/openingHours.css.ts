import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const week = style({ borderCollapse: 'collapse', marginTop: space[4] })
export const days = style({
  textAlign: 'start',
  fontWeight: 'inherit',
  paddingInlineEnd: space[16],
  paddingBlock: '2px',
  verticalAlign: 'top',
})

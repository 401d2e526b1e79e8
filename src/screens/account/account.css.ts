import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const settings = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: space[24],
  width: 'min(100%, 320px)',
})

import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

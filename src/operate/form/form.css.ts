import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const preview = style({
  display: 'block',
  width: '28px',
  height: '28px',
  objectFit: 'cover',
})

import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
/** Two short fields side by side; on phones, one below the other. */
export const pair = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from[480]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] } },
})

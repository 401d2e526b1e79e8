import { space } from '@ui/theme/spaces'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'grid', justifyItems: 'start', gap: space[8] })
/** It is read out on the telephone. */
export const name = style({ fontSize: size[20], fontWeight: weight.strong })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockStart: space[8],
})

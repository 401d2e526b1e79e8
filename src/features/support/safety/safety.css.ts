import { space } from '@ui/theme/spaces'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'grid', justifyItems: 'start', gap: space[8] })
/** Large, because callers read it out on the phone. */
export const name = style({ fontSize: size[20], fontWeight: weight.strong })
export const hours = style({ margin: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[8],
  marginBlockStart: space[8],
})

import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const page = style({ gridTemplateColumns: 'minmax(0, 640px)' })

export const form = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'end',
  '@media': { [from[769]]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const result = style({ display: 'grid', justifyItems: 'start', gap: space[12] })
export const status = style({ fontSize: size[20] })
export const holder = style({ fontSize: size[24], fontWeight: weight.strong })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[12],
})

import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { style, styleVariants } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from[769]]: { gap: space[24] } },
})

const atLeast = (width: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
})
export const kind = styleVariants({
  content: [atLeast(428), { rowGap: space[32] }],
  utility: [atLeast(312)],
  directory: [atLeast(383)],
})
export const item = style({ display: 'grid', minWidth: 0 })

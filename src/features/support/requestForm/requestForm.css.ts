import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[24] })

/** A row above the buttons, which phones stack in reverse order. */
export const progress = style({
  width: '100%',
  order: 1,
  '@media': { [from[480]]: { order: 0 } },
})

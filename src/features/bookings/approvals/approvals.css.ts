import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  overflowWrap: 'anywhere',
})

/** On phones, both buttons share the full width of the row. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [from[769]]: { display: 'grid', gridTemplateColumns: '1fr', justifyItems: 'stretch' },
  },
})

import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const textBlock = style({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  alignContent: 'center',
})

export const title = style({ hyphens: 'auto' })

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockStart: space[8],
})

import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const drafts = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[8],
})

export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

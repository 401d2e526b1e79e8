import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const frame = style({
  flex: 1,
  width: '100%',
  border: 0,
  // What a page leaves unpainted is white in a browser tab too.
  background: '#fff',
  colorScheme: 'light',
})

export const middle = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  padding: space[24],
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
})

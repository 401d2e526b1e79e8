import { space } from '@ui/theme/spaces'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[4],
})
export const title = style({ fontSize: size[20], fontWeight: weight.strong, flex: '1 0 100%' })

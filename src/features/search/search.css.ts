import { space } from '@ui/theme/spaces'
import { weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const hint = style({ padding: `${space[16]} ${space[12]}` })
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space[12],
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const logo = style({ maxWidth: '44px', maxHeight: '40px', objectFit: 'contain' })
export const mark = style({ color: 'inherit', background: 'none', fontWeight: weight.strong })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
})

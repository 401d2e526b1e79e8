import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingInline: vars.gutter,
  paddingBlock: space[24],
  background: vars.color.sunken,
  '@media': {
    [from[769]]: {
      gridTemplateColumns: 'minmax(0, 640px) auto',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: space[32],
    },
  },
})

export const textBlock = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const title = style({ fontSize: size[17], fontWeight: weight.strong })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

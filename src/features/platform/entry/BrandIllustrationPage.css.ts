import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const page = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[32],
  width: '100%',
  maxWidth: '1120px',
  minHeight: '60dvh',
  marginInline: 'auto',
  paddingInline: vars.gutter,
  paddingBlock: space[32],
  '@media': {
    [from[769]]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
      gap: space[64],
      paddingBlock: space[64],
    },
  },
})

export const view = style({
  position: 'relative',
  height: 'clamp(140px, 26dvh, 240px)',
  borderRadius: radius.tile,
  overflow: 'hidden',
  '@media': {
    [from[769]]: { height: 'auto', aspectRatio: '4 / 5', maxHeight: '60dvh', width: '100%' },
  },
})

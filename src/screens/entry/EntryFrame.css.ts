import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: 'auto 1fr auto',
  '@media': {
    [from[1025]]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
})

/** The building side: the whole height on wide screens, gone on small ones, where the form comes first. */
export const picture = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.heroFrom,
  '@media': { [from[1025]]: { display: 'block', position: 'sticky', top: 0, height: '100dvh' } },
})

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const caption = style({ position: 'absolute', insetInline: 0, bottom: 0 })

export const side = style({
  display: 'contents',
  '@media': {
    [from[1025]]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      minHeight: '100dvh',
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '72px',
  paddingInline: vars.gutter,
})

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 26rem)',
  paddingInline: vars.gutter,
  paddingBlock: space[32],
  '@media': { [from[769]]: { alignContent: 'center', paddingBlock: space[48] } },
})

/** Where steps of different heights follow each other: the way back keeps its place. */
export const steady = style({
  '@media': {
    [from[769]]: { alignContent: 'start', paddingBlock: 'clamp(48px, 14vh, 160px)' },
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  justifyContent: 'center',
  paddingInline: vars.gutter,
  paddingBlock: space[16],
})

/** Only where no script runs; what needs one stands below it. */
export const noScript = style({
  marginBlockEnd: space[24],
  padding: space[16],
  borderRadius: radius.tile,
  background: vars.color.warningQuiet,
  color: vars.color.text,
})

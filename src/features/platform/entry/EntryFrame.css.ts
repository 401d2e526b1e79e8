import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'
import { height as seen } from './EntryPicture.css'

/** A phone in landscape, or one with large text: the form needs the whole height. */
const low = '(max-height: 479.98px) and (max-width: 1024.98px)'

export const frame = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [low]: { gridTemplateRows: '1fr' },
    [from[1025]]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
})

/** The building's side: a band above the form, or half of the page if both fit. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(112px, 30dvh, 320px)',
  background: vars.color.heroFrom,
  '@media': {
    [low]: { display: 'none' },
    [from[1025]]: { position: 'sticky', top: 0, height: '100dvh' },
  },
})

/** Shrinks on pages with many fields or much text. */
export const lowPicture = style([
  picture,
  {
    height: 'clamp(80px, 13dvh, 160px)',
    // Roofs against the sky are more recognisable than a facade.
    vars: { [seen]: '18%' },
    '@media': { [from[1025]]: { height: '100dvh' } },
  },
])

export const caption = style({
  display: 'none',
  '@media': {
    [from[1025]]: { display: 'block', position: 'absolute', insetInline: 0, bottom: 0 },
  },
})

/** The form's side overlaps the band's lower edge like a sheet. */
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  marginTop: `calc(${radius.dialog} * -1)`,
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  background: vars.color.ground,
  '@media': {
    [low]: { marginTop: 0, borderRadius: 0 },
    [from[1025]]: { marginTop: 0, borderRadius: 0, minHeight: '100dvh' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: '72px',
  paddingInline: vars.gutter,
})

/** Never shrinks; its neighbors do. */
export const mark = style({ flex: 'none', display: 'flex' })

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 26rem)',
  paddingInline: vars.gutter,
  paddingBlock: `${space[16]} ${space[32]}`,
  '@media': {
    [from[769]]: { paddingBlock: space[48] },
    [from[1025]]: { alignContent: 'center' },
  },
})

/** For consecutive steps of different heights: the Back button stays in place. */
export const steady = style({
  '@media': {
    [from[769]]: { paddingBlock: space[32] },
    [from[1025]]: { alignContent: 'start', paddingBlock: 'clamp(48px, 14vh, 160px)' },
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

/** Only without scripts; hides what needs them. */
export const noScript = style({
  marginBlockEnd: space[24],
  padding: space[16],
  borderRadius: radius.tile,
  background: vars.color.warningSubtle,
  color: vars.color.text,
})

/** Without logo and links: only the text. */
export const alone = style({
  gridTemplateColumns: 'minmax(0, 26rem)',
  gridTemplateRows: 'auto',
  justifyContent: 'center',
  alignContent: 'start',
  paddingInline: vars.gutter,
  paddingBlock: space[48],
  '@media': { [from[1025]]: { alignContent: 'center' } },
})

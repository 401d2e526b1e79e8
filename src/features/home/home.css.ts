import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const jumbotron = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  minHeight: 'min(58vh, 520px)',
  background: vars.color.heroFrom,
  overflow: 'hidden',
  // Beside the words, the whole of a tower is to be seen.
  '@media': { [from[1025]]: { minHeight: 'min(68vh, 640px)' } },
})

export const jumbotronImage = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // A tower is known by its crown; the veil covers its foot anyway.
  objectPosition: 'center top',
})

/** On wide screens the veil comes from the side where the words are: full below them, gone where the picture stands. */
export const jumbotronCaption = style({
  position: 'relative',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [from[1025]]: {
      alignSelf: 'stretch',
      alignContent: 'end',
      width: '50%',
      // The words end where the veil begins to.
      paddingRight: '17%',
      background: `linear-gradient(to right, ${vars.color.heroFrom} 66%, color-mix(in srgb, ${vars.color.heroFrom} 52%, transparent) 80%, color-mix(in srgb, ${vars.color.heroFrom} 16%, transparent) 92%, ${vars.color.heroTo})`,
    },
  },
})

export const jumbotronFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': { [from[1025]]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[24] } },
})

/** A brand as dark as its veil would lose its button without an edge of light. */
export const jumbotronAction = style({
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.onHero} 55%, transparent)`,
})

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  paddingInline: vars.gutter,
  paddingBlock: space[48],
  '@media': { [from[1025]]: { gap: space[64] } },
})

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
})

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})
export const categoryEnd = style({ justifySelf: 'center' })
/** There the tiles stand in one row; elsewhere all of them are to be seen already. */
export const onPhones = style({ '@media': { [from[769]]: { display: 'none' } } })

/** The promoted item: picture and words side by side where there is room. */
export const promoted = style({
  position: 'relative',
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.tile,
  overflow: 'hidden',
  '@media': { [from[769]]: { gridTemplateColumns: '3fr 2fr' } },
})

/** It moves to the item's page; nothing else in the block does. */
export const promotedFrame = style({ minHeight: 0, overflow: 'hidden' })

export const promotedPicture = style({
  width: '100%',
  height: '100%',
  aspectRatio: '648 / 416',
  objectFit: 'cover',
  display: 'block',
})

export const promotedLabel = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[12],
  padding: space[24],
  '@media': { [from[1025]]: { padding: space[48] } },
})

/** Above the link that covers the block. */
export const promotedMoves = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[12],
})

/** The whole block is one link. */
export const promotedLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

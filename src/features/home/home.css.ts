import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'

export const jumbotron = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  minHeight: 'min(58vh, 520px)',
  background: vars.color.heroFrom,
  overflow: 'hidden',
  // Beside the text, a whole tower should be visible.
  '@media': { [from[1025]]: { minHeight: 'min(68vh, 640px)' } },
})

const settling = createVar()

export const jumbotronImage = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // The top of a tower identifies it; the gradient covers its base anyway.
  objectPosition: 'center top',
  transformOrigin: 'center bottom',
  animation: fallbackVar(settling, 'none'),
})

const approach = keyframes({ from: { transform: 'scale(1.06)' } })

/** The one movement of a home that opens: its picture settles. */
export const opening = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      vars: { [settling]: `${approach} 1200ms cubic-bezier(0.16, 1, 0.3, 1)` },
    },
  },
})

/** A tall screen, such as a kiosk's, has no room at the side of the picture for a large name. */
const hasSide = `${from[1025]} and (orientation: landscape)`

const veilTop = '160px'
const veilSide = '14vw'

/** Fades along one side of the text, without a visible edge. */
const fade = (to: string, length: string) =>
  `linear-gradient(to ${to}, #000 calc(100% - ${length}), #000c calc(100% - ${length} * 0.7), #0004 calc(100% - ${length} * 0.3), #0000)`

/**
 * On wide screens the veil is as large as the text in its corner, and leaves the sky and the rest
 * of the picture to the day.
 */
export const jumbotronCaption = style({
  position: 'relative',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [hasSide]: {
      // The text ends where the veil starts to fade.
      width: `min(${vars.gutter} + 30rem + ${veilSide}, 60%)`,
      paddingTop: veilTop,
      paddingRight: veilSide,
      background: 'none',
      isolation: 'isolate',
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: vars.color.heroFrom,
        maskImage: `${fade('right', veilSide)}, ${fade('top', veilTop)}`,
        maskComposite: 'intersect',
      },
    },
  },
})

export const jumbotronFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': { [hasSide]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[24] } },
})

/** If the brand is as dark as the gradient, the button needs a light border. */
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
/** Only on phones, where the tiles are in one row; elsewhere all are visible. */
export const onPhones = style({ '@media': { [from[769]]: { display: 'none' } } })

/** A promoted item: picture and text side by side if there is room. */
export const promoted = style({
  position: 'relative',
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.tile,
  overflow: 'hidden',
  '@media': { [from[769]]: { gridTemplateColumns: '3fr 2fr' } },
})

/** Only the picture takes part in the transition to the item's page. */
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

/** The link covers the whole block. */
export const promotedLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

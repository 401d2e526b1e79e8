import { bar } from '@ui/bottomBar/BottomBar.css'
import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, measure, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const upTo1025 = '(max-width: 1024.98px)'
const surface = {
  display: 'grid',
  gap: space[24],
  padding: space[24],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.tile,
} as const

/** At least as high as the screen, so that the action bar of a short page is at the bottom too. */
export const page = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space[16],
  paddingInline: vars.gutter,
  paddingBlock: `${space[16]} ${space[64]}`,
  '@media': {
    [upTo1025]: { selectors: { [`&:has(${bar})`]: { paddingBlockEnd: 0 } } },
  },
})

/** Without a picture, the page ends beside its text: the card must not stand far away from it. */
export const narrowPage = style([
  page,
  {
    '@media': {
      [from[1025]]: { maxWidth: `calc(${measure} + ${space[48]} + 384px + 2 * ${vars.gutter})` },
    },
  },
])

export const back = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: vars.target,
  minWidth: 0,
})

export const share = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' })

export const error = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  paddingInline: vars.gutter,
  paddingBlock: space[64],
})

const column = { display: 'flex', flexDirection: 'column', gap: space[24] } as const

/** Facts and actions: beside picture and text on wide screens, before the text on others. */
export const columns = style({
  ...column,
  '@media': {
    [from[1025]]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 384px',
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'start',
      columnGap: space[48],
    },
  },
})

/** Without facts or actions, the text itself is beside the picture. */
export const facing = style({
  ...column,
  '@media': {
    [from[1025]]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: space[48],
    },
  },
})
export const textOnly = style(column)

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  selectors: { '&:empty': { display: 'none' } },
})

/** Below facts and text, across the page. */
export const more = style({
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [from[1025]]: {
      gridColumn: '1 / -1',
      gridRow: 4,
      marginBlockStart: space[24],
      selectors: { [`${facing} > &`]: { gridRow: 3 } },
    },
  },
})

/** A card beside the page; on phones, its parts are sections of the page. */
export const aside = style({
  display: 'contents',
  '@media': {
    [from[1025]]: {
      ...surface,
      gridColumn: 2,
      gridRow: '1 / span 3',
      position: 'sticky',
      top: `calc(${vars.dock} + ${space[24]})`,
    },
  },
})

export const picture = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '648 / 416',
  borderRadius: radius.tile,
  overflow: 'hidden',
  background: `linear-gradient(150deg, ${vars.color.brandSubtle}, ${vars.color.sunken})`,
  '@media': {
    [from[1025]]: {
      selectors: {
        // The title below it remains on the first screen.
        [`${columns} > &`]: { aspectRatio: '16 / 9' },
        [`${facing} > &`]: { gridRow: '1 / span 2' },
      },
    },
  },
})

export const pictureImage = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'block',
})

export const head = style({ display: 'grid', gap: space[8], overflowWrap: 'anywhere' })

/** A logo is not a photograph: it precedes the name, on a plain background. */
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  marginBlockEnd: space[8],
  borderRadius: radius.tile,
  overflow: 'hidden',
  color: vars.color.brandText,
  background: vars.color.brandSubtle,
})
export const emblemImage = style({ width: '100%', height: '100%', objectFit: 'contain' })

export const prose = style({
  fontSize: size[17],
  lineHeight: leading.text,
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'grid',
  gap: space[16],
  // An item without a time, place and price has no facts, and must not leave their gap.
  selectors: { '&:empty': { display: 'none' } },
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
})

export const factIcon = style({ color: vars.color.brandText, marginTop: '3px', display: 'grid' })

export const factLabel = style({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})

/** A control within a fact, with a touch target that does not move its neighbors. */
export const factAction = style({ marginTop: space[8] })
export const factLink = style({ marginBlock: '-8px' })

/** An action without a card, below the text at its natural width. */
export const alone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 384px)',
  gap: space[12],
})

export const action = style({ display: 'grid', gap: space[8] })
/** The pass, and beside it the way back; stacked if their labels are long, and in a card. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const choice = style({
  flex: '1 1 auto',
  '@media': { [from[1025]]: { flexBasis: '100%' } },
})
export const pass = style([choice, { flexGrow: 2 }])

export const onlyBar = style({ '@media': { [from[1025]]: { display: 'none' } } })
export const onlyCard = style({ '@media': { [upTo1025]: { display: 'none' } } })

/** The time of an event, above a dialog's text. */
export const dialogWhen = style({ display: 'inline-block', marginBlockEnd: space[8] })

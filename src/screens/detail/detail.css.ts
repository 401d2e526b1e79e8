import { surface } from '@ui/card/Card.css'
import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, measure, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingInline: vars.gutter,
  paddingBlock: `${space[16]} ${space[64]}`,
})

export const back = style({ minHeight: vars.target })

export const trouble = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  paddingInline: vars.gutter,
  paddingBlock: space[64],
})

/**
 * What can be done stands beside picture and words on wide screens. On a phone it comes before the words:
 * nobody has to scroll past a story to come to an RSVP.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [from[1025]]: {
      gridTemplateColumns: 'minmax(0, 1fr) 384px',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[48],
    },
  },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})

export const aside = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [from[1025]]: {
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
  background: `linear-gradient(150deg, ${vars.color.brandQuiet}, ${vars.color.sunken})`,
})

export const pictureImage = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'block',
})

export const head = style({ display: 'grid', gap: space[8], overflowWrap: 'anywhere' })

export const prose = style({
  fontSize: size[17],
  lineHeight: leading.text,
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const card = style([surface, { display: 'grid', gap: space[24], padding: space[24] }])

export const facts = style({
  display: 'grid',
  gap: space[16],
  // An item without a time, a place and a price has no facts; it must not have their distance.
  selectors: { '&:empty': { display: 'none' } },
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
})

export const factIcon = style({ color: vars.color.brandText, marginTop: '3px', display: 'grid' })

export const factWords = style({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})

/** What can be pressed within a fact: as large as a finger, without pushing the others away. */
export const factAction = style({ marginTop: space[8] })
export const factLink = style({ marginBlock: '-8px' })

export const action = style({ display: 'grid', gap: space[12] })
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

/** The moment of an event, above what a dialog says of it. */
export const dialogWhen = style({ display: 'block', marginBlockEnd: space[8] })

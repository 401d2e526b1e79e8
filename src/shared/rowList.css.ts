import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** A list of similar items, each a row with a picture, text and actions. */
export const rows = style({ display: 'grid', gap: space[12] })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[12],
  padding: space[12],
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  '@media': {
    [from[769]]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[24] },
  },
})

export const pressable = style({
  transition: 'border-color 120ms ease-out, box-shadow 120ms ease-out',
  selectors: {
    '&:hover': { borderColor: color.lineStrong, boxShadow: `0 4px 16px ${color.shadow}` },
  },
})

/** Extends the row's link or button over the whole row. */
export const cover = style({
  padding: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.tile },
})

export const picture = style({
  width: '72px',
  height: '72px',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.sunken,
  alignSelf: 'start',
  '@media': { [from[769]]: { width: '112px', height: '72px' } },
})

/** Replaces a picture. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  overflow: 'hidden',
})

export const textBlock = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const title = style({
  fontSize: size[17],
  fontWeight: weight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

/** At most two lines; the page or dialog that the row opens shows the full text. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

/** Price and status: beside the text on wide screens, below it on phones. */
export const aside = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  '@media': {
    [from[769]]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'end',
      paddingInlineEnd: space[12],
    },
  },
})

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

/** Filters above a list. */
export const controls = style({ flex: '0 1 280px' })

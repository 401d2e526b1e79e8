import { from, low } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** On wide screens the places are a column beside the page, and those of a building a second one. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': {
    print: { display: 'block' },
    [from[1025]]: { gridTemplateColumns: '232px minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
})
export const withBuilding = style({
  '@media': { [from[1025]]: { gridTemplateColumns: '232px 216px minmax(0, 1fr)' } },
})

export const side = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  paddingInline: vars.gutter,
  paddingBlockStart: space[8],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    print: { display: 'none' },
    [low]: { position: 'static' },
    [from[1025]]: {
      height: '100dvh',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      alignItems: 'start',
      paddingInline: space[16],
      paddingBlock: space[24],
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
})

export const mark = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  minHeight: vars.target,
  paddingInline: space[12],
  marginInlineStart: `calc(${space[12]} * -1)`,
  fontFamily: vars.font.display,
  fontSize: size[24],
  textDecoration: 'none',
  '@media': { [from[1025]]: { marginInlineStart: 0, marginBlockEnd: space[16] } },
})
export const markNote = style({
  fontFamily: vars.font.text,
  fontSize: size[13],
  color: color.textMuted,
})

/** Opens the finder; on screens without columns an icon beside the menu of places. */
export const find = style({
  gridColumn: 2,
  gridRow: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'end',
  gap: space[12],
  marginBlockEnd: space[12],
  minWidth: vars.target,
  minHeight: vars.target,
  paddingInline: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  font: 'inherit',
  fontSize: size[15],
  color: color.textMuted,
  background: color.ground,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text, borderColor: color.textMuted } },
  '@media': {
    [from[1025]]: {
      gridColumn: 1,
      justifyContent: 'start',
      justifySelf: 'stretch',
      marginBlockEnd: space[16],
    },
  },
})
export const findText = style({
  display: 'none',
  '@media': { [from[1025]]: { display: 'block', flex: 1, textAlign: 'start' } },
})
export const findKeys = style({
  display: 'none',
  fontFamily: vars.font.text,
  fontSize: size[13],
  '@media': { [from[1025]]: { display: 'block' } },
})

export const places = style({
  display: 'none',
  '@media': {
    [from[1025]]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.target,
  paddingInline: space[12],
  borderRadius: radius.control,
  fontSize: size[15],
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, background: color.sunken },
    '&[aria-current="page"]': {
      color: color.brandText,
      fontWeight: weight.strong,
      background: color.sunken,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

/** Below the mark, on screens without columns. */
export const placesMenu = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  paddingBlockEnd: space[12],
  // The finder stands at its end.
  paddingInlineEnd: `calc(${vars.target} + ${space[12]})`,
  '@media': { [from[1025]]: { display: 'none' } },
})
globalStyle(`${placesMenu} svg`, { flex: 'none' })
export const current = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const account = style({ display: 'grid', justifyItems: 'start', minWidth: 0 })
export const accountName = style({
  display: 'block',
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const main = style({ display: 'grid', minWidth: 0, alignContent: 'start' })

/** Skips the navigation; visible while it has the focus. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: space[16],
  top: '-100px',
  zIndex: layer.header + 1,
  padding: `${space[8]} ${space[16]}`,
  background: color.surface,
  borderRadius: radius.control,
  selectors: { '&:focus': { top: space[8] } },
})

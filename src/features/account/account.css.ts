import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': {
    [from[769]]: { gridTemplateColumns: '220px minmax(0, 720px)', columnGap: space[64] },
  },
})

export const tabs = style({
  minWidth: 0,
  '@media': { [from[769]]: { position: 'sticky', top: `calc(${vars.dock} + ${space[32]})` } },
})

/** Side by side on phones, where a column would fill the screen. */
export const tabList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [from[769]]: { flexDirection: 'column', flexWrap: 'nowrap' } },
})

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: vars.target,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: color.textMuted,
  fontSize: size[15],
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, background: color.sunken },
    '&[aria-current]': { color: color.brandText, background: color.brandSubtle },
  },
  '@media': { [from[769]]: { paddingInline: space[16] } },
})
globalStyle(`${tab} > svg`, {
  flex: 'none',
  display: 'none',
  '@media': { [from[769]]: { display: 'block' } },
})

export const content = style({ display: 'grid', minWidth: 0, gap: space[32] })

export const form = style({ display: 'grid', gap: space[24], maxWidth: '480px' })
export const person = style({ display: 'flex', alignItems: 'center', gap: space[24] })
export const personLabel = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const personName = style({
  fontSize: size[20],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
})
export const mail = style({ overflowWrap: 'anywhere' })

/** A column of settings, each with its text beside its control, separated by lines. */
export const settings = style({ display: 'grid', maxWidth: '640px' })
export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: space[24],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingBlockStart: 0 } },
})
export const textBlock = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const heading = style({ fontSize: size[17], fontWeight: weight.strong })
/** Aligns the text with the heading; the target extends beyond it. */
export const picker = style({ marginInlineStart: '-12px' })
export const links = style({
  display: 'grid',
  justifyItems: 'start',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const mark = style({ width: '48px', height: '48px', borderRadius: radius.control })
export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
})
export const after = style({ justifySelf: 'start' })

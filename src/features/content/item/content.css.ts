import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const attached = style({ display: 'grid', gap: space[16], justifyItems: 'start' })
export const attachedTile = style({ width: '100%', maxWidth: '428px' })

/** One line on phones, with the price before the time. */
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
})
export const price = style({
  color: vars.color.text,
  fontSize: size[15],
  fontWeight: weight.strong,
  '@media': { [from[1025]]: { fontSize: size[20] } },
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const fromHome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
/** A touch target that does not move the title. */
export const host = style({ marginBlock: '-12px' })

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], listStyle: 'none' })
export const tag = style({
  paddingInline: space[12],
  paddingBlock: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.round,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[32],
  rowGap: space[8],
  paddingInline: vars.gutter,
  paddingBlock: space[16],
  borderTop: `1px solid ${vars.color.line}`,
})

export const name = style({
  flexBasis: '100%',
  fontFamily: vars.font.display,
  fontSize: size[17],
  color: vars.color.text,
  '@media': { [from[769]]: { flexBasis: 'auto' } },
})

export const links = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  '@media': { [from[769]]: { flex: '1' } },
})

/** A button in a row of links. */
export const install = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
})

/** Aligns the text with the links; the target extends beyond it. */
export const language = style({
  marginInlineStart: `calc(${space[12]} * -1)`,
  '@media': { [from[769]]: { marginInlineStart: 0 } },
})

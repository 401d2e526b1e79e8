import { style } from '@vanilla-extract/css'

/** Width of a dot with its spaces. */
const gap = '0.75em'

/** Begins a dot's width further out and clips that part, so that no dot shows at the start of a line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${gap}`,
  clipPath: `inset(0 0 0 ${gap})`,
  selectors: { '[dir=rtl] &': { clipPath: `inset(0 ${gap} 0 0)` } },
})
export const text = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: gap,
  overflowWrap: 'anywhere',
})
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: gap,
  textAlign: 'center',
  whiteSpace: 'pre',
  overflow: 'hidden',
})

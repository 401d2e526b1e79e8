import { forcedColors } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const choice = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })
export const legend = style({
  padding: 0,
  paddingBlockEnd: space[8],
  fontSize: size[15],
  fontWeight: weight.strong,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 48px)',
  gap: space[8],
})

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '48px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.color.brand,
      background: vars.color.brandSubtle,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
})

/** The whole tile is the control; its drawing shows what it means. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const drawing = style({
  inlineSize: '28px',
  blockSize: '28px',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

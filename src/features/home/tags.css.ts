import { canHover, from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/**
 * On phones, one row that scrolls horizontally, so that the first tiles remain visible below it.
 */
export const filters = style({
  display: 'flex',
  gap: space[8],
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which the scroll container would clip.
  margin: '-4px',
  padding: '4px',
  '@media': { [from[769]]: { flexWrap: 'wrap' } },
})

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.target,
  paddingInline: space[16],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  color: color.text,
  background: 'none',
  font: 'inherit',
  fontSize: size[15],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: color.brandSubtle } },
    },
  },
  selectors: {
    '&[aria-pressed="true"]': {
      color: color.onBrand,
      background: color.brand,
      borderColor: color.brand,
    },
  },
})

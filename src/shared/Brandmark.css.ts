import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const name = style({
  fontFamily: vars.font.display,
  fontSize: size[20],
  fontWeight: weight.strong,
  lineHeight: 1,
})

export const logo = style({
  display: 'block',
  height: '28px',
  width: 'auto',
  maxWidth: '200px',
  objectFit: 'contain',
  objectPosition: 'left center',
})

/** The shape of the logo, filled with the building's color. */
export const tint = style({
  display: 'block',
  backgroundColor: vars.color.brandText,
  maskSize: 'contain',
  maskPosition: 'left center',
  maskRepeat: 'no-repeat',
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
})
/** Invisible but read aloud; gives the shape the logo's width. */
export const measure = style([logo, { opacity: 0 }])

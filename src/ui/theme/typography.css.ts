import { style } from '@vanilla-extract/css'
import { from } from './breakpoints'
import { vars } from './theme.css'
import { leading, measure, size, weight } from './typeScale'

const title = {
  fontFamily: vars.font.display,
  fontWeight: weight.regular,
  lineHeight: leading.title,
  letterSpacing: '-0.018em',
  // A long word in a large title can be wider than a phone.
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
  overflowWrap: 'anywhere',
  minWidth: 0,
} as const

const growing = (small: string, large: string) =>
  style({
    ...title,
    fontSize: `min(${small}, 13vw)`,
    '@media': { [from[769]]: { fontSize: large } },
  })

/** Building names and welcome texts: once per page. */
export const heroTitle = growing(size[44], size[60])
export const pageTitle = growing(size[32], size[44])
export const sectionTitle = growing(size[24], size[32])
export const blockTitle = growing(size[20], size[24])

export const lead = style({ fontSize: size[20], lineHeight: leading.text, maxWidth: measure })
export const body = style({ fontSize: size[17], lineHeight: leading.text, maxWidth: measure })
export const small = style({ fontSize: size[15], lineHeight: leading.text })
export const caption = style({ fontSize: size[13], lineHeight: leading.text })
export const muted = style({ color: vars.color.textMuted })
export const strong = style({ fontWeight: weight.strong })
/** Times, prices, codes: figures that align. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

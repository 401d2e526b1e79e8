import { style } from '@vanilla-extract/css'
import { space } from './spaces'
import { vars } from './theme.css'

/**
 * Text at the bottom of a picture. The gradient reaches full strength within its own top padding,
 * so the text is legible over any picture. Position it over the picture's lower edge.
 */
export const heroCaption = style({
  paddingTop: '96px',
  paddingBottom: space[48],
  paddingInline: vars.gutter,
  color: vars.color.onHero,
  vars: { [vars.color.focus]: vars.color.onHero },
  background: `linear-gradient(to top, ${vars.color.heroFrom} calc(100% - 96px), color-mix(in srgb, ${vars.color.heroFrom} 52%, transparent) calc(100% - 53px), color-mix(in srgb, ${vars.color.heroFrom} 16%, transparent) calc(100% - 22px), ${vars.color.heroTo})`,
})

/** For controls on a picture: the focus ring uses the color of the text there. */
export const onPicture = style({
  color: vars.color.onHero,
  vars: { [vars.color.focus]: vars.color.onHero },
})

/** For controls on the brand color. */
export const onBrand = style({
  color: vars.color.onBrand,
  background: vars.color.brand,
  vars: { [vars.color.focus]: vars.color.onBrand },
})

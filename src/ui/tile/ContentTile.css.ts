import { surface } from '@ui/card/Card.css'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style([surface, { flexDirection: 'column', width: '100%' }])

export const picture = style({
  position: 'relative',
  flex: 'none',
  aspectRatio: '648 / 416',
  overflow: 'hidden',
  borderRadius: `${radius.tile} ${radius.tile} 0 0`,
  margin: '-1px -1px 0',
  // While the picture loads, and without one.
  background: `linear-gradient(150deg, ${color.brandSubtle}, ${color.sunken})`,
  color: color.brandText,
  display: 'grid',
  placeItems: 'center',
})
/** For the `<img>`: covers the frame at any aspect ratio. */
export const pictureFill = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const leaf = style({
  position: 'absolute',
  insetInlineStart: space[16],
  top: space[16],
  minWidth: '56px',
  padding: '6px 8px 8px',
  borderRadius: '8px',
  textAlign: 'center',
  color: color.text,
  background: color.raised,
  boxShadow: `0 2px 12px ${color.shadow}`,
})
export const month = style({
  display: 'block',
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: leading.snug,
  color: color.accent,
})
export const day = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: size[24],
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[8],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: size[20],
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  letterSpacing: '-0.01em',
})
export const meta = style({
  fontSize: size[15],
  lineHeight: leading.text,
  color: color.textMuted,
  fontVariantNumeric: 'lining-nums',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  marginTop: 'auto',
  paddingTop: space[8],
  fontSize: size[15],
})
export const price = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })

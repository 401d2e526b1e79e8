import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style({ display: 'grid', gap: space[12] })
export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[24]} ${space[16]}`,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.tile,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${duration.quick} ${easeOut}, border-color ${duration.quick} ${easeOut}`,
  '@media': { [canHover]: { ':hover': { borderColor: color.brandText } } },
  selectors: {
    '&[data-over]': { background: color.brandSubtle, borderColor: color.brandText },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: color.textMuted, background: color.sunken, cursor: 'not-allowed' },
  },
})
/** Covers the whole zone, so that the native input handles drops as well as taps. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
})
export const icon = style({ color: color.brandText, marginBottom: space[4] })
export const label = style({
  fontSize: size[15],
  fontWeight: weight.strong,
  color: color.brandText,
})
export const hint = style({ fontSize: size[13], lineHeight: leading.text, color: color.textMuted })

export const list = style({ display: 'grid' })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  borderBottom: `1px solid ${color.line}`,
})
export const preview = style({
  width: '40px',
  height: '40px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  objectFit: 'cover',
  borderRadius: radius.control,
  color: color.textMuted,
  background: color.sunken,
})
export const textBlock = style({ flex: 1, minWidth: 0, display: 'grid' })
export const name = style({
  fontSize: size[15],
  overflowWrap: 'anywhere',
  lineHeight: leading.snug,
})
export const detail = style({
  fontSize: size[13],
  lineHeight: leading.text,
  color: color.textMuted,
})
export const failed = style({ color: color.danger, fontWeight: weight.medium })

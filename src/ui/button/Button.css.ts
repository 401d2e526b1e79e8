import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars
const idle = '&:not([aria-disabled="true"], :disabled)'
const inert = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.target,
  maxWidth: '100%',
  padding: `${space[8]} ${space[24]}`,
  overflowWrap: 'anywhere',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${duration.quick} ${easeOut}, border-color ${duration.quick} ${easeOut}, transform ${duration.quick} ${easeOut}`,
  selectors: {
    [`${idle}:active`]: { transform: 'scale(0.985)' },
    [inert]: {
      color: color.textMuted,
      background: color.sunken,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

const filled = (ground: string, text: string, hover: string, active: string) =>
  style({
    color: text,
    background: ground,
    '@media': { [canHover]: { selectors: { [`${idle}:hover`]: { background: hover } } } },
    selectors: { [`${idle}:active`]: { background: active } },
  })

const ghostHover = `color-mix(in srgb, ${color.text} 6%, transparent)`
const ghostActive = `color-mix(in srgb, ${color.text} 11%, transparent)`

export const variant = {
  primary: style([
    filled(color.brand, color.onBrand, color.brandHover, color.brandActive),
    { selectors: { [inert]: { background: color.brandSubtle } } },
  ]),
  secondary: style([
    filled('transparent', color.text, ghostHover, ghostActive),
    { borderColor: `color-mix(in srgb, ${color.text} 26%, transparent)` },
  ]),
  ghost: style([
    filled('transparent', color.brandText, color.brandSubtle, color.brandSubtle),
    { paddingInline: space[12] },
  ]),
  danger: filled(color.danger, color.onDanger, color.dangerHover, color.dangerHover),
}

export const large = style({
  minHeight: `calc(${vars.target} + 8px)`,
  paddingInline: space[32],
  fontSize: size[17],
})
export const wide = style({ width: '100%' })

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  transition: `opacity ${duration.quick} ${easeOut}`,
})
export const waiting = style({ opacity: 0 })
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})

export const icon = style({
  width: vars.target,
  padding: 0,
  borderRadius: radius.round,
  flex: 'none',
})
export const iconButton = {
  ghost: style([
    filled('transparent', color.textMuted, ghostHover, ghostActive),
    { '@media': { [canHover]: { selectors: { [`${idle}:hover`]: { color: color.text } } } } },
  ]),
  secondary: style([
    filled(color.surface, color.text, color.raised, color.sunken),
    { borderColor: color.line },
  ]),
  onPicture: filled(
    color.heroFrom,
    color.onHero,
    `color-mix(in srgb, ${color.heroFrom} 85%, black)`,
    `color-mix(in srgb, ${color.heroFrom} 75%, black)`,
  ),
}

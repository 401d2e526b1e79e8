import { layer } from '@ui/theme/layers'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space[16],
  bottom: `max(${space[16]}, env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: space[8],
  justifyItems: 'center',
  pointerEvents: 'none',
})
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  maxWidth: '30rem',
  paddingBlock: space[4],
  paddingInline: `${space[16]} ${space[4]}`,
  borderRadius: radius.tile,
  fontSize: size[15],
  lineHeight: leading.snug,
  // Inverted colors, so that it stands out in both schemes.
  color: color.ground,
  background: color.text,
  boxShadow: `0 12px 40px ${color.shadow}`,
  pointerEvents: 'auto',
  vars: { [color.focus]: color.ground },
  transition: `opacity ${duration.slow} ${easeOut}, transform ${duration.slow} ${easeOut}`,
  '@starting-style': { opacity: 0, transform: 'translateY(16px)' },
})
export const textBlock = style({ flex: 1, paddingBlock: space[12] })
export const button = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.target,
  minHeight: vars.target,
  paddingInline: space[12],
  borderRadius: radius.control,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${color.ground} 14%, transparent)` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

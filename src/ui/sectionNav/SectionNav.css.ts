import { layer } from '@ui/theme/layers'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const nav = style({
  position: 'sticky',
  top: vars.dock,
  zIndex: layer.docked,
  minWidth: 0,
  paddingInline: vars.gutter,
  background: `color-mix(in srgb, ${vars.color.ground} 92%, transparent)`,
  backdropFilter: 'blur(16px) saturate(1.4)',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
})

import { layer } from '@ui/theme/layers'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const nav = style({
  position: 'sticky',
  top: vars.dock,
  zIndex: layer.docked,
  minWidth: 0,
  paddingInline: vars.gutter,
  background: vars.color.ground,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
})

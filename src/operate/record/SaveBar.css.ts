import { low } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const bar = style({
  position: 'sticky',
  bottom: space[16],
  zIndex: layer.docked,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  background: color.raised,
  boxShadow: `0 8px 32px ${color.shadow}`,
  '@media': { [low]: { position: 'static' } },
})
export const state = style({ fontSize: size[15], color: color.textMuted })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
})
export const saved = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.target,
  color: color.success,
})

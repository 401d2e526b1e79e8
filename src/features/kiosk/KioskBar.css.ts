import { bottomVar } from '@ui/bottomBar/bottom.css'
import { from } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

const height = `calc(max(88px, 4.5rem) + env(safe-area-inset-bottom))`

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.header,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[12],
  height,
  paddingInline: vars.gutter,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.ground,
  borderTop: `1px solid ${vars.color.line}`,
})

export const entry = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  minWidth: 0,
  minHeight: vars.target,
  fontSize: size[13],
  fontWeight: weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  color: vars.color.text,
  selectors: {
    '&:active': { background: vars.color.brandSubtle },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})

/** What a kiosk shows is read at two metres, and touched by a whole hand. */
const inUse = `:root:has(${bar})`
globalStyle(inUse, {
  fontSize: '125%',
  vars: { [vars.target]: '64px', [bottomVar]: height },
  '@media': { [from[769]]: { fontSize: '150%' } },
})
globalStyle(`${inUse} .lucide`, { zoom: 1.4 })

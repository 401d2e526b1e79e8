import { from, low } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const nav = style({
  position: 'sticky',
  top: vars.dock,
  zIndex: layer.docked,
  minWidth: 0,
  paddingInline: vars.gutter,
  background: vars.color.ground,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': {
    [from[1025]]: { paddingBlock: '22px 5px' },
    [low]: { position: 'static' },
  },
})
/** Wider gaps between the entries on wide screens. */
export const sections = style({
  '@media': { [from[1025]]: { selectors: { '&&': { gap: '44px' } } } },
})
/** Scroll padding keeps focused elements and scroll targets clear of the bar. */
globalStyle(`:root:has(${nav})`, {
  scrollPaddingTop: `calc(${vars.dock} + max(${vars.target} + 8px, 2.5rem) + 12px)`,
  '@media': {
    [from[1025]]: {
      scrollPaddingTop: `calc(${vars.dock} + max(${vars.target} + 8px, 2.5rem) + 27px + 12px)`,
    },
    [low]: { scrollPaddingTop: vars.dock },
  },
})

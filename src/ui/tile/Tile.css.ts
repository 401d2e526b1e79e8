import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** Shared by all tiles: they lift on hover, and one link covers the whole tile. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  borderRadius: radius.tile,
  transition: `transform ${duration.calm} ${easeOut}`,
  // The shadow is rendered once and only fades: animating a shadow redraws it in every frame.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: radius.tile,
    boxShadow: `0 12px 32px ${vars.color.shadow}`,
    opacity: 0,
    transition: `opacity ${duration.calm} ${easeOut}`,
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { transform: 'translateY(-2px)' },
        '&:hover::after': { opacity: 1 },
      },
    },
  },
  isolation: 'isolate',
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.tile },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

/** For a button that covers a tile. */
export const pressed = style({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  fontWeight: 'inherit',
})

/** Two lines, then an ellipsis; the linked page shows the rest. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})

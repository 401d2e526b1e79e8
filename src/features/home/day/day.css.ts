import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 383px), 1fr))',
  gap: space[16],
  listStyle: 'none',
})
export const entry = style({ display: 'grid', minWidth: 0 })

/** A whole ticket is one link. */
export const link = style({
  display: 'grid',
  minWidth: 0,
  borderRadius: radius.tile,
  textDecoration: 'none',
  transition: `transform ${duration.calm} ${easeOut}`,
  '@media': { [canHover]: { selectors: { '&:hover': { transform: 'translateY(-2px)' } } } },
})
export const place = style({
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

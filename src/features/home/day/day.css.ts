import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 383px), 1fr))',
  gap: space[16],
  listStyle: 'none',
})
export const entry = style({ display: 'grid', minWidth: 0 })

/** The whole ticket is one link; a dashed line separates its stub. */
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  textDecoration: 'none',
  overflow: 'hidden',
  transition: `border-color ${duration.calm} ${easeOut}, transform ${duration.calm} ${easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { borderColor: color.lineStrong, transform: 'translateY(-2px)' } },
    },
  },
})
export const textBlock = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  minWidth: 0,
  padding: space[16],
})
export const countdown = style({ color: color.brandText, fontWeight: weight.strong })
export const title = style({
  fontSize: size[20],
  fontFamily: vars.font.display,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
})
export const place = style({
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const stub = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  minWidth: '96px',
  padding: space[12],
  borderInlineStart: `1px dashed ${color.lineStrong}`,
  color: color.brandText,
  textAlign: 'center',
})

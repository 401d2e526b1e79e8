import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { vars } from '@ui/theme/theme.css'
import { weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

/** A link within or beside text, also for router links: `<Link className={textLinkClass}>`. */
export const textLinkClass = style({
  color: vars.color.brandText,
  fontWeight: weight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: `color-mix(in srgb, ${vars.color.brandText} 40%, transparent)`,
  borderRadius: '2px',
  transition: `text-decoration-color ${duration.quick} ${easeOut}`,
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentColor' } } },
})

/** A standalone link with a full touch target. */
export const standaloneLinkClass = style([
  textLinkClass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: vars.target,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
])

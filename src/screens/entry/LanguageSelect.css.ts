import { below480, canHover } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

/** As wide as the language on show, which no browser lets a list be everywhere. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  minWidth: vars.target,
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.target,
  paddingInline: space[12],
  marginInlineEnd: `calc(${space[12]} * -1)`,
  borderRadius: radius.control,
  color: vars.color.textQuiet,
  fontSize: size[15],
  fontWeight: weight.medium,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})

const narrow = '(max-width: 359.98px)'

export const globe = style({
  flex: 'none',
  '@media': { [below480]: { display: 'none' }, [narrow]: { display: 'block' } },
})

export const chevron = style({ flex: 'none' })

/** A long logo leaves it little room on a phone, and on the smallest one none. */
export const name = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [narrow]: { display: 'none' } },
})

/** The list itself: all of the frame, seen only once it is open. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  // Below 16 px iOS would zoom in.
  fontSize: size[17],
  color: vars.color.text,
  background: vars.color.raised,
  opacity: 0,
  cursor: 'pointer',
})

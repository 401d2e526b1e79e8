import { below769, canHover, from } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** An icon on phones; on wide screens it resembles the field that it opens. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space[8],
  minWidth: vars.target,
  minHeight: vars.target,
  border: '1px solid transparent',
  borderRadius: radius.round,
  color: color.text,
  background: 'none',
  fontSize: size[15],
  cursor: 'pointer',
  transition: `background-color ${duration.quick} ${easeOut}, border-color ${duration.quick} ${easeOut}`,
  '@media': {
    [below769]: { marginInline: '-4px -8px' },
    [from[1280]]: {
      minWidth: '220px',
      justifyContent: 'flex-start',
      paddingInline: space[16],
      borderColor: color.line,
      color: color.textMuted,
      background: color.surface,
    },
    [canHover]: {
      selectors: { '&:hover': { background: color.brandSubtle, borderColor: color.lineStrong } },
    },
  },
})

export const word = style({
  display: 'none',
  '@media': { [from[1280]]: { display: 'inline' } },
})

export const key = style({
  marginInlineStart: 'auto',
  minWidth: '22px',
  padding: '1px 6px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontFamily: 'inherit',
  fontSize: size[13],
  textAlign: 'center',
})

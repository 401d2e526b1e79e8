import { below769, from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** The list stands beside the form where there is room, else above it. */
export const frame = style({ position: 'relative', display: 'grid', gap: space[24] })

export const contents = style({
  '@media': {
    [below769]: { display: 'none' },
    [from[1280]]: {
      position: 'absolute',
      insetInlineStart: `calc(100% + ${space[48]})`,
      top: 0,
      bottom: 0,
      width: '208px',
    },
  },
})
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [from[1280]]: {
      position: 'sticky',
      top: space[48],
      flexDirection: 'column',
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
})
export const entry = style({
  display: 'block',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  fontSize: size[15],
  color: color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text, background: color.sunken } },
})

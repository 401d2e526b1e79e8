import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const column = style({
  display: 'none',
  '@media': {
    // Not on paper.
    [`screen and ${from[1025]}`]: {
      position: 'sticky',
      top: 0,
      display: 'grid',
      alignContent: 'start',
      gap: space[16],
      height: '100dvh',
      paddingInline: space[12],
      paddingBlock: space[32],
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${color.line}`,
    },
    print: { display: 'none' },
  },
})
export const name = style({
  paddingInline: space[12],
  fontFamily: vars.font.display,
  fontSize: size[20],
  overflowWrap: 'anywhere',
})
export const group = style({ display: 'grid', gap: space[4] })
export const title = style({
  paddingInline: space[12],
  fontSize: size[13],
  color: color.textMuted,
})
export const places = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })
export const place = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: space[12],
  borderRadius: radius.control,
  fontSize: size[15],
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="page"]': {
      background: color.sunken,
      color: color.brandText,
      fontWeight: weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

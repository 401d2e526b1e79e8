import { control } from '@ui/input/Input.css'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'grid' })
/** Composed here and not joined in the markup: which sheet comes last in a build must not matter. */
export const text = style([
  control,
  {
    paddingInlineEnd: `calc(${vars.target} + 8px)`,
    // Edge draws its own eye.
    '::-ms-reveal': { display: 'none' },
  },
])
export const toggle = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
})

import { control } from '@ui/input/Input.css'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative', display: 'grid' })
/**
 * Composed here instead of in the markup, so that the order of style sheets in a build does not
 * matter.
 */
export const text = style([
  control,
  {
    paddingInlineEnd: `calc(${vars.target} + 8px)`,
    // Hides Edge's own reveal button.
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

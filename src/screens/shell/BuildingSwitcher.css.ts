import { from } from '@ui/theme/breakpoints'
import { globalStyle, style } from '@vanilla-extract/css'

export const switcher = style({ minWidth: 0, flexShrink: 1 })

/** Longer lists scroll. */
globalStyle(`${switcher} [role="menu"]`, { maxHeight: '200px', overflowY: 'auto' })

export const name = style({
  display: 'block',
  maxWidth: '30vw',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from[769]]: { maxWidth: '20rem' } },
})

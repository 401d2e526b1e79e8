import { below769, from } from '@ui/theme/breakpoints'
import { leading, size } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

export const switcher = style({ minWidth: 0, flexShrink: 1 })

/** Longer lists scroll. */
globalStyle(`${switcher} [role="menu"]`, { maxHeight: '200px', overflowY: 'auto' })

/** The same in the dialog; what has the focus keeps the ring around it. */
export const choices = style({
  maxHeight: '200px',
  overflowY: 'auto',
  margin: '-4px',
  padding: '4px',
})

/** There each pixel is the name's. */
globalStyle(`${switcher} > button`, {
  '@media': { [below769]: { paddingInline: '4px', gap: '4px' } },
})

/** On a phone a name has two lines: it is what tells one where one is. */
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minWidth: 0,
  maxWidth: 'min(40vw, 11rem)',
  fontSize: size[13],
  lineHeight: leading.snug,
  textAlign: 'end',
  textWrap: 'balance',
  '@media': { [from[769]]: { maxWidth: '20rem', fontSize: size[15] } },
})

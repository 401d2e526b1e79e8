import { below1025, from } from '@ui/theme/breakpoints'
import { leading, size } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

export const switcher = style({ minWidth: 0, flexShrink: 1 })

/** Longer lists scroll. */
globalStyle(`${switcher} [role="menu"]`, { maxHeight: '200px', overflowY: 'auto' })

/** The same list in the dialog; the padding leaves room for focus rings. */
export const choices = style({
  maxHeight: '200px',
  overflowY: 'auto',
  margin: '-4px',
  padding: '4px',
})

/** On phones and tablets, the name gets all of the width. */
globalStyle(`${switcher} > button`, {
  '@media': { [below1025]: { paddingInline: '4px', gap: '4px' } },
})

/** There, two lines: the name tells users where they are. */
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
  '@media': { [from[1025]]: { maxWidth: '20rem', fontSize: size[15] } },
})

import { radius } from '@ui/theme/radii'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const mark = style({
  alignSelf: 'start',
  width: '40px',
  height: '40px',
  borderRadius: radius.round,
  background: color.sunken,
})

/** Unread in two ways that do not depend on colour: heavier words and the dot. */
export const unread = style({ background: color.brandSubtle })

/** Leaves room for the dot. */
export const title = style({
  paddingInlineEnd: '24px',
  fontSize: size[15],
  fontWeight: weight.regular,
  selectors: { [`${unread} &`]: { fontWeight: weight.strong } },
})

export const dot = style({
  position: 'absolute',
  insetBlockStart: '18px',
  insetInlineEnd: '16px',
  // Forced colours remove backgrounds, not borders.
  border: `5px solid ${color.brand}`,
  borderRadius: radius.round,
})

/** Preserves the line breaks of the input. */
export const quote = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

/** Two lines for the name, two for its text and one for the floor, at any font size (`CompanyGrid`). */
const rowHeight = '9.5rem'

export const list = style({ position: 'relative' })
/** Same layout as the measured rows, so that nothing moves once the companies and the size are known. */
export const unmeasured = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(383px, 100%), 1fr))',
  gridAutoRows: rowHeight,
  gap: space[24],
})
export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  height: rowHeight,
  minWidth: 0,
})
export const logo = style({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' })
export const floor = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

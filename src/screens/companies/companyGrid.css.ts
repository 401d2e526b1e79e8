import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const list = style({ position: 'relative' })
/** As the measured rows stand: nothing moves once their size is known. */
export const unmeasured = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(383px, 100%), 1fr))',
  gridAutoRows: '112px',
  gap: space[24],
})
export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  height: '112px',
  minWidth: 0,
})
export const logo = style({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' })
/** One line: the company's page has the rest. */
export const meta = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

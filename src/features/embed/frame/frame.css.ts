import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const frame = style({
  flex: 1,
  width: '100%',
  border: 0,
  // As in a browser tab, the background of a page is white.
  background: '#fff',
  colorScheme: 'light',
})

export const middle = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  padding: space[24],
})

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
})

/** For developers only, below the page. */
export const refused = style({
  maxHeight: '40%',
  overflow: 'auto',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  paddingInline: vars.gutter,
  paddingBottom: 'env(safe-area-inset-bottom)',
  fontSize: size[13],
})

export const refusedCount = style({ minHeight: vars.target, alignContent: 'center' })

export const refusedList = style({
  display: 'grid',
  gap: space[4],
  paddingBlockEnd: space[12],
  overflowWrap: 'anywhere',
})

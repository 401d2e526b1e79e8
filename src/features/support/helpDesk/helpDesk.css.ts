import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

/** One column of a comfortable line length. */
export const column = style({ display: 'grid', gap: space[24], maxWidth: '640px' })

/** On phones, the primary button is first, as in dialogs. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  '@media': {
    [from[480]]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'end' },
  },
})

import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { measure } from '@ui/theme/typeScale'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** The columns of a section: title and text beside each other where there is room. */
const columns = createVar()

/** Beside the picture of the sign-in. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
})

/** Below the header. */
export const page = style([
  column,
  {
    alignContent: 'start',
    maxWidth: '960px',
    boxSizing: 'content-box',
    paddingInline: vars.gutter,
    paddingBlock: `${space[32]} ${space[64]}`,
    '@media': {
      [from[769]]: {
        gap: space[48],
        vars: { [columns]: `minmax(0, 15rem) minmax(0, ${measure})` },
      },
      [from[1025]]: { paddingBlockStart: space[48] },
    },
  },
])

/** The arrow aligns with the text below it. */
export const back = style({ marginBlockEnd: `calc(${space[24]} * -1)` })

export const titles = style({ display: 'grid', minWidth: 0, gap: space[12] })

export const section = style({
  display: 'grid',
  gridTemplateColumns: fallbackVar(columns, 'minmax(0, 1fr)'),
  columnGap: space[32],
  rowGap: space[12],
  alignItems: 'start',
})

export const text = style({ display: 'grid', gap: space[12] })

export const list = style({
  display: 'grid',
  gap: space[12],
  listStyleType: 'disc',
  paddingInlineStart: space[24],
})

export const address = style({ overflowWrap: 'anywhere' })

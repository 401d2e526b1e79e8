import { createGlobalThemeContract } from '@vanilla-extract/css'
import { roles } from './roles'

/** The one theme contract. Values come at run time from `brandCss`; layout ones from `global.css.ts`. */
export const vars = createGlobalThemeContract(
  {
    color: roles,
    font: { text: 'font-text', display: 'font-display' },
    /** Least size of anything that can be pressed: 44 px. */
    target: 'target',
    /** Left and right page margin, growing with the viewport. */
    gutter: 'gutter',
    /** Where sticky bars dock: set it to the height of the header above them. */
    dock: 'dock',
  },
  (name) => `portico-${name}`,
)

import { createGlobalThemeContract } from '@vanilla-extract/css'
import { roles } from './roles'

/**
 * The theme contract. `brandCss` sets its values at run time; `global.css.ts` sets those for
 * layout.
 */
export const vars = createGlobalThemeContract(
  {
    color: roles,
    font: { text: 'font-text', display: 'font-display' },
    /** Minimum size of touch targets: 44 px. */
    target: 'target',
    /** Left and right page margin, which grows with the viewport. */
    gutter: 'gutter',
    /** Top offset of sticky bars: set it to the height of the header above them. */
    dock: 'dock',
  },
  (name) => `portico-${name}`,
)

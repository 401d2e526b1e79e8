import { style } from '@vanilla-extract/css'

/** For arrows: where one reads from right to left, they point the other way. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })

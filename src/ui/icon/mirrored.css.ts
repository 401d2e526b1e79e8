import { style } from '@vanilla-extract/css'

/** Mirrors arrows in right-to-left pages. */
export const mirrored = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })

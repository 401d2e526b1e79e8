/** How wide a page may be: three tiles of 442 px and what stands between them. */
const pageWidth = '1360px'

/** The page's margin on both sides, which grows once the page is full: whatever wears it is as wide as all the rest. */
export const gutterFrom = (least: string) => `max(${least}, (100% - ${pageWidth}) / 2)`

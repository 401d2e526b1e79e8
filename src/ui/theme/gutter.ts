/** Maximum width of a page: three tiles of 442 px and the gaps between them. */
const pageWidth = '1360px'

/**
 * The page's margin on both sides. It grows beyond the maximum width, so that everything that uses
 * it has the same width.
 */
export const gutterFrom = (least: string) => `max(${least}, (100% - ${pageWidth}) / 2)`

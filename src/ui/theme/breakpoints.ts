/** Media queries, mobile first. */
export const from = {
  480: '(min-width: 480px)',
  769: '(min-width: 769px)',
  1025: '(min-width: 1025px)',
  1280: '(min-width: 1280px)',
} as const

export const below480 = '(max-width: 479.98px)'
export const below769 = '(max-width: 768.98px)'
export const below1025 = '(max-width: 1024.98px)'
/** A pointer that can hover: prevents hover styles from sticking after a tap. */
export const canHover = '(hover: hover)'
export const forcedColors = '(forced-colors: active)'
export const moreContrast = '(prefers-contrast: more)'
/**
 * A phone in landscape, a highly zoomed window, or very large text: nothing may be sticky there.
 */
export const low = '(max-height: 479.98px)'

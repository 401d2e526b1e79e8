/** Media queries, mobile first. */
export const from = {
  480: '(min-width: 480px)',
  769: '(min-width: 769px)',
  1025: '(min-width: 1025px)',
} as const

export const below480 = '(max-width: 479.98px)'
export const below769 = '(max-width: 768.98px)'
/** A pointer that can hover: keeps hover looks from sticking after a tap. */
export const canHover = '(hover: hover)'
export const forcedColors = '(forced-colors: active)'
export const moreContrast = '(prefers-contrast: more)'
/** A phone on its side, a window that is zoomed in on far, or very large letters: nothing there may stand still. */
export const low = '(max-height: 479.98px)'

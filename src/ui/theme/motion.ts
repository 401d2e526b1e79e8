/**
 * Durations and the easing curve. `global.css.ts` disables all motion if the user prefers it
 * reduced.
 */
export const duration = { quick: '120ms', calm: '180ms', slow: '240ms' } as const
export const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Durations and the one curve. `global.css.ts` silences all of it under reduced motion. */
export const duration = { quick: '120ms', calm: '180ms', slow: '240ms' } as const
export const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

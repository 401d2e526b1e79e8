/** Stacking order outside the top layer. */
export const layer = { docked: 10, header: 20, toast: 30, skip: 40 } as const

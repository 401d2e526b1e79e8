/** Corner radii by element. */
export const radius = { control: '6px', tile: '12px', dialog: '20px', round: '999px' } as const

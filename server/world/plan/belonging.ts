/** `1 booking belongs`, `2 bookings belong`. */
export const belonging = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun} belongs` : `${count} ${noun}s belong`

/** The moment of an instant in a document; null and `undefined` (not named) stay what they are. */
export const dateOf = (instant: string | null | undefined) =>
  typeof instant === 'string' ? new Date(instant) : instant

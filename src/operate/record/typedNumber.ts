/** A typed number, with a point or a comma; NaN for anything else, which no field allows. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** The same; null for an empty text. */
export const numberOrNull = (text: string): number | null =>
  text.trim() === '' ? null : numberIn(text)

/** A number as it is typed; an empty text for none. */
export const typed = (value: number | string | null): string =>
  value === null ? '' : String(value)

/** A calendar day: `2026-11-23`. Days compare and sort as strings. */
export type Day = string

/** `2026-11-23` → `2026-11`. */
export const monthOf = (day: Day): string => day.slice(0, 7)

/** Whether it is an existing day; `2026-02-30` is not. */
export function isDay(input: unknown): input is Day {
  if (typeof input !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(input)) return false
  const at = Date.parse(input)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(input)
}

/** A calendar day: `2026-11-23`. Days compare and sort as strings. */
export type Day = string

/** `2026-11-23` → `2026-11`. */
export const monthOf = (day: Day): string => day.slice(0, 7)

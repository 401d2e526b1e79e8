/** Four times of day with different light. */
export const daylights = ['dawn', 'noon', 'dusk', 'night'] as const
export type Daylight = (typeof daylights)[number]

/** The hour at which each starts, by the building's clock. */
const beginnings: readonly (readonly [hour: number, Daylight])[] = [
  [20, 'night'],
  [16, 'dusk'],
  [9, 'noon'],
  [5, 'dawn'],
]

const known = new Map<string, Intl.DateTimeFormat>()

function hoursIn(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', hourCycle: 'h23' } as const
  let hours = known.get(timeZone)
  try {
    hours ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  } catch {
    // An unknown time zone falls back to UTC, as for times.
    hours = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  }
  known.set(timeZone, hours)
  return hours
}

/** The time of day at a building. `now` is in milliseconds since the epoch. */
export function daylightAt(timeZone: string, now: number): Daylight {
  const hour = Number(hoursIn(timeZone).format(now))
  return beginnings.find(([from]) => hour >= from)?.[1] ?? 'night'
}

/**
 * Replaces `{daylight}` in a picture's address with the time of day; other addresses stay
 * unchanged.
 */
export const pictureIn = (address: string | null, daylight: Daylight): string | null =>
  address?.replaceAll('{daylight}', daylight) ?? null

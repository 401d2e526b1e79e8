/** The four lights of a day. */
export const daylights = ['dawn', 'noon', 'dusk', 'night'] as const
export type Daylight = (typeof daylights)[number]

/** The hour at which each begins, by the building's own clock. */
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
    // A zone that nobody knows: told in UTC, as the times are.
    hours = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  }
  known.set(timeZone, hours)
  return hours
}

/** The light over a building at a moment (milliseconds), by the clock on its wall. */
export function daylightAt(timeZone: string, now: number): Daylight {
  const hour = Number(hoursIn(timeZone).format(now))
  return beginnings.find(([from]) => hour >= from)?.[1] ?? 'night'
}

/** A picture that follows the day has `{daylight}` in its address; every other one stays as it is. */
export const pictureIn = (address: string | null, daylight: Daylight): string | null =>
  address?.replaceAll('{daylight}', daylight) ?? null

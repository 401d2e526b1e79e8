import type { Day } from './day'

const parts = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = parts.get(timeZone)
  if (known !== undefined) return known
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  let made: Intl.DateTimeFormat
  try {
    made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone })
  } catch {
    // An unknown time zone falls back to UTC, as for times.
    made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' })
  }
  parts.set(timeZone, made)
  return made
}

/** The day at a moment, by the clock of a time zone. */
export function dayIn(timeZone: string, at: Date | number): Day {
  const of = formatterOf(timeZone).formatToParts(at)
  const part = (type: string) => of.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

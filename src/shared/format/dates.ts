import { formatter } from './formatters'

/** `12h` in every language, or each language's own clock, as the deployment says. */
export type Clock = '12h' | 'locale'

const zones = new Map<string, string>()

/** A zone that this browser does not know would throw; the time is then told in UTC, and says so. */
export function knownZone(timeZone: string): string {
  const known = zones.get(timeZone)
  if (known !== undefined) return known
  let zone = 'UTC'
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    // Told in UTC.
  }
  zones.set(timeZone, zone)
  return zone
}

/** A moment as the building's clock shows it, in the words of a locale. */
export function dateLeaf(locale: string, iso: string, timeZone: string) {
  const date = new Date(iso)
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatter.date(locale, { timeZone: knownZone(timeZone), ...options }).format(date)
  return {
    iso,
    label: part({ dateStyle: 'full' }),
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
  }
}

function time(locale: string, timeZone: string, clock: Clock, zone?: 'short') {
  return formatter.date(locale, {
    timeZone: knownZone(timeZone),
    hour: 'numeric',
    minute: '2-digit',
    // `hour12` would begin the day at 0:00 AM in languages whose own clock begins it at 0:00.
    ...(clock === '12h' && { hourCycle: 'h12' }),
    timeZoneName: zone,
  })
}

/** The time with the zone's abbreviation. */
export function formatTime(locale: string, iso: string, timeZone: string, clock: Clock): string {
  return time(locale, timeZone, clock, 'short').format(new Date(iso))
}

/** The time alone, where its zone is said beside it. */
export function formatHour(locale: string, iso: string, timeZone: string, clock: Clock): string {
  return time(locale, timeZone, clock).format(new Date(iso))
}

/** Two times of one day, and what both have in common said once. */
export function formatTimes(
  locale: string,
  startAt: string,
  endAt: string,
  timeZone: string,
  clock: Clock,
): string {
  return time(locale, timeZone, clock, 'short').formatRange(new Date(startAt), new Date(endAt))
}

export function formatWeekday(locale: string, iso: string, timeZone: string): string {
  const options = { timeZone: knownZone(timeZone), weekday: 'long' } as const
  return formatter.date(locale, options).format(new Date(iso))
}

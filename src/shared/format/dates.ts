import { formatter } from './formatters'

/** `12h` in every language, or each language's own clock, by the deployment's setting. */
export type Clock = '12h' | 'locale'

/** A moment by the building's clock, formatted in a locale. */
export function dateLeaf(locale: string, iso: string, timeZone: string) {
  const date = new Date(iso)
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatter.date(locale, { timeZone, ...options }).format(date)
  return {
    iso,
    label: part({ dateStyle: 'full' }),
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
  }
}

/**
 * What a language calls the clock of a place whose zone it has no name for: `Intl` has only an offset there, such as
 * GMT−5. Other languages keep the offset, as is usual in them, or have a name.
 */
const localTime: Readonly<Record<string, string>> = {
  de: 'Ortszeit',
  es: 'hora local',
  fr: 'heure locale',
  pt: 'hora local',
}

/** A zone by its name instead of an offset; in German, a time before its zone has its “Uhr”. */
function zoneNamed(text: string, locale: string): string {
  const word = localTime[locale.slice(0, 2)]
  if (!word) return text
  const named = text.replaceAll(/(?:GMT|UTC)[-\u2212+][\d:]+/g, word)
  // MEZ, MESZ, OEZ, WEZ and the word; not AM.
  return word === localTime.de ? named.replace(/(:\d\d) (?=[MOW])/, '$1 Uhr ') : named
}

/** A time on one line: neither AM nor the zone, nor the number of a zone such as GMT-5, may begin the next one. */
const unbroken = (text: string) =>
  text.replaceAll(' ', '\u{a0}').replace(/(GMT|UTC)-(?=\d)/, '$1\u{2212}')

function time(locale: string, timeZone: string, clock: Clock, zone?: 'short') {
  const { format, formatRange } = formatter.date(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    // `hour12` would format midnight as 0:00 AM in languages whose clock starts at 0:00.
    ...(clock === '12h' && { hourCycle: 'h12' }),
    timeZoneName: zone,
  })
  const shown = (text: string) => unbroken(zone ? zoneNamed(text, locale) : text)
  return {
    format: (at: Date) => shown(format(at)),
    formatRange: (from: Date, to: Date) => shown(formatRange(from, to)),
  }
}

/** The time with the zone's abbreviation. */
export function formatTime(locale: string, iso: string, timeZone: string, clock: Clock): string {
  return time(locale, timeZone, clock, 'short').format(new Date(iso))
}

/** The time without its zone, for places that name the zone separately. */
export function formatHour(locale: string, iso: string, timeZone: string, clock: Clock): string {
  return time(locale, timeZone, clock).format(new Date(iso))
}

/** Two times of one day; shared parts appear once. */
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
  const options = { timeZone, weekday: 'long' } as const
  return formatter.date(locale, options).format(new Date(iso))
}

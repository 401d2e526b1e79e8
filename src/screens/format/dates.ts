/** A moment as the building's clock shows it, in the words of a locale. */
export function dateLeaf(locale: string, iso: string, timeZone: string) {
  const date = new Date(iso)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date)
  return {
    iso,
    label: part({ dateStyle: 'full' }),
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
  }
}

/** 12-hour time with the zone's abbreviation, as product section 9 has it. */
export function formatTime(locale: string, iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).format(new Date(iso))
}

export function formatWeekday(locale: string, iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(new Date(iso))
}

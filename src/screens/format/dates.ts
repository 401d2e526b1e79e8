/** A zone that this browser does not know would throw; the time is then told in UTC, and says so. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** A moment as the building's clock shows it, in the words of a locale. */
export function dateLeaf(locale: string, iso: string, timeZone: string) {
  const date = new Date(iso)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: knownZone(timeZone), ...options }).format(date)
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
    timeZone: knownZone(timeZone),
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).format(new Date(iso))
}

export function formatWeekday(locale: string, iso: string, timeZone: string): string {
  const options = { timeZone: knownZone(timeZone), weekday: 'long' } as const
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso))
}

/** From when to when, or when it starts, by the building's clock. */
export function timesIn(
  locale: string,
  timeZone: string,
  startAt: Date,
  endAt: Date | null,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return endAt === null || endAt <= startAt
    ? format.format(startAt)
    : format.formatRange(startAt, endAt)
}

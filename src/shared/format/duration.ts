import { formatter } from './formatters'

const minuteMs = 60_000

/** A duration, such as `2 hours 30 minutes`; null without a start, or without an end after it. */
export function formatDuration(
  locale: string,
  startAt: string | null | undefined,
  endAt: string | null | undefined,
): string | null {
  const minutes = Math.round((Date.parse(endAt ?? '') - Date.parse(startAt ?? '')) / minuteMs)
  if (!(minutes > 0)) return null
  const inUnit = (unit: 'hour' | 'minute', amount: number) =>
    amount === 0
      ? []
      : [formatter.number(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)]
  return [...inUnit('hour', Math.floor(minutes / 60)), ...inUnit('minute', minutes % 60)].join(' ')
}

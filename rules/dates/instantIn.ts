const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  formatters.set(timeZone, made)
  return made
}

/** The date and time of a moment by the clock of a time zone, as a field for both has it: `2026-11-23T09:30`. */
export function localTimeIn(timeZone: string, at: Date): string {
  const parts = formatterOf(timeZone).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const minuteMs = 60_000

/**
 * The moment at which the clock of a time zone shows a time such as `2026-11-23T09:30`; the first of two when the clock
 * is set back, and the moment after the gap when it is set forward. Null for a text that is no such time.
 */
export function instantIn(timeZone: string, local: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return null
  const shown = (at: number) => Date.parse(`${localTimeIn(timeZone, new Date(at))}Z`)
  // The offsets a day before and after are those around a change of the clock.
  const offsets = [-1, 1].map((days) => {
    const at = wanted + days * 24 * 60 * minuteMs
    return shown(at) - at
  })
  const moments = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b)
  const exact = moments.find((at) => shown(at) === wanted)
  return new Date(exact ?? moments.at(-1) ?? wanted)
}

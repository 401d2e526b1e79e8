import type { FormattedTexts } from '@contract/rendering'

type Formatter = { format: (...values: never[]) => string }

const stored = new Map<string, object>()
/** What the server has formatted for this page. */
let known: FormattedTexts = {}
/** What is formatted while a page is rendered. */
let recorded: FormattedTexts | null = null

/**
 * Uses these texts instead of formatting the same values again. On a slow phone the first formatter
 * of currencies takes a tenth of a second.
 */
export function reuseFormatted(texts: FormattedTexts): void {
  known = texts
}

/** All texts that are formatted until `work` settles. Must not overlap with another recording. */
export async function recordFormatted<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; formatted: FormattedTexts }> {
  const formatted: FormattedTexts = {}
  recorded = formatted
  try {
    return { result: await work(), formatted }
  } finally {
    recorded = null
  }
}

function once<Made extends object>(key: string, make: () => Made): Made {
  const found = (stored.get(key) as Made | undefined) ?? make()
  stored.set(key, found)
  return found
}

/** Formats with what `create` returns, which is created for the first text that is not known. */
function lazily<Made extends Formatter>(key: string, create: () => Made) {
  return (values: string | number, format: (made: Made) => string): string => {
    const text = known[key]?.[values] ?? format(once(`${key} itself`, create))
    if (recorded !== null) {
      recorded[key] ??= {}
      recorded[key][values] = text
    }
    return text
  }
}

const keyOf = (kind: string, locale: string, options: object) =>
  `${kind} ${locale} ${JSON.stringify(options)}`

/** Cached `Intl` formatters, created when they are first needed: that is slower than formatting. */
export const formatter = {
  /** A zone that this browser does not support is formatted as UTC, and labelled as such. */
  date: (locale: string, options: Intl.DateTimeFormatOptions) => {
    const key = keyOf('date', locale, options)
    return once(key, () => {
      const text = lazily(key, () => {
        const { timeZone } = options
        const zone = timeZone === undefined ? {} : { timeZone: knownZone(timeZone) }
        return new Intl.DateTimeFormat(locale, { ...options, ...zone })
      })
      return {
        format: (at: Date) => text(at.getTime(), (made) => made.format(at)),
        formatRange: (from: Date, to: Date) =>
          text(`${from.getTime()}-${to.getTime()}`, (made) => made.formatRange(from, to)),
      }
    })
  },
  number: (locale: string, options: Intl.NumberFormatOptions) => {
    const key = keyOf('number', locale, options)
    return once(key, () => {
      const text = lazily(key, () => new Intl.NumberFormat(locale, options))
      return { format: (amount: number) => text(amount, (made) => made.format(amount)) }
    })
  },
  relative: (locale: string, options: Intl.RelativeTimeFormatOptions) => {
    const key = keyOf('relative', locale, options)
    return once(key, () => {
      const text = lazily(key, () => new Intl.RelativeTimeFormat(locale, options))
      return {
        format: (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
          text(`${amount} ${unit}`, (made) => made.format(amount, unit)),
      }
    })
  },
  names: (locale: string, options: Intl.DisplayNamesOptions) =>
    once(keyOf('names', locale, options), () => new Intl.DisplayNames(locale, options)),
}

const zones = new Map<string, string>()

/** The time zone, or UTC if this browser does not support it, as `Intl` would throw. */
export function knownZone(timeZone: string): string {
  const found = zones.get(timeZone)
  if (found !== undefined) return found
  let zone = 'UTC'
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    // Falls back to UTC.
  }
  zones.set(timeZone, zone)
  return zone
}

type Formatter =
  | Intl.DateTimeFormat
  | Intl.NumberFormat
  | Intl.DisplayNames
  | Intl.RelativeTimeFormat

const stored = new Map<string, Formatter>()

function once<Made extends Formatter>(
  kind: string,
  locale: string,
  options: object,
  make: () => Made,
): Made {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  const known = (stored.get(key) as Made | undefined) ?? make()
  stored.set(key, known)
  return known
}

/** Cached `Intl` formatters: creating one is slower than formatting with it. */
export const formatter = {
  date: (locale: string, options: Intl.DateTimeFormatOptions) =>
    once('date', locale, options, () => new Intl.DateTimeFormat(locale, options)),
  number: (locale: string, options: Intl.NumberFormatOptions) =>
    once('number', locale, options, () => new Intl.NumberFormat(locale, options)),
  relative: (locale: string, options: Intl.RelativeTimeFormatOptions) =>
    once('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options)),
  names: (locale: string, options: Intl.DisplayNamesOptions) =>
    once('names', locale, options, () => new Intl.DisplayNames(locale, options)),
}

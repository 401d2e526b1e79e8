/** Maximum length of the text that is scrubbed, and of the result. */
const maxRead = 2000
const maxLeft = 300

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi
const address = /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'`<>()]+/gi
const unquoted = /[^\s"'`<>(),;]+/gu
/** Quotation marks, each with those that may close it. */
const closing: Record<string, string> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“”',
  '«': '»',
  '‘': '’',
}
/** `ada (at) house [dot] test` and `ada at house dot test`; blanks are single by then. */
const spelledSign = / ?[([{] ?(at|dot) ?[)\]}] ?/gi
const spelledAddress = / at ([^ ]{1,64}) dot /gi
const credentials = /\b(bearer|basic) [^\s,;]+/gi
const apiKey = /\b(?:sk|pk|rk|whsec|gh[opsu]|github_pat|glpat|xox[a-z]|npm|shpat)[_-][\w-]{6,}/gi
const token = /[\w+/=-]{24,}(?:\.[\w+/=-]+)*/g
const number = /\+?\d[\d\s()./-]*\d{2}|\d{3,}/g

/**
 * Removes what may be personal from an error's message: quoted values, addresses, tokens, numbers
 * of three or more digits, words that mix letters and digits like passwords, and `known`, which is
 * text that the user has typed or their personal data. Of URLs, host and path remain.
 */
export function scrubText(text: string, known: readonly string[] = []): string {
  const urls: string[] = []
  const named = withoutKnown(
    text
      .slice(0, maxRead)
      .normalize('NFKC')
      .replaceAll(/[\s¤]+/g, ' '),
    known,
  )
    // Placeholders protect each URL from the following replacements.
    .replaceAll(address, (url) => `¤${urls.push(scrubUrl(url)) - 1}¤`)
  const scrubbed = withoutQuoted(named)
    .replaceAll(spelledSign, (_, sign: string) => (sign.toLowerCase() === 'at' ? '@' : '.'))
    .replaceAll(spelledAddress, '@$1.')
    .replaceAll(unquoted, withoutMailbox)
    .replaceAll(credentials, '$1 [token]')
    .replaceAll(apiKey, '[token]')
    .replaceAll(uuid, '[id]')
    .replaceAll(token, '[token]')
    .split(' ')
    .map((word) => (isMixed(word) ? '[value]' : word))
    .join(' ')
    .replaceAll(number, '[number]')
    .replaceAll(/¤(\d+)¤/g, (_, index: string) => urls[Number(index)] ?? '')
  return scrubbed.slice(0, maxLeft)
}

/** Matches `Hunter2!` and `abc12345`, but neither `v2` nor our own placeholders. */
function isMixed(word: string): boolean {
  return word.length >= 5 && !word.includes('¤') && /\p{L}/u.test(word) && /\d/.test(word)
}

function withoutQuoted(text: string): string {
  let scrubbed = ''
  const missing = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at)
    const ends = (closing[mark] ?? '').split('').flatMap((end) => {
      const found = missing.has(end) ? -1 : text.indexOf(end, at + 1)
      if (found === -1) missing.add(end)
      return found === -1 ? [] : found
    })
    scrubbed += ends.length === 0 ? mark : '[value]'
    if (ends.length > 0) at = Math.min(...ends)
  }
  return scrubbed
}

/** A word with an `@` between two others, from the last colon before it. */
function withoutMailbox(text: string): string {
  const at = text.indexOf('@', 1)
  const start = text.lastIndexOf(':', at) + 1
  return at === -1 || at === text.length - 1 || start === at
    ? text
    : `${text.slice(0, start)}[address]`
}

function withoutKnown(text: string, known: readonly string[]): string {
  return known
    .map((value) => value.normalize('NFKC'))
    .filter((value) => value.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, value) => rest.replaceAll(value, '[value]'), text)
}

/** Host and path of a URL, without user, query, fragment and identifiers in the path. */
export function scrubUrl(url: string): string {
  if (!URL.canParse(url)) return '[url]'
  const { protocol, host, pathname } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) ? `${host}${scrubPath(pathname)}` : '[url]'
}

/** A path reduced to plain words: `/content/:id`. */
export function scrubPath(pathname: string): string {
  const segments = pathname.split('/').slice(1, 13)
  return `/${segments.map((segment) => (isPlain(segment) ? segment : ':id')).join('/')}`
}

const isPlain = (segment: string) => /^([a-z]{1,30}(-[a-z]{1,30}){0,4}|v\d)?$/.test(segment)

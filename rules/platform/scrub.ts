/** Maximum length of the text that is scrubbed, and of the result. */
const maxRead = 2000
const maxLeft = 300

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi
const address = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>()]+/gi
const mailbox = /[^\s"'`<>(),;:]+@[^\s"'`<>(),;]+/gu
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|„[^“”]*[“”]|«[^»]*»|‘[^’]*’/gu
const token = /[\w+/=-]{24,}(?:\.[\w+/=-]+)*/g
const number = /\+?\d[\d\s()./-]*\d{2}|\d{3,}/g

/**
 * Removes what may be personal from an error's message: quoted values, addresses, tokens, numbers
 * of three or more digits, words that mix letters and digits like passwords, and `known`, which is
 * text that the user has typed or their personal data. Of URLs, host and path remain.
 */
export function scrubText(text: string, known: readonly string[] = []): string {
  const urls: string[] = []
  const scrubbed = withoutKnown(text.slice(0, maxRead).replaceAll(/[\s¤]+/g, ' '), known)
    // Placeholders protect each URL from the following replacements.
    .replaceAll(address, (url) => `¤${urls.push(scrubUrl(url)) - 1}¤`)
    .replaceAll(quoted, '[value]')
    .replaceAll(mailbox, '[address]')
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

function withoutKnown(text: string, known: readonly string[]): string {
  return known
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

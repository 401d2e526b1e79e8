import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../platform/refusal'

/** The fifty thousand or so most frequently leaked passwords. */
const common = new Set(dictionary['passwords-common'])

/**
 * Estimates guesses from patterns: words, names, keyboard rows, dates, repeats. Its time grows fast with the length of
 * a hostile password, so it reads only the first twenty characters; further ones only make a password stronger.
 */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 20 })
/** On a scale of 0 to 4. A score of 3 means about 10^8 guesses, which a slow hash makes expensive. */
const minScore = 3

/** What a password should not contain: the address it belongs to, and the name of the brand. */
export type Personal = { email: string; brand: string }
/** Where a password is chosen; the demo's own accounts have a published one. */
export type PasswordPlace = Personal & { isDemo: boolean }

/** The words of the password that the documentation of the demo publishes, without what surrounds them. */
const published = 'porticodemo'

const leet: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const unleet = (text: string) => text.replaceAll(/[@4839!10$57]/g, (sign) => leet[sign] ?? sign)

/** Up to this many digits and symbols around a common word do not make a password strong. */
const maxAffixes = 8
const lettersAtLeast = 4

/**
 * The words to look up for a password. Users often satisfy the rules with a leading capital and a trailing `1!`. So the
 * word is also tried without digits and symbols around it, and with letters for look-alike characters (`@` for `a`).
 */
function messagesIn(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase()
  const unsigned = /[\p{L}\d].*[\p{L}\d]|[\p{L}\d]/su.exec(lower)?.[0] ?? ''
  const word = /\p{L}.*\p{L}|\p{L}/su.exec(lower)?.[0] ?? ''
  const plain = [lower, unsigned]
  if (lower.length - word.length <= maxAffixes) plain.push(word)
  const spelled = plain.flatMap((text) => [
    text,
    unleet(text),
    // `1` and `!` may stand for `l` as well as for `i`.
    unleet(text.replaceAll(/[1!]/g, 'l')),
  ])
  return [...new Set([...spelled, ...spelled.map((text) => text.replaceAll(/[^\p{L}\d]/gu, ''))])]
}

function personalTerms({ email, brand }: Personal): string[] {
  // Of the domain, only the part before its first dot: the company.
  const own = email.replace(/(@[^.]*).*/, '$1')
  return `${own} ${brand}`
    .toLowerCase()
    .split(/\P{L}/u)
    .filter((word) => word.length >= 3)
}

export function isCommon(password: string, personal: Personal): boolean {
  const words = messagesIn(password)
  if (words.some((word) => common.has(word))) return true
  const own = personalTerms(personal)
  return words.some((word) => {
    const rest = own.reduce((left, part) => left.replaceAll(part, ''), word)
    return rest !== word && rest.replaceAll(/\P{L}/gu, '').length < lettersAtLeast
  })
}

/** Whether a password that is not a common one could still be found in few guesses, such as `Aa1!aaaa`. */
export function isGuessable(password: string, personal: Personal): boolean {
  const plain = password.normalize('NFKC')
  return estimator.check(plain, [personal.email, ...personalTerms(personal)]).score < minScore
}

/** Refuses a password that an attacker would try early. `path` is the field it was entered in. */
export function refuseWeak(
  password: string,
  { isDemo, ...personal }: PasswordPlace,
  path: string,
): void {
  const isPublished = !isDemo && messagesIn(password).some((word) => word.includes(published))
  if (!isPublished && !isCommon(password, personal) && !isGuessable(password, personal)) return
  throw new Refusal('password_too_weak', {
    errors: [{ path, code: 'password_too_weak', message: 'Too easy to guess' }],
  })
}

const maxLength = { address: 254, local: 64, label: 63 }

/**
 * Dot-separated atoms, of the characters that mail servers accept without quotes (RFC 5322,
 * dot-atom).
 */
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/**
 * Letters and digits of any script; other characters that hosts may have are not valid in a domain.
 */
const domain = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** Characters without a shape, such as zero-width spaces and direction marks, that are copied along with an address. */
const invisible = /\p{Cf}/gu
const fullWidth = /[\uff01-\uff5e]/g

/** Normalises a typed address or domain for sending and comparing; `addressOf` checks whether it is valid. */
export function normaliseEmail(input: string): string {
  return input
    .replace(invisible, '')
    .replace(fullWidth, (letter) => letter.normalize('NFKC'))
    .trim()
    .toLowerCase()
}

/**
 * An e-mail address in canonical form: lower case, with an international domain in ASCII (`xn--…`),
 * by which it is registered and looked up. Null if it is invalid. Server and browser share this
 * rule.
 */
export function addressOf(input: string): string | null {
  // Checked first, because longer input could take long to process.
  if (input.length > 4 * maxLength.address) return null
  const text = normaliseEmail(input)
  const at = text.lastIndexOf('@')
  const [name, host] = [text.slice(0, at), asciiDomain(text.slice(at + 1))]
  if (at < 1 || name.length > maxLength.local || !local.test(name) || host === null) return null
  const address = `${name}@${host}`
  return address.length > maxLength.address ? null : address
}

/** Whether it is a valid address, for browser and server alike. */
export function isEmail(input: string): boolean {
  return addressOf(input) !== null
}

/** Whether both are the same address, regardless of spelling. */
export function isSameEmail(one: string, other: string): boolean {
  const address = addressOf(one)
  return address === null ? one === other : address === addressOf(other)
}

/** The domain of an address, unchanged. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** A domain in lower case and ASCII; null if it is invalid, such as an IP address. */
export function asciiDomain(input: string): string | null {
  const text = normaliseEmail(input)
  if (text.length > maxLength.address || !domain.test(text)) return null
  const url = `http://${text}`
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const labels = host.split('.')
  const isGood = labels.every((each) => each.length <= maxLength.label && label.test(each))
  return labels.length > 1 && isGood && /[a-z]/.test(labels.at(-1) ?? '') ? host : null
}

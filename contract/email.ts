const maxLength = { address: 254, local: 64, label: 63 }

/** Words with dots between them, of the signs that a mail server takes without quotes (RFC 5322, dot-atom). */
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** Letters and digits of any language. What else a host could have is none of a domain. */
const domain = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/** What was typed as an address, as it is sent and compared; whether it is an address, `addressOf` says. */
export function normaliseEmail(input: string): string {
  return input.trim().toLowerCase()
}

/**
 * An e-mail address as everybody of ours writes it: in lower case, an international domain in its ASCII form
 * (`xn--…`), by which it is registered and looked up. Null if it is none. One rule for browser and server.
 */
export function addressOf(input: string): string | null {
  // Before anything looks at it: what is longer may take its time.
  if (input.length > 4 * maxLength.address) return null
  const text = normaliseEmail(input)
  const at = text.lastIndexOf('@')
  const [name, host] = [text.slice(0, at), asciiDomain(text.slice(at + 1))]
  if (at < 1 || name.length > maxLength.local || !local.test(name) || host === null) return null
  const address = `${name}@${host}`
  return address.length > maxLength.address ? null : address
}

/** Whether it is an address, for browser and server alike. */
export function isEmail(input: string): boolean {
  return addressOf(input) !== null
}

/** Whether both are one address, however they are written. */
export function isSameEmail(one: string, other: string): boolean {
  const address = addressOf(one)
  return address === null ? one === other : address === addressOf(other)
}

/** The domain of an address, as it is written there. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** A domain in lower case and ASCII; null if it is none, such as the number of a host. */
export function asciiDomain(input: string): string | null {
  const text = input.trim().toLowerCase()
  if (text.length > maxLength.address || !domain.test(text)) return null
  const url = `http://${text}`
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const labels = host.split('.')
  const isGood = labels.every((each) => each.length <= maxLength.label && label.test(each))
  return labels.length > 1 && isGood && /[a-z]/.test(labels.at(-1) ?? '') ? host : null
}

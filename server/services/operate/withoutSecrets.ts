type Fields = Record<string, unknown>

/** Fields that must not be stored, whichever record they are in. */
const secretField = /password|secret|token|hash|certificate/i
/** Parameters of a URL that grant access to those who know them. */
const secretParameter =
  /token|secret|passw|pwd|pass$|key$|signature|^sig$|credential|authorization|^auth$|^code$|^jwt$|assertion|session|^sid$|hmac|^otp$|^pin$|samlresponse/i
const mask = '***'
/** A URL may contain another one as a parameter, and that one a third. */
const maxNested = 3

/** A record without the fields that are secrets, and without the secrets inside of its URLs, at any depth. */
export function withoutSecrets(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !secretField.test(name))
      .map(([name, value]) => [name, plain(value)]),
  )
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return maskUrls(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return withoutSecrets(value as Fields)
}

/** Masks the passwords and secret parameters of every URL in a text. Names stay, so that the log shows what changed. */
export function maskUrls(text: string, nested = 0): string {
  return text
    .replaceAll(/(:\/\/)([^\s/?#@]{1,1000})@/g, (_, scheme: string, user: string) => {
      const [name, ...password] = user.split(':')
      // Without a password, the name may be a token.
      return `${scheme}${password.length > 0 ? `${name}:${mask}` : mask}@`
    })
    .replaceAll(
      /([?&#;])([^=?&#;\s]{1,200})=([^&#;\s"'<>]*)/g,
      (whole, sign: string, name: string, value: string) => {
        if (value === '') return whole
        if (secretParameter.test(decoded(name))) return `${sign}${name}=${mask}`
        const inner = decoded(value)
        const masked = nested < maxNested ? maskUrls(inner, nested + 1) : mask
        return masked === inner ? whole : `${sign}${name}=${encodeURIComponent(masked)}`
      },
    )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The configuration of a provider is incomplete. The message is logged in full for the operator. */
export class ProviderSetupError extends Error {}

/** A provider names no address. The message has the names of what it sent, and no values. */
export class MissingAddressError extends Error {
  constructor(attributes: readonly string[]) {
    const names = attributes.map((name) => name.replaceAll(/[^\w:/.-]/g, '').slice(0, 100))
    super(`No attribute is an address; it sent: ${names.slice(0, 50).join(', ') || 'none'}`)
  }
}

/** Messages of node-saml and of our own SAML checks that quote no received data, so they may be logged. */
const safeBeginnings = [
  'Invalid signature',
  'Invalid document signature',
  'SAML assertion expired',
  'SAML assertion not yet valid',
  'SAML assertion audience mismatch',
  'SAML assertion has no AudienceRestriction',
  'InResponseTo is not valid',
  'InResponseTo is missing',
  'SubjectInResponseTo is not valid',
  'No valid subject confirmation',
  'Missing SAML assertion',
  'A document type has no place',
  'Signed by an algorithm that is not known or weak',
  'The document is not well-formed',
  'The answer is too large',
  'The work had to be stopped',
  'Too much work is waiting',
  'The issuer is another one',
  'No confirmation is for us and this request',
]

/** Why a provider failed, for the log. It contains no received data. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (error instanceof ProviderSetupError || error instanceof MissingAddressError)
    return error.message
  const safe = safeBeginnings.find((beginning) => error.message.startsWith(beginning))
  if (safe !== undefined) return safe
  // `invalid_grant` and the like; otherwise the code of the failed check, or of the connection.
  const codes = [field(error, 'error'), field(error.cause, 'code'), field(error, 'code')]
  return codes.find((code) => code !== null) ?? error.name
}

function field(of: unknown, name: string): string | null {
  if (typeof of !== 'object' || of === null || !(name in of)) return null
  const value = (of as Record<string, unknown>)[name]
  return typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : null
}

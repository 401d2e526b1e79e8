import { createHash, createPublicKey, X509Certificate } from 'node:crypto'

/** A certificate or key of a SAML provider. A bare key does not expire, and has no end. */
export type SigningKey = { fingerprint: string; end: Date | null }

/** @returns null for one that cannot be read */
export function signingKeyOf(pem: string): SigningKey | null {
  try {
    const isCertificate = pem.includes('CERTIFICATE')
    const end = isCertificate ? new Date(new X509Certificate(pem).validTo) : null
    if (!isCertificate) createPublicKey(pem)
    return { fingerprint: fingerprintOf(pem), end }
  } catch {
    return null
  }
}

/** The SHA-256 of a certificate or key, in hexadecimal: what a provider's own pages show of it. */
export function fingerprintOf(pem: string): string {
  const bytes = Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  return createHash('sha256').update(bytes).digest('hex')
}

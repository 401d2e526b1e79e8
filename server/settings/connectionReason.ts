const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'nothing answers in time',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host cannot be looked up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Why a service could not be reached, from the error or its cause; null for any other error. */
export function connectionReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return 'nothing answers in time'
  const { code } = error as NodeJS.ErrnoException
  // Nodemailer has codes of its own, and the system's in its message.
  const known = Object.keys(reasons).find((each) => each === code || error.message.includes(each))
  if (known !== undefined) return reasons[known] ?? null
  // `fetch` and a connection that tries several addresses wrap the actual error.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return connectionReason(error.cause ?? first)
}

/** A service that we depend on, such as the file store, does not respond. Callers should retry later. */
export class OutageError extends Error {}

/** Node's codes: the peer is unreachable, or has closed the connection. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** PostgreSQL's codes: connection exceptions, too many connections, shutting down, crashed, starting. */
const databaseCode = /^(08...|53300|57P0[1-3])$/
/** The driver's own errors have no code. */
const driverMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether an error, or one of its causes, means that a service is unavailable: the same call may succeed later. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (cause instanceof OutageError || driverMessage.test(cause.message)) return true
    if (code !== undefined && (socketCodes.has(code) || databaseCode.test(code))) return true
  }
  return false
}

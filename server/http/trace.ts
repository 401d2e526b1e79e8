import { randomBytes } from 'node:crypto'

const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The trace id of a W3C `traceparent` header; a new one if there is none that is well formed. */
export function traceIdFrom(header: string | undefined): string {
  const given = header === undefined ? null : traceparent.exec(header)?.[1]
  return given && !/^0+$/.test(given) ? given : randomBytes(16).toString('hex')
}

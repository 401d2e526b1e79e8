/**
 * How far the server's clock is ahead of this device's, in milliseconds. The `Date` header has a
 * resolution of one second.
 */
let offset = 0

export function rememberServerDate(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) offset = at - Date.now()
}

/** Below two seconds, the difference may come from latency and from the header's rounding. */
const toleranceMs = 2000

export const clockOffset = (): number => (Math.abs(offset) < toleranceMs ? 0 : offset)

/** How far the server's clock is ahead of this device's, in milliseconds; a reply tells it to the second. */
let offset = 0

export function rememberServerDate(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) offset = at - Date.now()
}

/** Less than two seconds may be the way of the reply, and how the header is rounded. */
const toleranceMs = 2000

export const clockOffset = (): number => (Math.abs(offset) < toleranceMs ? 0 : offset)

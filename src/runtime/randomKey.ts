/**
 * A key that nobody guesses. `crypto.randomUUID` exists in secure contexts only; a kiosk may run on plain
 * HTTP in a LAN.
 */
export function randomKey(): string {
  const parts = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36))
  return parts.join('-')
}

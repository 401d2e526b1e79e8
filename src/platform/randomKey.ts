/** A random key in the form of a version 4 UUID. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * An unguessable key. `crypto.randomUUID` exists only in secure contexts; a kiosk may run on plain
 * HTTP in a LAN.
 */
export function randomKey(): string {
  const parts = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36))
  return parts.join('-')
}

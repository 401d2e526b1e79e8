/** A number from 0 up to 1 that depends on the text alone, and spreads over many texts (FNV-1a). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) / 2 ** 32
}

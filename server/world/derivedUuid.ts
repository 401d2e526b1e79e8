import { createHash } from 'node:crypto'

/** The same uuid (version 8) for the same name, such as `building/meridian`, in every database. */
export function derivedUuid(name: string): string {
  const hex = createHash('sha256').update(`portico/${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

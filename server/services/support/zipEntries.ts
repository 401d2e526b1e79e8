import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
/** The length of the end record and of the longest comment after it. */
const searchedBytes = 22 + 65_535
const maxEntries = 5000
const inflate = promisify(inflateRaw)

export type ZipEntry = { name: string; method: number; compressedSize: number; at: number }

/** The names in a ZIP archive, or null if the bytes are not one. */
export function zipEntries(bytes: Uint8Array): string[] | null {
  return zipDirectory(bytes)?.map(({ name }) => name) ?? null
}

/**
 * The whole directory of a ZIP archive. Null if the file is no archive, has more entries than any document, or is one
 * that programs would read differently: its directory has another length than declared, or its names differ from those
 * of the entries. Nothing is decompressed.
 */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) return null
  const entries: ZipEntry[] = []
  const start = view.getUint32(end + 16, true)
  let at = start
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) return null
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    if (name.includes(0) || !name.equals(localName(bytes, view, local))) return null
    entries.push({
      name: name.toString('utf8'),
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      at: local,
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at - start === view.getUint32(end + 12, true) ? entries : null
}

/** The name in front of an entry's content; some programs use it, and others the directory. */
function localName(bytes: Uint8Array, view: DataView, at: number): Buffer {
  if (at + 30 > bytes.byteLength || view.getUint32(at, true) !== localEntry) return Buffer.alloc(0)
  const length = view.getUint16(at + 26, true)
  return Buffer.from(bytes.subarray(at + 30, at + 30 + length))
}

/** The decompressed content of an entry of at most `most` bytes; null if it cannot be read. */
export async function inflateEntry(
  bytes: Uint8Array,
  { method, compressedSize, at }: ZipEntry,
  most: number,
): Promise<Buffer | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.byteLength || view.getUint32(at, true) !== localEntry) return null
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const content = bytes.subarray(from, from + compressedSize)
  if (method === 0) return content.byteLength > most ? null : Buffer.from(content)
  if (method !== 8) return null
  return inflate(content, { maxOutputLength: most }).catch(() => null)
}

function endRecord(view: DataView): number | null {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - searchedBytes); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return null
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
/** The record at the end and the longest comment that may follow it. */
const searchedBytes = 22 + 65_535
const entriesAtMost = 5000

/**
 * The names in a ZIP archive, or null if it is none. Only its directory is read: nothing is unpacked that
 * could turn out to be endless.
 */
export function zipEntries(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === null) return null
  const count = Math.min(view.getUint16(end + 10, true), entriesAtMost)
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) return null
    const nameLength = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + 46, at + 46 + nameLength)
    names.push(Buffer.from(name).toString('utf8'))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function endRecord(view: DataView): number | null {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - searchedBytes); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return null
}

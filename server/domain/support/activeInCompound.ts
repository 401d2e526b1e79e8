/** Entries of the directory of an OLE container begin at such places and are as long. */
const entryBytes = 128
const nameBytesAt = 64
const kindAt = 66
const kinds = [1, 2]

const active = new Map([
  ['VBA', 'macros'],
  ['Macros', 'macros'],
  ['_VBA_PROJECT_CUR', 'macros'],
  ['ObjectPool', 'embedded objects'],
  ['\u0001Ole10Native', 'an embedded file'],
])
/** Of every project of macros, and of nothing else. */
const project = Buffer.from('_VBA_PROJECT', 'utf16le')

/** Storages and streams of a Word document that hold macros or what was put into it. */
export function activeInCompound(bytes: Buffer): string | null {
  if (bytes.includes(project)) return 'macros'
  for (let at = 512; at + entryBytes <= bytes.length; at += entryBytes) {
    const length = bytes.readUInt16LE(at + nameBytesAt)
    if (length < 4 || length > 64 || !kinds.includes(bytes[at + kindAt] ?? 0)) continue
    const found = active.get(bytes.toString('utf16le', at, at + length - 2))
    if (found !== undefined) return found
  }
  return null
}

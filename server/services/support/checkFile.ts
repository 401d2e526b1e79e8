import { readFile } from 'node:fs/promises'
import type { AttachedFile, AttachmentCheck } from '../../ports/attachmentChecks'
import { activeInOffice } from './activeInOffice'
import { activeInPdf } from './activeInPdf'
import { attachmentType } from './attachmentType'

/** Reads the whole file, which may take a while; the server runs it in a thread (`attachmentThread.ts`). */
export async function checkFile({ name, path }: AttachedFile): Promise<AttachmentCheck> {
  const bytes = await readFile(path)
  const contentType = await attachmentType(name, bytes)
  const active = contentType === null ? null : await activeContent(contentType, bytes)
  return { contentType, active }
}

/**
 * Names the active content of a file, such as macros or scripts; null if none was found. It does not detect fields in
 * the text of a document that fetch data (DDE), or encrypted content.
 */
async function activeContent(contentType: string, bytes: Uint8Array): Promise<string | null> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (contentType === 'application/pdf') return activeInPdf(whole)
  if (contentType === 'application/msword') return activeInCompound(whole)
  return contentType.includes('openxmlformats') ? activeInOffice(whole) : null
}

/** Directory entries of an OLE container have this length, and begin at multiples of it. */
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
/** This text is in every macro project, and nowhere else. */
const project = Buffer.from('_VBA_PROJECT', 'utf16le')

/** Detects the storages and streams of a Word document that hold macros or embedded objects, by name. */
function activeInCompound(bytes: Buffer): string | null {
  if (bytes.includes(project)) return 'macros'
  for (let at = 512; at + entryBytes <= bytes.length; at += entryBytes) {
    const length = bytes.readUInt16LE(at + nameBytesAt)
    if (length < 4 || length > 64 || !kinds.includes(bytes[at + kindAt] ?? 0)) continue
    const found = active.get(bytes.toString('utf16le', at, at + length - 2))
    if (found !== undefined) return found
  }
  return null
}

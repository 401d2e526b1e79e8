import { fileTypeFromBuffer } from 'file-type'
import { zipEntries } from './zipEntries'

/** The types that may be attached: each content type with its file name extensions. */
const types = {
  pdf: { contentType: 'application/pdf', extensions: ['pdf'] },
  jpeg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { contentType: 'image/png', extensions: ['png'] },
  doc: { contentType: 'application/msword', extensions: ['doc'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  mov: { contentType: 'video/quicktime', extensions: ['mov'] },
  mpg: { contentType: 'video/mpeg', extensions: ['mpg', 'mpeg'] },
}

type AttachmentType = keyof typeof types

/** The same types under the names that `file-type` gives them. */
const found: Record<string, AttachmentType> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  mov: 'mov',
  mpg: 'mpg',
}

/**
 * The first bytes of the formats that `file-type` may examine. Its parsers for other formats never run on hostile
 * files.
 */
const beginnings = ['25504446', 'ffd8ff', '89504e470d0a1a0a', '000001ba', '000001b3']
const quickTime = ['ftyp', 'moov', 'mdat', 'free', 'wide', 'skip', 'pnot']

/** The content type detected in a file's bytes, if it may be attached and matches the file's name; otherwise null. */
export async function attachmentType(name: string, bytes: Uint8Array): Promise<string | null> {
  const detected = await typeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (detected === null) return null
  const { contentType, extensions } = types[detected]
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return extensions.includes(extension) ? contentType : null
}

async function typeOf(bytes: Buffer): Promise<AttachmentType | null> {
  const start = bytes.subarray(0, 8).toString('hex')
  if (start.startsWith('504b0304')) return officeType(bytes)
  if (start === 'd0cf11e0a1b11ae1') {
    // The container of the older Office formats: Word's has a stream of this name.
    return bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null
  }
  const isKnown =
    beginnings.some((beginning) => start.startsWith(beginning)) ||
    quickTime.includes(bytes.subarray(4, 8).toString('latin1'))
  const type = isKnown ? await fileTypeFromBuffer(bytes).catch(() => undefined) : undefined
  return type === undefined ? null : (found[type.ext] ?? null)
}

/** Documents without macros. */
function officeType(bytes: Uint8Array): AttachmentType | null {
  const names = zipEntries(bytes)
  if (names === null || !names.includes('[Content_Types].xml')) return null
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return null
  if (names.some((name) => name.startsWith('word/'))) return 'docx'
  return names.some((name) => name.startsWith('xl/')) ? 'xlsx' : null
}

import { type UploadError, type UploadKind, uploadKinds } from '@contract/operate/uploads'
import { Refusal } from '../../platform/refusal'
import { readFont } from './readFont'
import { readPicture } from './readPicture'
import { readSvg } from './readSvg'
import { type CheckedUpload, RefusedFile } from './uploadedFile'

/**
 * Determines the type of an uploaded file from its bytes, whatever its name says, and refuses what could harm those who
 * open it.
 *
 * @throws `invalid_request` with the reason at `body.file`
 */
export async function checkUpload(kind: UploadKind, file: File): Promise<CheckedUpload> {
  const { bytes, endings } = uploadKinds[kind]
  if (file.size > bytes) {
    const limit = bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`
    throw refused('too_large', `The file may have ${limit}`)
  }
  const content = new Uint8Array(await file.arrayBuffer())
  const allowed: readonly string[] = endings
  try {
    const checked = await readerOf(content)(content)
    if (!allowed.includes(checked.ending)) throw new RefusedFile('type')
    return checked
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    throw refused(error.code, error.code === 'type' ? typesOf(endings) : error.message)
  }
}

const typesOf = (endings: readonly string[]) => `The file must be one of: ${endings.join(', ')}`

function readerOf(content: Uint8Array): (content: Uint8Array) => Promise<CheckedUpload> {
  const start = Buffer.from(content.subarray(0, 4)).toString('latin1')
  if (start === 'wOF2') return readFont
  // An SVG is text: a byte order mark, white space or an element comes first.
  return /^(?:\xEF\xBB\xBF|\s|<)/.test(start) ? readSvg : readPicture
}

function refused(code: UploadError, message: string): Refusal {
  return new Refusal('invalid_request', {
    detail: message,
    errors: [{ path: 'body.file', code, message }],
  })
}

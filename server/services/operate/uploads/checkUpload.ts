import { type UploadKind, uploadKinds } from '@contract/operate/uploads'
import type { CheckedUpload, FileParser, RefusalOfFile } from '../../../ports/fileParser'
import { Refusal } from '../../platform/refusal'
import { readPicture } from './readPicture'
import { refusalAsValue } from './refusedFile'

/**
 * Determines the type of an uploaded file from its bytes, whatever its name says, and refuses what could harm those who
 * open it. Kind and size are checked before any part is parsed.
 *
 * @throws `invalid_request` with the reason at `body.file`
 */
export async function checkUpload(
  parser: Pick<FileParser, 'checkUpload'>,
  kind: UploadKind,
  file: File,
): Promise<CheckedUpload> {
  const { bytes, endings } = uploadKinds[kind]
  const allowed: readonly string[] = endings
  const ofWrongType = {
    code: 'type',
    message: `The file must be one of: ${endings.join(', ')}`,
  } as const
  if (file.size > bytes)
    throw refused({ code: 'too_large', message: `The file may have ${sizeOf(bytes)}` })
  const content = new Uint8Array(await file.arrayBuffer())
  const begins = beginningOf(content)
  if (begins !== 'picture' && !allowed.includes(begins)) throw refused(ofWrongType)
  // Pictures are decoded in threads of their own, which have a time limit.
  const checked =
    begins === 'picture'
      ? await refusalAsValue(() => readPicture(content))
      : await parser.checkUpload(begins, content)
  if ('code' in checked) throw refused(checked.code === 'type' ? ofWrongType : checked)
  if (!allowed.includes(checked.ending)) throw refused(ofWrongType)
  return checked
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / 1024 / 1024} MB`

function beginningOf(content: Uint8Array): 'svg' | 'woff2' | 'picture' {
  const start = Buffer.from(content.subarray(0, 4)).toString('latin1')
  if (start === 'wOF2') return 'woff2'
  // An SVG is text: a byte order mark, white space or an element comes first.
  return /^(?:\xEF\xBB\xBF|\s|<)/.test(start) ? 'svg' : 'picture'
}

function refused({ code, message }: RefusalOfFile): Refusal {
  return new Refusal('invalid_request', {
    detail: message,
    errors: [{ path: 'body.file', code, message }],
  })
}

import type { FileContent } from '@machines/operate/import/context'
import type { Attachment } from '@machines/support/requestForm/attachments'

/** Reads a chosen file; rejects if the browser can't, for example because it was moved or changed meanwhile. */
export function readFile(file: Attachment | null, signal: AbortSignal): Promise<FileContent> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    signal.addEventListener('abort', () => reader.abort())
    reader.addEventListener('load', () => resolve(contentIn(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The file could not be read')))
    if (file?.handle instanceof Blob) reader.readAsDataURL(file.handle)
    else reject(new Error('There is no file'))
  })
}

/** The base64 part of a data URL. */
const contentIn = (url: FileReader['result']): FileContent =>
  typeof url === 'string' ? url.slice(url.indexOf(',') + 1) : ''

/** The text of a file, as far as it is UTF-8. */
export const textOf = (content: FileContent): string =>
  new TextDecoder().decode(Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)))

import type { UploadError } from '@contract/operate/uploads'
import type { CheckedUpload, RefusalOfFile } from '../../../ports/fileParser'

/** A file that must not be stored. The message names what was found. */
export class RefusedFile extends Error {
  constructor(
    readonly code: UploadError,
    message = '',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** A refusal as a value: an error that leaves a thread loses its class. */
export async function refusalAsValue(
  read: () => Promise<CheckedUpload>,
): Promise<CheckedUpload | RefusalOfFile> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return { code: error.code, message: error.message }
  }
}

export const refusedPart = (what: string) =>
  new RefusedFile('active', `The drawing has ${what}, which is not allowed`)
export const tooComplex = () =>
  new RefusedFile('too_complex', 'The drawing has too many elements, or repeats them too often')

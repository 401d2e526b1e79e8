import type { UploadError } from '@contract/operate/uploads'

/** A file as it is stored and served. */
export type CheckedUpload = {
  content: Uint8Array
  ending: 'svg' | 'png' | 'jpg' | 'webp' | 'woff2'
  contentType: string
  /** Of a font: its family name, and its weight or range of weights. */
  font: { family: string | null; weight: string } | null
}

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

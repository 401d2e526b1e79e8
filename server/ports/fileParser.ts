import type { ImportError } from '@contract/operate/imports'
import type { UploadError } from '@contract/operate/uploads'

/** A file as it is stored and served. */
export type CheckedUpload = {
  content: Uint8Array
  ending: 'svg' | 'png' | 'jpg' | 'webp' | 'woff2'
  contentType: string
  /** Of a font: its family name, and its weight or range of weights. */
  font: { family: string | null; weight: string } | null
}

/** Why a file is refused, and what to do about it. */
export type RefusalOfFile = { code: UploadError; message: string }

/** A person of an imported file, with the line that names them. */
export type ImportedPerson = {
  line: number
  email: string
  domain: string
  firstName: string
  lastName: string
  /** Null if the cell is empty. */
  company: string | null
}
export type ReadPeople = {
  people: ImportedPerson[]
  lines: number
  /** The first ones, as many as a reply names. */
  errors: ImportError[]
  errorCount: number
  /** Every line with an error. */
  failedLines: number[]
  /** The file as a whole is refused, not only some of its lines. */
  isRefused: boolean
}

export type FileQuestion =
  | { kind: 'svg' | 'woff2'; content: Uint8Array }
  | { kind: 'people'; content: Uint8Array }

/** Parses the console's files where a hostile one cannot block the server. */
export type FileParser = {
  /** @throws `unavailable` if too many files are waiting */
  checkUpload(kind: 'svg' | 'woff2', content: Uint8Array): Promise<CheckedUpload | RefusalOfFile>
  /** @throws `unavailable` if too many files are waiting */
  readPeople(content: Uint8Array): Promise<ReadPeople>
  close(): Promise<void>
}

import { type ImportReport, maxImportBytes } from '@contract/operate/imports'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { Attachment } from '../../support/requestForm/attachments'

/** The content of a file, in base64. */
export type FileContent = string

/** Why a file is not even sent to the server. */
export type FileProblem = 'tooLarge' | 'empty' | 'unreadable'

export type ImportInput = {
  /** Empty if none is chosen yet. */
  buildingUuid: string
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

export type ImportContext = ImportInput &
  MutationContext & {
    file: Attachment | null
    problem: FileProblem | null
    /** What was read: the import sends exactly what was checked, also if the file changes meanwhile. */
    content: FileContent
    report: ImportReport | null
    /** The operator has stopped waiting for an import that may still go on. */
    wasStopped: boolean
  }

export function problemOf({ bytes }: Attachment): FileProblem | null {
  if (bytes === 0) return 'empty'
  return bytes > maxImportBytes ? 'tooLarge' : null
}

/** The lines whose people are in the building after the import. */
export const validLines = ({ added, joined, unchanged }: ImportReport): number =>
  added + joined + unchanged

/** Whether an import would change anything. */
export const hasNewPeople = ({ added, joined }: ImportReport): boolean => added + joined > 0

/** Whether the file as a whole is wrong, not only some of its lines. */
export const isRefusedAsWhole = ({ error_count, failed_lines }: ImportReport): boolean =>
  error_count > 0 && failed_lines.length === 0

import type { Failure } from '@machines/kernel/failure'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { Declined } from '@rules/operate/upload'
import { isPasswordNeeded } from '../console/sensitive'
import type { ChosenFile } from './machine'

/** What of an upload does not depend on the record. */
export type UploadSnapshot = {
  value: unknown
  context: MutationContext & {
    chosen: ChosenFile | null
    declined: Declined | null
    field: string | null
  }
}

export const isUploading = ({ value }: { value: unknown }): boolean => value === 'sending'

/** The field whose file is being sent, or was not stored. */
export const fieldOfUpload = ({ context: { chosen } }: UploadSnapshot): string | null =>
  chosen?.field ?? null

/** The field whose file was stored last. */
export const storedField = ({ context: { field } }: UploadSnapshot): string | null => field

/** Why the file was not sent. */
export const declinedFile = ({ context: { declined } }: UploadSnapshot): Declined | null => declined

/** Why the server did not store it. */
export const uploadFailure = ({ context: { mutation } }: UploadSnapshot): Failure | null =>
  isPasswordNeeded(mutation.failure) ? null : mutation.failure

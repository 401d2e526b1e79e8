import type { Failure } from '@machines/kernel/failure'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { Attachment } from '@machines/support/requestForm/attachments'
import type { PictureSize } from '@rules/operate/pictureArea'
import type { Declined } from '@rules/operate/upload'
import { isPasswordNeeded } from '../console/sensitive'
import type { ChosenFile } from './context'

/** What of an upload does not depend on the record. */
export type UploadSnapshot = {
  value: unknown
  context: MutationContext & {
    chosen: ChosenFile | null
    declined: Declined | null
    picture: PictureSize | null
    hasCutFailed: boolean
    field: string | null
  }
}

export const isUploading = ({ value }: { value: unknown }): boolean => value === 'sending'

/** The browser decodes a photograph, to show it. */
export const isMeasuring = ({ value }: { value: unknown }): boolean => value === 'measuring'

/** Another file cannot be chosen. */
export const isUploadBusy = ({ value }: { value: unknown }): boolean => value !== 'idle'

/** The photograph whose part the operator chooses; null without one. */
export const croppedFile = ({ value, context: { chosen } }: UploadSnapshot): Attachment | null =>
  value === 'cropping' || value === 'cutting' ? (chosen?.file ?? null) : null

export const croppedSize = ({ context: { picture } }: UploadSnapshot): PictureSize | null => picture

/** The chosen part is being cut out. */
export const isCutting = ({ value }: { value: unknown }): boolean => value === 'cutting'

/** The browser could not cut the chosen part out. */
export const hasCutFailed = ({ value, context }: UploadSnapshot): boolean =>
  value === 'cropping' && context.hasCutFailed

/** The field whose file is being cropped or sent, or was not stored. */
export const fieldOfUpload = ({ context: { chosen } }: UploadSnapshot): string | null =>
  chosen?.field ?? null

/** The field whose file was stored last. */
export const storedField = ({ context: { field } }: UploadSnapshot): string | null => field

/** Why the file was not sent. */
export const declinedFile = ({ context: { declined } }: UploadSnapshot): Declined | null => declined

/** Why the server did not store it. */
export const uploadFailure = ({ context: { mutation } }: UploadSnapshot): Failure | null =>
  isPasswordNeeded(mutation.failure) ? null : mutation.failure

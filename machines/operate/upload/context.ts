import type { UploadKind } from '@contract/operate/uploads'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { Attachment } from '@machines/support/requestForm/attachments'
import type { PictureArea, PictureSize } from '@rules/operate/pictureArea'
import type { Declined } from '@rules/operate/upload'

export type UploadInput = {
  /** The record that has the field. */
  id: string
  /** The building that has the record; not for records of the deployment. */
  building?: string
  keyPrefix: string
}

/** A file for a field of the record. */
export type ChosenFile = { field: string; kind: UploadKind; file: Attachment }

export type SentFile = ChosenFile & { id: string; building?: string; key: string }

/** A picture of which a part is used. */
export type CutPicture = Pick<ChosenFile, 'kind' | 'file'> & { area: PictureArea }

export type UploadContext<Changes> = UploadInput &
  MutationContext & {
    /** What is being cropped or sent, or was not stored; null once it is. */
    chosen: ChosenFile | null
    declined: Declined | null
    /** The size of a chosen photograph, once the browser has decoded it. */
    picture: PictureSize | null
    /** The part of it that is cut out. */
    area: PictureArea | null
    /** The browser could not cut it out. */
    hasCutFailed: boolean
    /** What the last one changes in the record; null until there is one, and while another is sent. */
    changes: Changes | null
    /** The field that the last one is for. */
    field: string | null
  }

export const initialUpload = {
  chosen: null,
  declined: null,
  picture: null,
  area: null,
  hasCutFailed: false,
  changes: null,
  field: null,
} satisfies Omit<UploadContext<never>, keyof UploadInput | keyof MutationContext>

import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { OpeningUpload, Uploaded } from '@contract/operate/uploads'

type DraftPictures = NonNullable<OpeningDraft['pictures']>

/** What an upload changes in the draft: its address, and the name of a font, which every font needs. */
export const changedByUpload = (
  field: OpeningUpload,
  { url, family }: Uploaded,
): Partial<DraftPictures> => ({
  [field]: url,
  ...(family !== null && { theme_font: family }),
})

/** A draft with an uploaded file. */
export const withUpload = (
  draft: OpeningDraft,
  field: OpeningUpload,
  uploaded: Uploaded,
): OpeningDraft => ({
  ...draft,
  pictures: { ...draft.pictures, ...changedByUpload(field, uploaded) },
})

import type { RequestFields } from '@machines/support/requestForm/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { helpDeskDraftKey } from '@platform/storage/stored'

/** The draft of a help desk request; it survives a reload of this tab, without its files. */
export const helpDeskDraft = persisted(
  helpDeskDraftKey,
  (input): input is RequestFields =>
    isRecord(input) &&
    typeof input.nature === 'string' &&
    typeof input.subject === 'string' &&
    typeof input.description === 'string',
  session,
)

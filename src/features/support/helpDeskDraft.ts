import type { RequestFields } from '@machines/support/requestForm/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { helpDeskDraftKey } from '@platform/storage/stored'

/** What is being written to the help desk, for a reload of this tab. Files are not kept. */
export const helpDeskDraft = persisted(
  helpDeskDraftKey,
  (input): input is RequestFields =>
    isRecord(input) &&
    typeof input.nature === 'string' &&
    typeof input.subject === 'string' &&
    typeof input.description === 'string',
  session,
)

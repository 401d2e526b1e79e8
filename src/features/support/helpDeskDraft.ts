import type { RequestFields } from '@machines/support/requestForm/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { helpDeskDraftKey } from '@platform/storage/stored'

/** What is being written to the help desk, for a reload of this tab. Files are not kept. */
export const helpDeskDraft = persisted(
  helpDeskDraftKey,
  (given): given is RequestFields =>
    isRecord(given) &&
    typeof given.nature === 'string' &&
    typeof given.subject === 'string' &&
    typeof given.description === 'string',
  session,
)

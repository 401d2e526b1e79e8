import { fieldNames, type ProfileEdits } from '@machines/account/profile/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { profileEditsKey } from '@platform/storage/stored'

/**
 * Unsaved profile edits of this tab; they survive a reload and a change of building or language.
 */
export const profileEdits = persisted(
  profileEditsKey,
  (input): input is ProfileEdits =>
    isRecord(input) &&
    fieldNames.every((name) => input[name] === undefined || typeof input[name] === 'string'),
  session,
)

import { fieldNames, type ProfileEdits } from '@machines/account/profile/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { profileEditsKey } from '@platform/storage/stored'

/** What was typed into the profile and not saved: for a reload, another building or another language, in this tab. */
export const profileEdits = persisted(
  profileEditsKey,
  (input): input is ProfileEdits =>
    isRecord(input) &&
    fieldNames.every((name) => input[name] === undefined || typeof input[name] === 'string'),
  session,
)

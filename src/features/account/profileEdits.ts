import { fieldNames, type ProfileEdits } from '@machines/account/profile/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { profileEditsKey } from '@platform/storage/stored'

/** What was typed into the profile and not saved: for a reload, another building or another language, in this tab. */
export const profileEdits = persisted(
  profileEditsKey,
  (given): given is ProfileEdits =>
    isRecord(given) &&
    fieldNames.every((name) => given[name] === undefined || typeof given[name] === 'string'),
  session,
)

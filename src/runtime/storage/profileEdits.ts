import { fieldNames, type ProfileEdits } from '@machines/profile/fields'
import { isRecord, persisted, session } from './persisted'
import { profileEditsKey } from './stored'

/** What was typed into the profile and not saved: for a reload, another building or another language, in this tab. */
export const profileEdits = persisted(
  profileEditsKey,
  (given): given is ProfileEdits =>
    isRecord(given) &&
    fieldNames.every((name) => given[name] === undefined || typeof given[name] === 'string'),
  session,
)

import { Refusal } from '../platform/refusal'

/**
 * Refuses a change that is based on an older version of the record. The caller has locked the row, so the comparison
 * still holds when the change is written.
 * @throws `version_conflict`
 */
export function checkVersion(current: { version: number }, sent: { version: number }): void {
  if (current.version === sent.version) return
  throw new Refusal('version_conflict', {
    detail: `The record has version ${current.version} now. Read it, then decide what to send again.`,
  })
}

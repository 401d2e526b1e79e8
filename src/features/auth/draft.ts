import { isAuthFlow } from '@machines/auth/authFlows'
import type { Draft } from '@machines/auth/wizard/context'
import { flows } from '@machines/auth/wizard/flows'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { draftKey, stored } from '@platform/storage/stored'

/**
 * Valid only in the tab that obtained them; storage that all tabs can read does not contain them.
 */
const ofThisTab = { registrationToken: null, resetToken: null, providerIdentity: null }

function isDraft(input: unknown): input is Draft {
  return (
    isRecord(input) &&
    isAuthFlow(input.entry) &&
    typeof input.flowType === 'string' &&
    Object.hasOwn(flows, input.flowType) &&
    Array.isArray(input.done) &&
    isRecord(input.fields) &&
    typeof input.fields.email === 'string' &&
    typeof input.fields.first_name === 'string' &&
    typeof input.fields.last_name === 'string'
  )
}

const inThisTab = persisted<Draft>(draftKey, isDraft, session)

/** Reads this tab's sign-up; a new tab continues the latest one of any tab. */
export function readDraft(): Draft | null {
  const shared = stored.root.read()?.authV2
  return inThisTab.read() ?? (isDraft(shared) ? { ...shared, ...ofThisTab } : null)
}

/** Stores the draft for a reload of this tab, and without its secrets for later page loads. */
export function writeDraft(draft: Draft | null): void {
  inThisTab.write(draft)
  const root = stored.root.read()
  // Another tab has signed in meanwhile; its session takes precedence over the draft.
  if (root?.auth) return
  const authV2 = draft === null ? null : { ...draft, ...ofThisTab }
  stored.root.write(authV2 === null ? null : { auth: null, authV2, farm: null })
}

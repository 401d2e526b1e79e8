import { isAuthFlow } from '@machines/auth/authFlows'
import type { Draft } from '@machines/auth/wizard/context'
import { flows } from '@machines/auth/wizard/flows'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { draftKey, stored } from '@platform/storage/stored'

/** Good only for the tab in which they were earned: they do not lie where every tab can read them. */
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

/** This tab's own sign-up; a new tab goes on with the last one of any tab. */
export function readDraft(): Draft | null {
  const shared = stored.root.read()?.authV2
  return inThisTab.read() ?? (isDraft(shared) ? { ...shared, ...ofThisTab } : null)
}

/** Keeps it for a reload of this tab, and without what is secret for a later page load. */
export function writeDraft(draft: Draft | null): void {
  inThisTab.write(draft)
  const root = stored.root.read()
  // Another tab has signed in meanwhile: that is what this browser keeps now.
  if (root?.auth) return
  const authV2 = draft === null ? null : { ...draft, ...ofThisTab }
  stored.root.write(authV2 === null ? null : { auth: null, authV2, farm: null })
}

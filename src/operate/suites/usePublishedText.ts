import { useLingui } from '@lingui/react/macro'
import type { Refusals } from '../form/useFailureText'

/** Why floors and suites cannot be changed here, and where instead. */
export function usePublishedText(): { note: string; refusals: Refusals } {
  const { t } = useLingui()
  const note = t`The building’s own system publishes its floors and suites. Change them there.`
  return { note, refusals: { suites_published: note } }
}

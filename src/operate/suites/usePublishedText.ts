import { useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'

/** Why floors and suites cannot be changed here, and where instead. */
export function usePublishedText(): { note: string; textOf: (failure: Failure) => string | null } {
  const { t } = useLingui()
  const note = t`The building’s own system publishes its floors and suites. Change them there.`
  return {
    note,
    textOf: (failure) => (isRefusedWith(failure, 'suites_published') ? note : null),
  }
}

import type { Farm } from '@contract/farms'
import { farmUrl } from '@rules/platform/farmUrl'
import type { SnapshotFrom } from 'xstate'
import type { farmMachine } from './machine'

type Problem = 'address' | 'choice'
type Snapshot = SnapshotFrom<typeof farmMachine>

export const currentFarm = ({ context }: Snapshot): Farm | null => context.current
export const farmsOf = ({ context }: Snapshot): Farm[] => context.farms
export const choiceOf = ({ context }: Snapshot): string | null => context.choice
export const addressOf = ({ context }: Snapshot): string => context.address
export const isSelectorOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isLoadingList = (snapshot: Snapshot): boolean =>
  snapshot.matches({ choosing: 'loading' })
export const hasFailed = ({ context }: Snapshot): boolean => context.hasFailed

/** What is missing or wrong now. */
export function farmProblemOf({ context: { choice, address } }: Snapshot): Problem | null {
  if (choice === null) return 'choice'
  return choice === 'custom' && farmUrl(address) === null ? 'address' : null
}

/** What of it is shown: an address once its field was left, all else once it was to be applied. */
export function farmErrorOf(snapshot: Snapshot): Problem | null {
  const { isAddressLeft, isChecked } = snapshot.context
  const problem = farmProblemOf(snapshot)
  return isChecked || (problem === 'address' && isAddressLeft) ? problem : null
}

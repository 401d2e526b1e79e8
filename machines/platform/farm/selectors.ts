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

/** The missing or invalid part of the choice. */
export function farmProblemOf({ context: { choice, address } }: Snapshot): Problem | null {
  if (choice === null) return 'choice'
  return choice === 'custom' && farmUrl(address) === null ? 'address' : null
}

/**
 * The visible error: for an address, after its field was blurred; otherwise after the user has tried to apply the
 * choice.
 */
export function farmErrorOf(snapshot: Snapshot): Problem | null {
  const { isAddressLeft, isChecked } = snapshot.context
  const problem = farmProblemOf(snapshot)
  return isChecked || (problem === 'address' && isAddressLeft) ? problem : null
}

import type { OperatedPerson } from '@contract/operate/people'
import { FailedCall, type Failure, toFailure } from '@machines/kernel/failure'
import type { BulkMachine, Outcome } from '@machines/operate/bulk/machine'
import { isPasswordNeeded, isSignInNeeded } from '@machines/operate/console/sensitive'
import type { Calls } from '../api/calls'

/** What can be done to several people at once. */
export type PeopleChange = 'deactivate' | 'reactivate' | 'invite' | 'signOut'
export const peopleChanges = ['deactivate', 'reactivate', 'invite', 'signOut'] as const
export type PeopleBulk = BulkMachine<OperatedPerson, PeopleChange>

/** A mail that was sent and a session that was ended stay so. */
export function inverseOf(change: PeopleChange): PeopleChange | null {
  if (change === 'deactivate') return 'reactivate'
  return change === 'reactivate' ? 'deactivate' : null
}

/** Whether the change does something to this person. */
export function isFor(change: PeopleChange, { state, buildings }: OperatedPerson): boolean {
  switch (change) {
    case 'deactivate':
      return state !== 'deactivated'
    case 'reactivate':
      return state === 'deactivated'
    case 'invite':
      return (state === 'invited' || state === 'expired') && buildings.length > 0
    case 'signOut':
      break
  }
  return state === 'active' || state === 'waiting'
}

type Applying = { rows: readonly OperatedPerson[]; change: PeopleChange; key: string }

/** Calls at once; the server makes each change by itself. */
const concurrency = 4

/**
 * Changes one person after another. Rejects if the operator has to confirm who they are; then all calls are repeated,
 * and those that were made already take effect once.
 */
export async function changePeople(
  calls: Calls,
  { rows, change, key }: Applying,
  signal: AbortSignal,
): Promise<Outcome<OperatedPerson>> {
  const changed: OperatedPerson[] = []
  const failed: { row: OperatedPerson; failure: Failure }[] = []
  const waiting = [...rows]
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        changed.push(await changeOne(calls, change, row, `${key}-${row.uuid}`, signal))
      } catch (error) {
        const failure = toFailure(error)
        if (isPasswordNeeded(failure) || isSignInNeeded(failure)) throw new FailedCall(failure)
        failed.push({ row, failure })
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { changed, failed }
}

async function changeOne(
  calls: Calls,
  change: PeopleChange,
  person: OperatedPerson,
  key: string,
  signal: AbortSignal,
): Promise<OperatedPerson> {
  const { uuid: id, version, buildings } = person
  switch (change) {
    case 'deactivate':
    case 'reactivate':
      return calls.setPersonActive({ id, key, version, active: change === 'reactivate' }, signal)
    case 'invite':
      await calls.repeatInvitation({ id, key, building_uuid: buildings[0]?.uuid ?? '' }, signal)
      return person
    case 'signOut':
      break
  }
  await calls.endPersonSessions({ id, key }, signal)
  return person
}

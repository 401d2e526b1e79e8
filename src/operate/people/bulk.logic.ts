import type { OperatedPerson } from '@contract/operate/people'
import { FailedCall, type Failure, toFailure } from '@machines/kernel/failure'
import type { BulkMachine, Outcome } from '@machines/operate/bulk/machine'
import { isPasswordNeeded, isSignInNeeded } from '@machines/operate/console/sensitive'
import type { Calls } from '../api/calls'

/** What can be done to several people at once. */
export const peopleChanges = ['approve', 'deactivate', 'reactivate', 'invite', 'signOut'] as const
export type PeopleChange = (typeof peopleChanges)[number]
export type PeopleBulk = BulkMachine<OperatedPerson, PeopleChange>

/** A mail that was sent and a session that was ended stay so. */
export function inverseOf(change: PeopleChange): PeopleChange | null {
  if (change === 'deactivate') return 'reactivate'
  return change === 'reactivate' ? 'deactivate' : null
}

/** Whether the change does something to this person. */
export function isFor(change: PeopleChange, { state, buildings }: OperatedPerson): boolean {
  switch (change) {
    case 'approve':
      return state === 'waiting'
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
    case 'approve':
      return approve(calls, person, key, signal)
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

/**
 * Approves a person in all buildings where they wait. The list does not say which these are, so the person is read
 * first; who was approved meanwhile stays so.
 */
async function approve(
  calls: Calls,
  { uuid: id }: OperatedPerson,
  key: string,
  signal: AbortSignal,
): Promise<OperatedPerson> {
  let person = await calls.person({ id }, signal)
  if (person.memberships.length === 0) throw new FailedCall(declined)
  for (const { building, is_waiting: isWaiting } of person.memberships) {
    if (!isWaiting) continue
    const { version } = person
    const place = { building_uuid: building.uuid, member: true }
    person = await calls.setMembership(
      { id, key: `${key}-${building.uuid}`, version, ...place },
      signal,
    )
  }
  return person
}

/** Another operator has declined the sign-up since the list was read. */
const declined: Failure = {
  kind: 'refused',
  code: 'not_found',
  status: 404,
  fields: [],
  retryAfter: null,
}

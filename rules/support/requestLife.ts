import {
  type RequestState,
  type RequestView,
  requestStates,
  type StaffAction,
  spokenActions,
  staffActions,
  type TenantAction,
  tenantActions,
} from '@contract/serviceRequestSteps'
import type { RequestStatus } from '@contract/serviceRequests'

/** The requests on which someone still works, or has to. */
export const openStates = [
  'submitted',
  'assigned',
  'underway',
  'waitingForTenant',
  'reopened',
] as const satisfies readonly RequestState[]

const statuses: Record<RequestState, RequestStatus> = {
  submitted: 'Submitted',
  assigned: 'Accepted',
  underway: 'Accepted',
  waitingForTenant: 'Accepted',
  done: 'Accepted',
  confirmed: 'Accepted',
  reopened: 'Pending',
  declined: 'Denied',
  withdrawn: 'Canceled',
}

/** The one mapping of states to the statuses of the API. */
export const statusOf = (state: RequestState): RequestStatus => statuses[state]

const ofStatus: Record<RequestStatus, RequestState> = {
  Pending: 'submitted',
  Submitted: 'submitted',
  Denied_Available: 'declined',
  Denied_Unavailable: 'declined',
  Denied: 'declined',
  Accepted: 'underway',
  Canceled: 'withdrawn',
}

/**
 * The state of a stored request. A server of an older version changes the status alone, so a stored state counts while
 * it agrees with the status.
 */
export const stateOf = (status: RequestStatus, stored: RequestState | null): RequestState =>
  stored !== null && statusOf(stored) === status ? stored : ofStatus[status]

type Moves = Partial<Record<RequestState, RequestState>>

/** The same target from each of these states. */
const to = (target: RequestState, ...from: RequestState[]): Moves =>
  Object.fromEntries(from.map((state) => [state, target]))
/** Said without a change of the state. */
const stay = (...states: readonly RequestState[]): Moves =>
  Object.fromEntries(states.map((state) => [state, state]))

const ofStaff: Record<StaffAction, Moves> = {
  assign: {
    ...stay('assigned', 'underway', 'waitingForTenant'),
    ...to('assigned', 'submitted', 'reopened'),
  },
  start: to('underway', 'submitted', 'assigned', 'reopened'),
  answer: stay(...openStates, 'done', 'confirmed', 'declined'),
  ask: to('waitingForTenant', ...openStates),
  note: stay(...requestStates),
  finish: to('done', ...openStates),
  decline: to('declined', ...openStates),
  reopen: to('reopened', 'done', 'confirmed', 'declined'),
}

const ofTenant: Record<TenantAction, Moves> = {
  reply: { ...stay(...openStates), waitingForTenant: 'underway' },
  withdraw: to('withdrawn', ...openStates),
  confirm: to('confirmed', 'done'),
  reopen: to('reopened', 'done', 'confirmed'),
}

export type RequestLife = {
  state: RequestState
  /** When it was done; null before. */
  doneAt: Date | null
}

/** How long a tenant can reopen what is done. */
export const reopenMs = 14 * 86_400_000

const isInTime = ({ doneAt }: RequestLife, now: Date): boolean =>
  doneAt !== null && now.getTime() - doneAt.getTime() <= reopenMs

/** The state after an action of the building's staff; null if it is not possible now. */
export const afterStaff = (action: StaffAction, { state }: RequestLife): RequestState | null =>
  ofStaff[action][state] ?? null

/** The state after an action of its tenant; null if it is not possible now. */
export function afterTenant(
  action: TenantAction,
  life: RequestLife,
  now: Date,
): RequestState | null {
  if (action === 'reopen' && !isInTime(life, now)) return null
  return ofTenant[action][life.state] ?? null
}

export const actionsOfStaff = (life: RequestLife): StaffAction[] =>
  staffActions.filter((action) => afterStaff(action, life) !== null)

export const actionsOfTenant = (life: RequestLife, now: Date): TenantAction[] =>
  tenantActions.filter((action) => afterTenant(action, life, now) !== null)

const oftenSpoken: readonly string[] = ['finish', 'decline', 'reopen']

/** Whether an action takes words: never, if there are any, or always. */
export function wordsOf(action: StaffAction | TenantAction): 'none' | 'may' | 'must' {
  if (spokenActions.includes(action)) return 'must'
  return oftenSpoken.includes(action) ? 'may' : 'none'
}

/** The states that a view shows; `mine` also asks whose they are. */
export const statesIn: Record<RequestView, readonly RequestState[]> = {
  new: ['submitted', 'reopened'],
  mine: openStates,
  waiting: ['waitingForTenant'],
  done: ['done', 'confirmed'],
}

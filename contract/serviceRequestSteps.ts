/** Where a request stands. */
export const requestStates = [
  'submitted',
  'assigned',
  'underway',
  'waitingForTenant',
  'done',
  'confirmed',
  'reopened',
  'declined',
  'withdrawn',
] as const
export type RequestState = (typeof requestStates)[number]

/** What staff do with a request. A note is for staff alone. */
export const staffActions = [
  'assign',
  'start',
  'answer',
  'ask',
  'note',
  'finish',
  'decline',
  'reopen',
] as const
export type StaffAction = (typeof staffActions)[number]

/** What the tenant does who has sent it. */
export const tenantActions = ['reply', 'withdraw', 'confirm', 'reopen'] as const
export type TenantAction = (typeof tenantActions)[number]

/** Actions that say something, and are nothing without words. */
export const spokenActions: readonly string[] = ['answer', 'ask', 'note', 'reply']

/** The views of the inbox. */
export const requestViews = ['new', 'mine', 'waiting', 'done'] as const
export type RequestView = (typeof requestViews)[number]

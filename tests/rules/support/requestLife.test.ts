import {
  type RequestState,
  requestStates,
  requestViews,
  staffActions,
  tenantActions,
} from '@contract/serviceRequestSteps'
import { requestStatus } from '@contract/serviceRequests'
import {
  actionsOfStaff,
  actionsOfTenant,
  afterStaff,
  afterTenant,
  openStates,
  reopenMs,
  stateOf,
  statesIn,
  statusOf,
} from '@rules/support/requestLife'
import { describe, expect, it } from 'vitest'

const now = new Date('2031-03-04T10:00:00Z')
const life = (state: RequestState, doneAt: Date | null = null) => ({ state, doneAt })

describe('the statuses of the API', () => {
  it.each([
    ['submitted', 'Submitted'],
    ['assigned', 'Accepted'],
    ['underway', 'Accepted'],
    ['waitingForTenant', 'Accepted'],
    ['done', 'Accepted'],
    ['confirmed', 'Accepted'],
    ['reopened', 'Pending'],
    ['declined', 'Denied'],
    ['withdrawn', 'Canceled'],
  ] as const)('%s is %s', (state, status) => {
    expect(statusOf(state)).toBe(status)
    expect(stateOf(status, state)).toBe(state)
  })

  it('decide where they disagree with the stored state', () => {
    for (const status of requestStatus.options)
      for (const stored of [null, ...requestStates]) {
        const agrees = stored !== null && statusOf(stored) === status
        expect(stateOf(status, stored)).toBe(agrees ? stored : stateOf(status, null))
      }
    expect(stateOf('Canceled', 'underway')).toBe('withdrawn')
    expect(stateOf('Denied_Unavailable', null)).toBe('declined')
  })
})

describe('the life of a request', () => {
  it('goes from submitted to confirmed, with a question on the way', () => {
    const steps = [
      () => afterStaff('assign', life('submitted')),
      () => afterStaff('start', life('assigned')),
      () => afterStaff('ask', life('underway')),
      () => afterTenant('reply', life('waitingForTenant'), now),
      () => afterStaff('finish', life('underway')),
      () => afterTenant('confirm', life('done', now), now),
      () => afterTenant('reopen', life('confirmed', now), now),
    ].map((step) => step())
    expect(steps).toEqual([
      'assigned',
      'underway',
      'waitingForTenant',
      'underway',
      'done',
      'confirmed',
      'reopened',
    ])
  })

  it.each(requestStates.filter((state) => state !== 'withdrawn'))(
    'of one that is %s can be moved on by staff',
    (state) => {
      const moves = staffActions.map((action) => afterStaff(action, life(state)))
      expect(moves.some((next) => next !== null && next !== state)).toBe(true)
    },
  )

  it('ends when the tenant withdraws it: staff alone can still note something', () => {
    expect(actionsOfStaff(life('withdrawn'))).toEqual(['note'])
    expect(actionsOfTenant(life('withdrawn', now), now)).toEqual([])
  })

  it.each(requestStates)('of one that is %s takes a note without a change', (state) => {
    expect(afterStaff('note', life(state))).toBe(state)
  })

  it('is reopened by its tenant for fourteen days', () => {
    const doneAt = new Date(now.getTime() - reopenMs)
    expect(actionsOfTenant(life('done', doneAt), now)).toEqual(['confirm', 'reopen'])
    const late = new Date(now.getTime() + 1)
    expect(actionsOfTenant(life('done', doneAt), late)).toEqual(['confirm'])
    expect(afterTenant('reopen', life('done'), now)).toBeNull()
    expect(afterStaff('reopen', life('done', doneAt))).toBe('reopened')
  })

  it('is withdrawn only while it is open, and finished only once', () => {
    for (const state of requestStates) {
      const isOpen = openStates.some((each) => each === state)
      expect(afterTenant('withdraw', life(state, now), now) !== null, state).toBe(isOpen)
      expect(afterStaff('finish', life(state)) !== null, state).toBe(isOpen)
      expect(afterTenant('reply', life(state, now), now) !== null, state).toBe(isOpen)
    }
  })

  it('lists exactly the actions that are possible', () => {
    for (const state of requestStates) {
      const all = staffActions.filter((action) => afterStaff(action, life(state)) !== null)
      expect(actionsOfStaff(life(state))).toEqual(all)
      const own = tenantActions.filter((action) => afterTenant(action, life(state, now), now))
      expect(actionsOfTenant(life(state, now), now)).toEqual(own)
    }
  })
})

it('every open request is in a view, except one that staff of theirs work on', () => {
  const shown = new Set(requestViews.flatMap((view) => [...statesIn[view]]))
  for (const state of openStates) expect(shown).toContain(state)
})

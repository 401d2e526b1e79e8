import { describeMachine } from '@kit/describeMachine'
import { emptyInvitation, invitationProblems } from '@machines/visitors/invite/fields'
import { inviteMachine } from '@machines/visitors/invite/machine'
import { describe, expect, test } from 'vitest'
import { offline, refused } from '../fixtures'
import { inviteLaws } from './invite.laws'
import { visitorOf } from './visitorCases'

const expected = visitorOf(1)
const here = visitorOf(2, { status: 'checked_in', code: null })

describeMachine('invite', inviteMachine, {
  inputs: [{ buildingUuid: 'house', keyPrefix: 'seed-1' }],
  events: {
    'request.invalidated': [],
    'invite.pressed': [],
    'field.changed': [
      { name: 'first_name', value: 'Grace' },
      { name: 'last_name', value: 'Guest' },
      { name: 'email', value: 'grace@guest.test' },
      { name: 'date', value: '2126-11-25' },
      { name: 'time', value: '10:00' },
    ],
    'invitation.submitted': [],
    'form.closed': [],
    'cancel.pressed': [{ visitor: expected }],
    'cancel.confirmed': [],
    'cancel.dismissed': [],
    'left.pressed': [{ visitor: here }],
    'failure.dismissed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    invite: { done: [expected], error: [offline, refused('visit_time_invalid', 422)] },
    cancel: { done: [visitorOf(1, { status: 'cancelled' })], error: [offline] },
    leave: { done: [visitorOf(2, { status: 'left' })], error: [offline] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: inviteLaws,
  contextKey: ({ draft, visitor, invited, mutation }) => [
    invitationProblems(draft).length,
    visitor?.uuid ?? null,
    invited !== null,
    mutation.failure?.kind ?? null,
  ],
  lint: { allowedTags: ['busy'] },
})

describe('an invitation', () => {
  const whole = {
    ...emptyInvitation,
    first_name: 'Grace',
    last_name: 'St.Clair',
    email: 'grace@guest.test',
    date: '2126-11-25',
    time: '10:00',
  }
  test.each([
    ['is complete without company, host and note', {}, []],
    ['needs a name', { first_name: ' \u200b' }, [{ field: 'first_name', code: 'required' }]],
    ['needs one that is no link', { last_name: 'www.x' }, [{ field: 'last_name', code: 'name' }]],
    ['needs an address', { email: 'grace' }, [{ field: 'email', code: 'email' }]],
    ['needs a host with a name', { host_name: '!!!' }, [{ field: 'host_name', code: 'name' }]],
    ['needs a day', { date: '' }, [{ field: 'date', code: 'required' }]],
    ['needs a time', { time: '' }, [{ field: 'time', code: 'required' }]],
  ] as const)('%s', (_, given, problems) => {
    expect(invitationProblems({ ...whole, ...given })).toEqual(problems)
  })
})

import type { OwnSession } from '@contract/ownSessions'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import {
  type EndingSession,
  type OwnSessionsOf,
  ownSessionsMachine,
} from '@machines/account/ownSessions/machine'
import { endedOf, isConfirmingEnd } from '@machines/account/ownSessions/selectors'
import { createRequest } from '@machines/kernel/request/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { ownSessionsLaws } from './ownSessions.laws'

const session = (uuid: string, current = false): OwnSession => ({
  uuid,
  browser: 'Firefox',
  system: 'Linux',
  device: 'desktop',
  started_at: '2026-11-20T09:00:00Z',
  last_seen_at: '2026-11-23T09:00:00Z',
  current,
})
const [here, phone, desk] = [session('here', true), session('phone'), session('desk')]
const input = { userId: 1, keyPrefix: 'key' }
const list = createRequest<OwnSessionsOf, OwnSession[]>()
const read = (data: OwnSession[] | null) =>
  snapshotOf(list, data === null ? 'rejected' : 'fulfilled', {
    of: { userId: 1 },
    data,
    failure: data === null ? { kind: 'network' } : null,
  })

describeMachine('ownSessions', ownSessionsMachine, {
  inputs: [input],
  events: {
    'request.invalidated': [],
    'end.pressed': [
      { session: phone, uuids: ['phone'] },
      { session: null, uuids: ['phone', 'desk'] },
      { session: here, uuids: ['here'] },
    ],
    'end.confirmed': [],
    'end.dismissed': [],
  },
  actors: {
    list: { snapshot: [read([here, phone]), read(null)], error: [new Error('broken')] },
    endSession: { done: [undefined], error: [offline, refused('not_found', 404)] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: ownSessionsLaws,
  contextKey: ({ chosen, ended, mutation: { failure } }) => [
    chosen?.uuid ?? null,
    [...new Set(ended)].toSorted(),
    failure?.kind ?? null,
  ],
})

test('ends all other sessions with one call and removes them from the list', async () => {
  const requests: (string | null)[] = []
  const ownSessions = createActor(
    ownSessionsMachine.provide({
      actors: {
        list: list.provide({ actors: { load: fromPromise(async () => [here, phone, desk]) } }),
        endSession: fromPromise<void, EndingSession>(async ({ input: { uuid } }) => {
          requests.push(uuid)
        }),
      },
    }),
    { input },
  ).start()
  ownSessions.send({ type: 'end.pressed', session: null, uuids: ['phone', 'desk'] })
  ownSessions.send({ type: 'end.confirmed' })
  ownSessions.send({ type: 'end.confirmed' })
  await waitFor(ownSessions, (snapshot) => !isConfirmingEnd(snapshot))
  expect(requests).toEqual([null])
  expect(endedOf(ownSessions.getSnapshot())).toEqual(['phone', 'desk'])
})

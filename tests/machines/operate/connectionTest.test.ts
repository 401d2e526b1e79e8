import type { TestFinding } from '@contract/operate/connections'
import { describeMachine } from '@kit/describeMachine'
import { findingsOf } from '@machines/operate/connectionTest/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline } from '../fixtures'
import { connectionTestLaws, connectionTestMachine } from './connectionTest.laws'

const works: TestFinding[] = [{ state: 'ok', text: 'works' }]

describeMachine('connectionTest', connectionTestMachine, {
  inputs: [undefined],
  events: {
    'test.pressed': [{ settings: { issuer: 'https://login.example' } }],
    'test.cancelled': [],
    'settings.changed': [],
  },
  actors: { test: { done: [works], error: [offline] } },
  laws: connectionTestLaws,
  contextKey: ({ findings, failure, settings }) => [
    findings,
    failure?.kind ?? null,
    settings === null,
  ],
})

test('a late report about earlier settings is not shown', async () => {
  const replies: ((found: TestFinding[]) => void)[] = []
  const actor = createActor(
    connectionTestMachine.provide({
      actors: {
        test: fromPromise<TestFinding[], { settings: { issuer: string } }>(
          () => new Promise((resolve) => replies.push(resolve)),
        ),
      },
    }),
  ).start()
  actor.send({ type: 'test.pressed', settings: { issuer: 'one' } })
  actor.send({ type: 'settings.changed' })
  actor.send({ type: 'test.pressed', settings: { issuer: 'two' } })
  replies[0]?.([{ state: 'failed', text: 'one' }])
  replies[1]?.([{ state: 'ok', text: 'two' }])
  const done = await waitFor(actor, (at) => at.matches('idle'))
  expect(findingsOf(done)).toEqual([{ state: 'ok', text: 'two' }])
})

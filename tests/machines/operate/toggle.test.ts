import { describeMachine } from '@kit/describeMachine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { toggleLaws, toggleMachine } from './toggle.laws'

const input = { id: 'one', keyPrefix: 'key' }

describeMachine('toggle', toggleMachine, {
  system: ['console'],
  inputs: [input],
  events: {
    'change.pressed': [{ change: true }, { change: false }],
    'change.confirmed': [],
    'change.dismissed': [],
    'operator.confirmed': [],
  },
  actors: { apply: { done: ['one', 'two'], error: [offline, refused('password_required', 403)] } },
  laws: toggleLaws,
  contextKey: ({ change, made, reply, mutation: { failure } }) => [
    made,
    reply,
    change,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('makes a change once, and again with the same key after the password', async () => {
  const keys: string[] = []
  const toggle = createActor(
    toggleMachine.provide({
      actors: {
        apply: fromPromise<string, { id: string; change: boolean; key: string }>(
          async ({ input: { key } }) => {
            keys.push(key)
            if (keys.length === 1) throw refused('password_required', 403)
            return 'done'
          },
        ),
      },
    }),
    { input },
  ).start()
  toggle.send({ type: 'change.pressed', change: true })
  toggle.send({ type: 'change.confirmed' })
  await waitFor(toggle, (at) => at.matches('confirming'))
  toggle.send({ type: 'operator.confirmed' })
  await waitFor(toggle, (at) => at.matches('idle'))
  expect(keys).toEqual([keys[0], keys[0]])
})

import { describeMachine } from '@kit/describeMachine'
import type { TakenStep } from '@machines/support/requestThread/machine'
import { isOvertaken, textOf, threadOf } from '@machines/support/requestThread/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { requestThreadLaws, requestThreadMachine, type Thread } from './requestThread.laws'

const input = { of: 'one', keyPrefix: 'key' }
const start = { action: 'start' as const }
const ask = { action: 'ask' as const }

describeMachine('requestThread', requestThreadMachine, {
  inputs: [input],
  system: ['console', 'unsavedChanges'],
  events: {
    'request.invalidated': [],
    'text.changed': [{ text: 'Which tap?' }, { text: '' }],
    'step.pressed': [{ step: start }, { step: ask }],
    'step.asked': [{ step: { action: 'withdraw' } }],
    'step.confirmed': [],
    'step.dismissed': [],
    'edits.discarded': [],
    'operator.confirmed': [],
  },
  actors: {
    read: {
      done: [{ version: 1 }, { version: 2 }],
      error: [
        offline,
        refused('not_found', 404),
        refused('invalid_request', 400),
        refused('unauthenticated', 401),
      ],
    },
    act: {
      done: [{ version: 3 }],
      error: [
        offline,
        refused('version_conflict', 409),
        refused('request_status_invalid', 409),
        refused('unauthenticated', 401),
        refused('not_found', 404),
        refused('invalid_request', 400),
      ],
    },
  },
  laws: requestThreadLaws,
  contextKey: ({ thread, text, isStale, isWordless, step, mutation: { failure } }) => [
    thread?.version ?? null,
    text,
    isStale,
    isWordless,
    step?.action ?? null,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

/** A server that compares versions, as ours does, and answers a known key again. */
function server() {
  let current: Thread = { version: 1 }
  const answered = new Map<string, Thread>()
  const said: string[] = []
  let isLossy = false
  return {
    said,
    else: () => {
      current = { version: current.version + 1 }
    },
    loseNextReply: () => {
      isLossy = true
    },
    actors: {
      read: fromPromise<Thread, { of: string }>(async () => current),
      act: fromPromise<Thread, TakenStep<string, Thread>>(
        async ({ input: { key, text, basis } }) => {
          const known = answered.get(key)
          if (known !== undefined) return known
          if (basis.version !== current.version) throw refused('version_conflict', 409)
          current = { version: current.version + 1 }
          said.push(text)
          answered.set(key, current)
          if (!isLossy) return current
          isLossy = false
          throw offline
        },
      ),
    },
  }
}

test('two members of staff who answer at once: the second reads first, keeps the words, and sends on top', async () => {
  const { said, actors, else: elsewhere } = server()
  const thread = createActor(requestThreadMachine.provide({ actors }), { input }).start()
  await waitFor(thread, (at) => at.matches('open'))
  elsewhere()
  thread.send({ type: 'text.changed', text: 'Which tap?' })
  thread.send({ type: 'step.pressed', step: ask })
  await waitFor(thread, (at) => isOvertaken(at) && threadOf(at)?.version === 2)
  expect(said).toEqual([])
  expect(textOf(thread.getSnapshot())).toBe('Which tap?')
  thread.send({ type: 'step.pressed', step: ask })
  await waitFor(thread, (at) => threadOf(at)?.version === 3)
  expect(said).toEqual(['Which tap?'])
  expect(textOf(thread.getSnapshot())).toBe('')
})

test('a message whose reply was lost is sent again, and stored once', async () => {
  const { said, actors, loseNextReply } = server()
  loseNextReply()
  const thread = createActor(requestThreadMachine.provide({ actors }), { input }).start()
  await waitFor(thread, (at) => at.matches('open'))
  thread.send({ type: 'text.changed', text: 'Which tap?' })
  thread.send({ type: 'step.pressed', step: ask })
  await waitFor(thread, (at) => at.matches('open') && at.context.mutation.failure !== null)
  // The live connection announces what was stored.
  thread.send({ type: 'request.invalidated' })
  await waitFor(thread, (at) => threadOf(at)?.version === 2)
  expect(textOf(thread.getSnapshot())).toBe('Which tap?')
  thread.send({ type: 'step.pressed', step: ask })
  await waitFor(thread, (at) => textOf(at) === '')
  expect(said).toEqual(['Which tap?'])
})

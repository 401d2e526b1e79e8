import type { PassCheck } from '@contract/passVerification'
import { describeMachine } from '@kit/describeMachine'
import {
  type PassQuestion,
  passVerificationMachine,
} from '@machines/content/passVerification/machine'
import { failureOf, isMarked, resultOf } from '@machines/content/passVerification/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offline } from '../fixtures'
import { passVerificationLaws } from './passVerification.laws'

const code = '7K3M-Q2WD-9XTA-4HBN'
const other = '0EAR-KQMW-MG85-NBC3'
const valid: PassCheck = { status: 'valid', title: 'Talk' }
const used: PassCheck = { status: 'used', title: 'Talk' }
const input = { buildingUuid: 'house', keyPrefix: 'key' }

describeMachine('passVerification', passVerificationMachine, {
  inputs: [input],
  events: {
    'code.changed': [{ code: '7K3M' }, { code }, { code: other }, { code: '' }],
    'code.submitted': [],
    'use.pressed': [],
    'next.pressed': [],
  },
  actors: {
    check: { done: [valid, used, { status: 'unknown' }], error: [offline] },
    mark: { done: [valid, used], error: [offline] },
  },
  laws: passVerificationLaws,
  contextKey: ({ code: typed, result, isMarked: marked, mutation }) => [
    typed,
    result?.status,
    marked,
    mutation.failure?.kind,
  ],
})

function open() {
  const requests: (PassQuestion & { answer: (given: PassCheck | Error) => void })[] = []
  const actor = createActor(
    passVerificationMachine.provide({
      actors: {
        checkPass: fromPromise<PassCheck, PassQuestion>(
          ({ input: question }) =>
            new Promise((resolve, reject) => {
              const answer = (given: PassCheck | Error) =>
                given instanceof Error ? reject(given) : resolve(given)
              requests.push({ ...question, answer })
            }),
        ),
      },
    }),
    { input },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, requests, settle, result: () => resultOf(actor.getSnapshot()) }
}

test('the latest scanned code counts, whichever response arrives first', async () => {
  const { actor, requests, settle, result } = open()
  actor.send({ type: 'code.changed', code })
  actor.send({ type: 'code.changed', code: other })
  requests[1]?.answer({ status: 'unknown' })
  await settle()
  requests[0]?.answer(valid)
  await settle()
  expect(result()).toEqual({ status: 'unknown' })
})

test('two presses mark a pass once, and the next code starts empty', async () => {
  const { actor, requests, settle } = open()
  actor.send({ type: 'code.changed', code })
  requests[0]?.answer(valid)
  await settle()
  actor.send({ type: 'use.pressed' })
  actor.send({ type: 'use.pressed' })
  expect(requests.map(({ use }) => use)).toEqual([false, true])
  requests[1]?.answer(valid)
  await settle()
  expect(isMarked(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'next.pressed' })
  expect(actor.getSnapshot().context).toMatchObject({ code: '', result: null, isMarked: false })
})

test('offline, the code stays and a press looks it up again', async () => {
  const { actor, requests, settle, result } = open()
  actor.send({ type: 'code.changed', code })
  requests[0]?.answer(offline)
  await settle()
  expect(failureOf(actor.getSnapshot())).toEqual({ kind: 'network' })
  actor.send({ type: 'code.submitted' })
  requests[1]?.answer(used)
  await settle()
  expect([result(), requests.map((each) => each.code)]).toEqual([used, [code, code]])
})

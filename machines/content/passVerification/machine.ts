import type { PassCheck } from '@contract/passes'
import { type Failure, failureIn, timedOut } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, setup } from 'xstate'

export type PassVerificationInput = {
  buildingUuid: string
  /** With it begin the idempotency keys of all questions asked on this page. */
  keyPrefix: string
}

type PassVerificationEvent = EventsOf<{
  /** By hand, by a paste, or by a reader that writes like a keyboard. */
  'code.changed': { code: string }
  'code.submitted': NoPayload
  'use.pressed': NoPayload
  /** The next one in the queue. */
  'next.pressed': NoPayload
}>

type PassVerificationContext = PassVerificationInput & {
  code: string
  result: PassCheck | null
  /** The pass on show has been marked as used by this page. */
  isMarked: boolean
  failure: Failure | null
  /** Part of the idempotency key: each check gets its own. */
  intentId: number
}

export type PassQuestion = { buildingUuid: string; code: string; use: boolean; key: string }

const update = assigner<PassVerificationContext, PassVerificationEvent>()

/** A whole code without its dashes: `7K3MQ2WD9XTA4HBN`. */
const wholeLength = 16
const signsOf = (code: string) => code.replaceAll(/[^\da-z]/gi, '')
const isWhole = (code: string) => signsOf(code).length === wholeLength

type Facts = { context: PassVerificationContext }

const questionOf = (
  { buildingUuid, code, keyPrefix, intentId }: PassVerificationContext,
  use: boolean,
): PassQuestion => ({ buildingUuid, code, use, key: `${keyPrefix}-${intentId}` })

/** Tells a manager at the door what a pass is good for, and marks it as used. */
export const passVerificationMachine = setup({
  types: {
    context: {} as PassVerificationContext,
    events: {} as PassVerificationEvent,
    input: {} as PassVerificationInput,
    tags: {} as 'busy',
  },
  actors: { checkPass: promiseActor<PassCheck, PassQuestion>('checkPass') },
  actions: {
    setCode: update<{ code: string }>((_, { code }) => ({
      code,
      result: null,
      isMarked: false,
      failure: null,
    })),
    clearCode: update(() => ({ code: '', result: null, isMarked: false, failure: null })),
    startIntent: update(({ intentId }) => ({ intentId: intentId + 1, failure: null })),
    setResult: update<{ result: PassCheck }>((_, { result }) => ({ result, isMarked: false })),
    /** Another desk was faster: the pass is used. */
    setMarked: update<{ result: PassCheck }>((_, { result }) => ({
      result,
      isMarked: result.status === 'valid',
    })),
    setFailure: update((_context, _params, event) => ({ failure: failureIn(event) })),
    setTimeoutFailure: update(() => ({ failure: timedOut })),
  },
  guards: {
    hasCode: ({ context }: Facts) => signsOf(context.code) !== '',
    /** Pasted or read as a whole, it needs no press. */
    isWholeNow: ({ context }: Facts, { code }: { code: string }) =>
      isWhole(code) && signsOf(code) !== signsOf(context.code),
    canUse: ({ context }: Facts) => context.result?.status === 'valid' && !context.isMarked,
  },
  delays: { checkTimeout: 20_000 },
}).createMachine({
  id: 'passVerification',
  description: 'Whether a pass is good, and that it has been used.',
  context: ({ input }) => ({
    ...input,
    code: '',
    result: null,
    isMarked: false,
    failure: null,
    intentId: 0,
  }),
  initial: 'typing',
  on: {
    'code.changed': [
      {
        guard: withEvent('isWholeNow'),
        target: '.checking',
        reenter: true,
        actions: [withEvent('setCode'), 'startIntent'],
      },
      { target: '.typing', actions: withEvent('setCode') },
    ],
    'next.pressed': { target: '.typing', actions: 'clearCode' },
  },
  states: {
    typing: {
      description: 'A code is typed or read, or what it is good for is on show.',
      on: {
        'code.submitted': { guard: 'hasCode', target: 'checking', actions: 'startIntent' },
        'use.pressed': { guard: 'canUse', target: 'marking', actions: 'startIntent' },
      },
    },
    checking: {
      description: 'The server looks the code up.',
      tags: ['busy'],
      invoke: {
        id: 'check',
        src: 'checkPass',
        input: ({ context }) => questionOf(context, false),
        onDone: {
          target: 'typing',
          actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: { target: 'typing', actions: 'setFailure' },
      },
      after: { checkTimeout: { target: 'typing', actions: 'setTimeoutFailure' } },
    },
    marking: {
      description:
        'The pass is marked as used; of several who do so, one is told that it was good.',
      tags: ['busy'],
      invoke: {
        id: 'mark',
        src: 'checkPass',
        input: ({ context }) => questionOf(context, true),
        onDone: {
          target: 'typing',
          actions: { type: 'setMarked', params: ({ event }) => ({ result: event.output }) },
        },
        onError: { target: 'typing', actions: 'setFailure' },
      },
      after: { checkTimeout: { target: 'typing', actions: 'setTimeoutFailure' } },
      // What was asked is asked: its answer is waited for, or a used pass would seem to be good.
      on: { 'code.changed': {}, 'next.pressed': {} },
    },
  },
})

export type PassVerificationActor = ActorRefFrom<typeof passVerificationMachine>

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
  /** Prefix of the idempotency keys of all checks on this page. */
  keyPrefix: string
}

type PassVerificationEvent = EventsOf<{
  /** Typed, pasted, or entered by a scanner that acts as a keyboard. */
  'code.changed': { code: string }
  'code.submitted': NoPayload
  'use.pressed': NoPayload
  /** Starts the check of the next guest. */
  'next.pressed': NoPayload
}>

type PassVerificationContext = PassVerificationInput & {
  code: string
  result: PassCheck | null
  /** This page has marked the shown pass as used. */
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

/** Shows the manager at the door what a pass is valid for, and marks it as used. */
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
    /** A code that is pasted or scanned as a whole is checked without a press. */
    isWholeNow: ({ context }: Facts, { code }: { code: string }) =>
      isWhole(code) && signsOf(code) !== signsOf(context.code),
    canUse: ({ context }: Facts) => context.result?.status === 'valid' && !context.isMarked,
  },
  delays: { checkTimeout: 20_000 },
}).createMachine({
  id: 'passVerification',
  description: 'Checks a pass and marks it as used.',
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
      description: 'The manager enters a code, or its result is shown.',
      on: {
        'code.submitted': { guard: 'hasCode', target: 'checking', actions: 'startIntent' },
        'use.pressed': { guard: 'canUse', target: 'marking', actions: 'startIntent' },
      },
    },
    checking: {
      description: 'The server is looking up the code.',
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
      description: 'Marking the pass as used; of several concurrent attempts, only one succeeds.',
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
      // The request cannot be withdrawn: without its reply, a used pass would still seem valid.
      on: { 'code.changed': {}, 'next.pressed': {} },
    },
  },
})

export type PassVerificationActor = ActorRefFrom<typeof passVerificationMachine>

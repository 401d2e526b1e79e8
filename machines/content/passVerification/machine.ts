import type { PassCheck } from '@contract/passVerification'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
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

type PassVerificationContext = PassVerificationInput &
  MutationContext & {
    code: string
    result: PassCheck | null
    /** This page has marked the shown pass as used. */
    isMarked: boolean
  }

export type PassQuestion = { buildingUuid: string; code: string; use: boolean; key: string }

const update = assigner<PassVerificationContext, PassVerificationEvent>()

/** A whole code without its dashes: `7K3MQ2WD9XTA4HBN`. */
const wholeLength = 16
const signsOf = (code: string) => code.replaceAll(/[^\da-z]/gi, '')
const isWhole = (code: string) => signsOf(code).length === wholeLength

type Facts = { context: PassVerificationContext }

const questionOf =
  (use: boolean) =>
  ({ buildingUuid, code }: PassVerificationContext) => ({ buildingUuid, code, use })

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
    setCode: update<{ code: string }>((_, { code }) => ({ code, result: null, isMarked: false })),
    clearCode: update(() => ({ code: '', result: null, isMarked: false })),
    setResult: update<{ output: PassCheck }>((_, { output }) => ({
      result: output,
      isMarked: false,
    })),
    /** Another desk was faster: the pass is used. */
    setMarked: update<{ output: PassCheck }>((_, { output }) => ({
      result: output,
      isMarked: output.status === 'valid',
    })),
    ...mutations.actions(update),
  },
  guards: {
    hasCode: ({ context }: Facts) => signsOf(context.code) !== '',
    /** A code that is pasted or scanned as a whole is checked without a press. */
    isWholeNow: ({ context }: Facts, { code }: { code: string }) =>
      isWhole(code) && signsOf(code) !== signsOf(context.code),
    canUse: ({ context }: Facts) => context.result?.status === 'valid' && !context.isMarked,
  },
  delays: mutations.delays,
}).createMachine({
  id: 'passVerification',
  description: 'Checks a pass and marks it as used.',
  context: ({ input }) => ({
    ...input,
    code: '',
    result: null,
    isMarked: false,
    mutation: mutations.initial,
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
      { target: '.typing', actions: [withEvent('setCode'), 'clearFailure'] },
    ],
    'next.pressed': { target: '.typing', actions: ['clearCode', 'clearFailure'] },
  },
  states: {
    typing: {
      description: 'The manager enters a code, or its result is shown.',
      on: {
        'code.submitted': { guard: 'hasCode', target: 'checking', actions: 'startIntent' },
        'use.pressed': { guard: 'canUse', target: 'marking', actions: 'startIntent' },
      },
    },
    checking: createMutation({
      description: 'The server is looking up the code.',
      src: 'checkPass',
      id: 'check',
      input: questionOf(false),
      done: { target: 'typing', actions: [withOutput('setResult')] },
      failed: { target: 'typing' },
    }),
    marking: {
      ...createMutation({
        description: 'Marking the pass as used; of several concurrent attempts, only one succeeds.',
        src: 'checkPass',
        id: 'mark',
        input: questionOf(true),
        done: { target: 'typing', actions: [withOutput('setMarked')] },
        failed: { target: 'typing' },
      }),
      // The request cannot be withdrawn: without its reply, a used pass would still seem valid.
      on: { 'code.changed': {}, 'next.pressed': {} },
    },
  },
})

export type PassVerificationActor = ActorRefFrom<typeof passVerificationMachine>

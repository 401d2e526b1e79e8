import type { CardError, CardResult, CardValidation } from '@contract/cards'
import type { PaymentMethod } from '@contract/payments'
import { unsavedChangesActor } from '@machines/account/unsavedChanges/machine'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  effectAction,
  listenerActor,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
import {
  type AddCardContext,
  type AddCardInput,
  initialAddCard,
  resultOf,
  type SentCard,
  type TokenMade,
} from './context'
import type { AddCardEvent, ProviderCommand } from './events'
import {
  type CardDraft,
  type CardFields,
  type CheckedField,
  detailsOf,
  draftOf,
  type HostedField,
  hasTyped,
  withField,
  wrongFields,
} from './fields'

const update = assigner<AddCardContext, AddCardEvent>()

const cleared = (context: AddCardContext): AddCardContext => ({
  ...initialAddCard(context),
  mutation: { ...context.mutation, failure: null },
})

const postResult = {
  type: 'postResult' as const,
  params: ({ context }: { context: AddCardContext }) => ({ result: resultOf(context) }),
}
const storeDraft = {
  type: 'storeDraft' as const,
  params: ({ context }: { context: AddCardContext }) => ({ draft: draftOf(context.fields) }),
}
const forgetDraft = { type: 'storeDraft' as const, params: { draft: null } }

/**
 * Adds a card: names and expiry are entered here, number and CVV in frames of the provider, which converts all of it
 * into a token. Only the token is stored.
 */
export const addCardMachine = setup({
  types: {
    context: {} as AddCardContext,
    events: {} as AddCardEvent,
    input: {} as AddCardInput,
    tags: {} as 'busy',
  },
  actors: {
    readDraft: promiseActor<CardDraft | null>('readDraft'),
    /** Shows the frames in their elements and emits their events; receives commands. */
    provider: listenerActor<ProviderCommand>('provider'),
    saveCard: promiseActor<PaymentMethod, SentCard>('saveCard'),
  },
  actions: {
    setDraft: update<{ draft: CardDraft | null }>(({ fields }, { draft }) => ({
      fields: { ...fields, ...draft },
    })),
    setField: update<{ name: keyof CardFields; value: string }>(
      ({ fields, touched }, { name, value }) => ({
        fields: withField(fields, name, value),
        touched: touched.filter((each) => each !== name),
      }),
    ),
    markTouched: update<{ name: CheckedField }>(({ touched }, { name }) => ({
      touched: [...touched.filter((each) => each !== name), name],
    })),
    /** Copies named fields only, here and below, so that additional data from the provider is dropped. */
    setValidation: update<{ validation: CardValidation }>((_, { validation }) => ({
      validation: {
        cardType: validation.cardType,
        validNumber: validation.validNumber,
        validCvv: validation.validCvv,
        numberLength: validation.numberLength,
        cvvLength: validation.cvvLength,
      },
    })),
    forgetValidation: update(({ touched }) => ({
      validation: null,
      touched: touched.filter((name) => name !== 'number' && name !== 'cvv'),
    })),
    /** The earlier token and errors belong to a different card. */
    forgetOutcome: update(({ mutation }) => ({
      made: null,
      errors: [],
      mutation: { ...mutation, failure: null },
    })),
    setToken: update<TokenMade>((_, { token, environment }) => ({ made: { token, environment } })),
    forgetToken: update(() => ({ made: null })),
    setErrors: update<{ errors: CardError[] }>((_, { errors }) => ({
      errors: errors.map(({ attribute, key, message }) => ({ attribute, key, message })),
    })),
    setCard: update<{ output: PaymentMethod }>((_, { output }) => ({ card: output })),
    /** Clears the input, but not its result. No two tokens share an idempotency key. */
    clearTyped: update((context) => ({ ...cleared(context), card: context.card })),
    clearAll: update((context) => cleared(context)),
    ...mutations.actions(update),
    requestToken: sendTo('provider', ({ context: { fields } }) => ({
      type: 'card.tokenize',
      details: detailsOf(fields),
    })),
    focusHosted: sendTo('provider', (_, { field }: { field: HostedField }) => ({
      type: 'field.focus',
      field,
    })),
    /** Unsaved input: the app asks before the user leaves. */
    reportUnsavedChanges: sendTo(unsavedChangesActor.of, ({ context }) =>
      hasTyped(context) ? { type: 'edits.made', page: 'addCard' } : { type: 'edits.gone' },
    ),
    /** Posts to the native app, or the page that embeds the app. */
    postResult: effectAction<{ result: CardResult }>('postResult'),
    /** Stores the draft, so that a reload and a change of building or language keep it. */
    storeDraft: effectAction<{ draft: CardDraft | null }>('storeDraft'),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isReady: ({ context }) => wrongFields(context).length === 0,
    isMade: ({ context }) => context.made !== null && wrongFields(context).length === 0,
    /** The token is invalid: another attempt needs another one. */
    isTokenRefused: ({ event }) => isRefusedWith(failureIn(event), 'payment_method_unknown'),
  },
  delays: {
    // Longer than the hydration of a page may take.
    draftTimeout: 8000,
    readyTimeout: 15_000,
    tokenTimeout: 20_000,
    ...mutations.delays,
  },
}).createMachine({
  id: 'addCard',
  description:
    'The user enters a payment card, its provider tokenizes it, and the server stores the token.',
  context: ({ input }) => initialAddCard(input),
  initial: 'restoring',
  on: {
    // The input in the frames is removed with them.
    'edits.discarded': {
      target: '.waiting',
      actions: ['clearAll', forgetDraft, 'reportUnsavedChanges'],
    },
  },
  states: {
    restoring: {
      description: 'Looks for a draft from before a reload.',
      tags: ['busy'],
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'setDraft', params: ({ event }) => ({ draft: event.output }) },
            'reportUnsavedChanges',
          ],
        },
        onError: { target: 'waiting' },
      },
      after: { draftTimeout: { target: 'waiting' } },
    },
    waiting: {
      description: 'The page has no elements for the provider’s frames yet.',
      on: { 'places.shown': { target: 'connected' } },
    },
    connected: {
      description: 'The provider’s frames are in the page.',
      invoke: {
        id: 'provider',
        src: 'provider',
        onError: { target: 'unavailable', actions: 'reportBroken' },
      },
      exit: ['forgetValidation', 'reportUnsavedChanges'],
      on: {
        'places.gone': { target: 'waiting' },
        'provider.validated': {
          actions: [withEvent('setValidation'), 'reportUnsavedChanges'],
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'Loading the frames.',
          tags: ['busy'],
          on: {
            'provider.ready': { target: 'typing' },
            'provider.failed': { target: '#addCard.unavailable' },
          },
          after: { readyTimeout: { target: '#addCard.unavailable' } },
        },
        typing: {
          description: 'The user fills in the form.',
          on: {
            'field.changed': {
              actions: [withEvent('setField'), 'forgetOutcome', storeDraft, 'reportUnsavedChanges'],
            },
            'field.left': { actions: withEvent('markTouched') },
            'provider.left': {
              actions: { type: 'markTouched', params: ({ event }) => ({ name: event.field }) },
            },
            'provider.validated': {
              actions: [withEvent('setValidation'), 'forgetOutcome', 'reportUnsavedChanges'],
            },
            'focus.requested': {
              actions: withEvent('focusHosted'),
            },
            'card.submitted': [
              { guard: 'isMade', target: 'saving' },
              { guard: 'isReady', target: 'tokenizing' },
            ],
          },
        },
        tokenizing: {
          description: 'The provider is creating a token of the card.',
          tags: ['busy'],
          entry: ['forgetOutcome', 'requestToken'],
          on: {
            'provider.tokenized': {
              target: 'saving',
              actions: [withEvent('setToken'), 'startIntent'],
            },
            'provider.refused': {
              target: 'typing',
              actions: [withEvent('setErrors'), postResult],
            },
          },
          after: {
            tokenTimeout: { target: 'typing', actions: ['setMutationTimeout', postResult] },
          },
        },
        saving: createMutation({
          description: 'The server is reading the card from the provider, and saving it.',
          src: 'saveCard',
          input: ({ made }: AddCardContext) => ({
            token: made?.token ?? '',
            environment: made?.environment ?? 'default',
          }),
          done: { target: '#addCard.saved', actions: [withOutput('setCard'), postResult] },
          refused: {
            guard: 'isTokenRefused',
            target: 'typing',
            actions: ['forgetToken', postResult],
          },
          failed: { target: 'typing', actions: [postResult] },
        }),
      },
    },
    unavailable: {
      description: 'The provider cannot be reached; the input is retained.',
      on: { 'request.retried': { target: 'waiting' } },
    },
    saved: {
      description: 'The card is saved.',
      entry: ['clearTyped', forgetDraft, 'reportUnsavedChanges'],
      on: { 'another.requested': { target: 'waiting', actions: 'clearAll' } },
    },
  },
})

export type AddCardActor = ActorRefFrom<typeof addCardMachine>

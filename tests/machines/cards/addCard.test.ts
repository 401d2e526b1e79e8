import type { CardError, CardResult, CardValidation } from '@contract/cards'
import type { PaymentMethod } from '@contract/payments'
import { describeMachine } from '@kit/describeMachine'
import type { SentCard } from '@machines/cards/addCard/context'
import type { AddCardEvent, ProviderCommand } from '@machines/cards/addCard/events'
import { type CardDraft, wrongFields } from '@machines/cards/addCard/fields'
import { addCardMachine } from '@machines/cards/addCard/machine'
import {
  errorsOf,
  failureOf,
  fieldsOf,
  isOpen,
  isSending,
  savedCard,
  viewOf,
  visibleErrors,
} from '@machines/cards/addCard/selectors'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { addCardLaws, secrets } from './addCard.laws'

const input = { keyPrefix: 'key' }
const valid: CardValidation = {
  cardType: 'visa',
  validNumber: true,
  validCvv: true,
  numberLength: 16,
  cvvLength: 3,
}
const half: CardValidation = { ...valid, validNumber: false, numberLength: 4 }
const card: PaymentMethod = {
  id: 'c1',
  card_last_four: '1881',
  card_brand: 'visa',
  payment_token: 'token',
  card_month: 8,
  card_year: 2029,
}
const expired: CardError = { attribute: 'year', key: 'errors.expired', message: 'Year is expired' }
const draft: CardDraft = { first_name: 'Ada', last_name: 'Winthrop', country: 'DE' }

describeMachine('addCard', addCardMachine, {
  inputs: [input],
  events: {
    'places.shown': [],
    'places.gone': [],
    'field.changed': [
      { name: 'first_name', value: 'Ada' },
      { name: 'first_name', value: '  ' },
      { name: 'expiry', value: '8/29' },
    ],
    'field.left': [{ name: 'first_name' }],
    'focus.requested': [{ field: 'cvv' }],
    'card.submitted': [],
    'provider.ready': [],
    'provider.validated': [
      { validation: { ...valid, ...secrets } as CardValidation },
      { validation: half },
    ],
    'provider.left': [{ field: 'number' }],
    'provider.tokenized': [{ token: 'token', environment: 'default', ...secrets }],
    'provider.refused': [{ errors: [{ ...expired, ...secrets }] }],
    'provider.failed': [],
    'request.retried': [],
    'another.requested': [],
    'edits.discarded': [],
  },
  actors: {
    readDraft: { done: [null, draft], error: [new Error('no storage')] },
    provider: { error: [new Error('broken')] },
    saveCard: { done: [card], error: [offline, refused('payment_method_unknown', 422)] },
  },
  provide: {
    actions: { postResult: () => {}, storeDraft: () => {}, reportBroken: () => {} },
  },
  system: ['unsavedChanges'],
  laws: addCardLaws,
  contextKey: ({ fields, validation, made, errors, mutation }) => [
    wrongFields({ fields, validation }),
    made !== null,
    errors.length > 0 || mutation.failure !== null,
  ],
})

/** A provider that reports what the test decides, and a server that answers when the test decides. */
async function open(stored: CardDraft | null = null) {
  const clock = new SimulatedClock()
  const commands: ProviderCommand[] = []
  const results: CardResult[] = []
  const saves: (SentCard & {
    answer: (card: PaymentMethod) => void
    fail: (error: unknown) => void
  })[] = []
  let closed = 0
  let emit: (event: AddCardEvent) => void = () => {}
  const addCard = createActor(
    addCardMachine.provide({
      actors: {
        readDraft: fromPromise<CardDraft | null, undefined>(async () => stored),
        provider: fromCallback<ProviderCommand, undefined>(({ sendBack, receive }) => {
          emit = sendBack
          receive((command) => commands.push(command))
          return () => {
            closed += 1
          }
        }),
        saveCard: fromPromise<PaymentMethod, SentCard>(
          ({ input: sent }) =>
            new Promise((answer, fail) => {
              saves.push({ ...sent, answer, fail })
            }),
        ),
      },
      actions: {
        postResult: (_: unknown, { result }: { result: CardResult }) => results.push(result),
        storeDraft: () => undefined,
        reportUnsavedChanges: () => undefined,
      } as object,
    }),
    { input, clock },
  ).start()
  const now = () => addCard.getSnapshot()
  await waitFor(addCard, (snapshot) => viewOf(snapshot) === 'form')
  addCard.send({ type: 'places.shown' })
  const type = (name: 'first_name' | 'last_name' | 'expiry' | 'country', value: string) =>
    addCard.send({ type: 'field.changed', name, value })
  const fill = () => {
    emit({ type: 'provider.ready' })
    type('first_name', ' Ada ')
    type('last_name', 'Winthrop')
    type('expiry', '8/29')
    emit({ type: 'provider.validated', validation: valid })
  }
  return {
    addCard,
    clock,
    now,
    commands,
    results,
    saves,
    type,
    fill,
    closed: () => closed,
    emit: (event: AddCardEvent) => emit(event),
    submit: () => addCard.send({ type: 'card.submitted' }),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('a card', () => {
  test('is tokenized by its provider, saved by its token and reported', async () => {
    const { now, commands, results, saves, fill, emit, submit, settle, closed } = await open()
    expect(isOpen(now())).toBe(false)
    fill()
    submit()
    submit()
    expect(commands).toEqual([
      {
        type: 'card.tokenize',
        details: {
          first_name: 'Ada',
          last_name: 'Winthrop',
          month: '08',
          year: '2029',
          country: 'US',
        },
      },
    ])
    emit({ type: 'provider.tokenized', token: 'token', environment: 'default' })
    expect(saves).toMatchObject([{ token: 'token', environment: 'default', key: 'key-saveCard-1' }])
    saves[0]?.answer(card)
    await settle()
    expect([viewOf(now()), savedCard(now()), closed()]).toEqual(['saved', card, 1])
    expect(results).toEqual([
      {
        saved: true,
        token: 'token',
        payment_method: {
          id: 'c1',
          card_last_four: '1881',
          card_brand: 'visa',
          payment_token: 'token',
        },
      },
    ])
    expect(fieldsOf(now()).first_name).toBe('')
  })

  test('that the provider refuses keeps what was typed; a retry clears the errors', async () => {
    const { now, results, fill, emit, submit, commands } = await open()
    fill()
    submit()
    emit({ type: 'provider.refused', errors: [expired] })
    expect(errorsOf(now())).toEqual([expired])
    expect(fieldsOf(now()).expiry).toBe('08/29')
    expect(results).toEqual([{ saved: false, errors: [expired], validation: valid }])
    submit()
    expect([errorsOf(now()), commands.length]).toEqual([[], 2])
  })

  test('that could not be saved is saved with the same token and the same key', async () => {
    const { now, saves, results, fill, emit, submit, settle, commands } = await open()
    fill()
    submit()
    emit({ type: 'provider.tokenized', token: 'token', environment: 'production' })
    saves[0]?.fail(offline)
    await settle()
    expect(failureOf(now())).toEqual({ kind: 'network' })
    expect(results[0]).toMatchObject({ saved: false, errors: [{ key: 'errors.network' }] })
    submit()
    expect(saves[1]).toMatchObject({
      token: 'token',
      environment: 'production',
      key: 'key-saveCard-1',
    })
    expect(commands).toHaveLength(1)
  })

  test('is tokenized again after any change', async () => {
    const { saves, fill, emit, submit, settle, type, commands } = await open()
    fill()
    submit()
    emit({ type: 'provider.tokenized', token: 'token', environment: 'default' })
    saves[0]?.fail(offline)
    await settle()
    type('expiry', '09/29')
    submit()
    expect(commands).toHaveLength(2)
    emit({ type: 'provider.tokenized', token: 'other', environment: 'default' })
    expect(saves[1]).toMatchObject({ token: 'other', key: 'key-saveCard-2' })
  })

  test('is not sent while incomplete, and shows errors on blur', async () => {
    const { addCard, now, fill, type, submit, commands } = await open()
    fill()
    type('expiry', '13')
    expect(fieldsOf(now()).expiry).toBe('01/3')
    submit()
    expect([commands, visibleErrors(now())]).toEqual([[], []])
    addCard.send({ type: 'field.left', name: 'expiry' })
    expect(visibleErrors(now())).toEqual(['expiry'])
    type('expiry', '01/30')
    expect(visibleErrors(now())).toEqual([])
  })
})

describe('the provider', () => {
  test('that never becomes ready times out, and can be retried with what was typed', async () => {
    const { addCard, now, clock } = await open(draft)
    addCard.send({ type: 'places.gone' })
    addCard.send({ type: 'places.shown' })
    clock.increment(14_999)
    expect(viewOf(now())).toBe('form')
    clock.increment(1)
    expect(viewOf(now())).toBe('unavailable')
    addCard.send({ type: 'request.retried' })
    addCard.send({ type: 'places.shown' })
    expect([viewOf(now()), fieldsOf(now()).first_name]).toEqual(['form', 'Ada'])
  })

  test('that never answers leaves the form as it was', async () => {
    const { now, fill, submit, results, type, clock } = await open()
    fill()
    submit()
    type('first_name', 'Somebody')
    clock.increment(20_000)
    expect([isSending(now()), failureOf(now())]).toEqual([false, { kind: 'timeout' }])
    expect(fieldsOf(now()).first_name).toBe(' Ada ')
    expect(results).toMatchObject([{ saved: false, errors: [{ key: 'errors.timeout' }] }])
  })

  test('is closed when its slots are removed, and receives nothing afterwards', async () => {
    const { addCard, now, fill, closed, commands, submit } = await open()
    fill()
    addCard.send({ type: 'places.gone' })
    submit()
    expect([closed(), commands, now().context.validation]).toEqual([1, [], null])
  })
})

import type { CardError, CardValidation } from '@contract/cards'
import type { PaymentMethod } from '@contract/payments'
import { cardDraft } from '@features/cards/cardDraft'
import { addCardLogic } from '@features/cards/cards.page'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import { pageOf } from '@machines/platform/pages/selectors'
import type { Host } from '@platform/host'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import type { Answers } from '../answers'
import { chooseLanguage } from '../chooseLanguage'
import { deferred, never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const valid: CardValidation = {
  cardType: 'visa',
  validNumber: true,
  validCvv: true,
  numberLength: 16,
  cvvLength: 3,
}
const card: PaymentMethod = {
  id: 'c1',
  card_last_four: '1881',
  card_brand: 'visa',
  payment_token: 'token',
  card_month: 8,
  card_year: 2029,
}

/** A provider that reports what the test decides. */
function provider() {
  let emit: (event: ProviderEvent) => void = () => {
    throw new Error('the provider was not opened')
  }
  const commands: ProviderCommand[] = []
  let opened = 0
  let closed = 0
  const cardProvider: Host['cardProvider'] = (to, listen) => {
    opened += 1
    emit = to
    listen((command) => commands.push(command))
    return () => {
      closed += 1
    }
  }
  const send = (event: ProviderEvent) => act(async () => emit(event))
  const isOpened = (times = 1) => waitFor(() => expect(opened).toBe(times))
  return {
    cardProvider,
    commands,
    send,
    openings: () => opened,
    closings: () => closed,
    isOpened,
    ready: async () => {
      await isOpened()
      await send({ type: 'provider.ready' })
    },
  }
}

async function open(effects: Replaced = {}, scene = {}) {
  const frames = provider()
  const rendered = await renderApp({
    at: '/add-card',
    signedIn: true,
    ...scene,
    effects: { cardProvider: frames.cardProvider, ...effects },
  })
  const first = () => screen.findByLabelText('First name')
  return {
    ...rendered,
    ...frames,
    first,
    fill: async () => {
      await frames.ready()
      await rendered.user.type(await first(), 'Ada')
      await rendered.user.type(screen.getByLabelText('Last name'), 'Winthrop')
      await rendered.user.type(screen.getByLabelText('Expiration date'), '829')
      await frames.send({ type: 'provider.validated', validation: valid })
    },
  }
}
const button = () => screen.getByRole('button', { name: 'Add card' })
const group = (name: string) => screen.getByRole('group', { name: `${name}, in a secure frame` })

describe('the card form', () => {
  test('loads, waits for the provider, and opens once it is ready', async () => {
    const stored = deferred<null>()
    const { first, ready } = await open({ restore: () => stored.promise as Promise<never> })
    expect(await screen.findByText('Loading the card form')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => stored.resolve(null))
    expect(await first()).toBeDisabled()
    for (const label of ['Last name', 'Expiration date', 'Country']) {
      expect(screen.getByLabelText(label)).toBeDisabled()
    }
    expect(button()).toBeDisabled()
    await expectSpoken('Connecting to the card service')
    await expectAccessible()
    await ready()
    expect(await first()).toBeEnabled()
    expect(button()).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'true')
  })

  test("closes the provider's frames when their slots go, and keeps what was typed", async () => {
    const { ready, first, send, unmount, closings, system } = await open()
    await ready()
    // Without the focus, which would disappear with the field.
    fireEvent.change(await first(), { target: { value: 'Ada' } })
    await send({ type: 'provider.validated', validation: valid })
    expect(closings()).toBe(0)
    unmount()
    expect(closings()).toBe(1)
    const logic = pageOf(system.pages.getSnapshot(), addCardLogic)
    expect(logic?.getSnapshot().value).toBe('waiting')
    expect(logic?.getSnapshot().context).toMatchObject({
      fields: { first_name: 'Ada' },
      validation: null,
    })
  })

  test("offers all countries in the page's language, starting with the United States", async () => {
    const { ready } = await open({}, { locale: 'de-de' })
    await ready()
    const select = screen.getByLabelText('Land')
    expect(select).toHaveDisplayValue('Vereinigte Staaten')
    const names = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '')
    expect(names).toHaveLength(249)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de-DE').compare))
  })

  test('formats the expiry as month and year', async () => {
    const { ready, user } = await open()
    await ready()
    const expiry = screen.getByLabelText('Expiration date')
    for (const [typed, shown] of [
      ['5', '05'],
      ['13', '01/3'],
      ['1229', '12/29'],
      ['12/2029', '12/29'],
      ['122029', '12/29'],
    ] as const) {
      await user.clear(expiry)
      await user.type(expiry, typed)
      expect(expiry).toHaveValue(shown)
    }
    await user.clear(expiry)
    await user.click(expiry)
    await user.paste('12/2029')
    expect(expiry).toHaveValue('12/29')
    await user.clear(expiry)
    await user.type(expiry, '12')
    await user.tab()
    expect(screen.getByText('Invalid Exp. Date')).toBeVisible()
  })

  test('lists what is missing at each field and above, and focuses it', async () => {
    const { ready, user, commands } = await open()
    await ready()
    await user.click(button())
    const summary = await screen.findByRole('region', {
      name: 'Something’s missing or needs fixing',
    })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter the first name on the card',
      'Enter the last name on the card',
      'Enter the card number',
      'Enter the expiration date',
      'Enter the CVV',
    ])
    await expectAccessible()
    await user.click(within(summary).getByRole('link', { name: 'Enter the card number' }))
    expect(commands).toEqual([{ type: 'field.focus', field: 'number' }])
    await user.click(screen.getByText('CVV', { selector: 'label' }))
    expect(commands.at(-1)).toEqual({ type: 'field.focus', field: 'cvv' })
  })

  const bad = { ...valid, validNumber: false, validCvv: false }
  test.each(['First name', 'Last name', 'Expiration date'])(
    'focuses the one missing field: %s',
    async (label) => {
      const { fill, user, commands } = await open()
      await fill()
      await user.clear(screen.getByLabelText(label))
      await user.click(button())
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(commands).toEqual([])
    },
  )

  test.each([
    ['number', { validNumber: false }],
    ['cvv', { validCvv: false }],
  ])('focuses the frame of the one missing field: %s', async (name, wrong) => {
    const { fill, send, user, commands } = await open()
    await fill()
    await send({ type: 'provider.validated', validation: { ...valid, ...wrong } })
    await user.click(button())
    expect(commands).toEqual([{ type: 'field.focus', field: name }])
  })

  test('focuses the first field if a provider field is not the only one missing', async () => {
    const { fill, send, user, commands } = await open()
    await fill()
    await send({ type: 'provider.validated', validation: bad })
    await user.click(button())
    expect(
      screen.getByRole('region', { name: 'Something’s missing or needs fixing' }),
    ).toHaveFocus()
    expect(commands).toEqual([])
  })

  test.each([
    ['First name', 'Enter the first name on the card'],
    ['Last name', 'Enter the last name on the card'],
    ['Expiration date', 'Enter the expiration date'],
  ])('reports a missing value after an empty field loses the focus: %s', async (label, words) => {
    const { ready, user } = await open()
    await ready()
    const given = screen.getByLabelText(label)
    await user.click(given)
    expect(given).toBeValid()
    await user.tab()
    expect(given).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(given).toBeInvalid()
    expect(screen.getAllByText(/^Enter the/)).toHaveLength(1)
  })

  test('reports a wrong number and a wrong CVV on blur', async () => {
    const { ready, send } = await open()
    await ready()
    const validation = { ...valid, validNumber: false, validCvv: false, numberLength: 4 }
    await send({ type: 'provider.validated', validation })
    expect(screen.queryByText('That’s not a valid card number')).toBeNull()
    await send({ type: 'provider.left', field: 'number' })
    await send({ type: 'provider.left', field: 'cvv' })
    expect(screen.getByText('That’s not a valid card number')).toBeVisible()
    expect(screen.getByText('That’s not a valid CVV for this card')).toBeVisible()
    expect(group('Card number')).toHaveAccessibleDescription('That’s not a valid card number')
    const empty = { ...validation, numberLength: 0, cvvLength: 0 }
    await send({ type: 'provider.validated', validation: empty })
    expect(group('Card number')).toHaveAccessibleDescription('Enter the card number')
    expect(group('CVV')).toHaveAccessibleDescription(expect.stringContaining('Enter the CVV'))
  })

  test('recognizes the card by its number, and the length of its CVV', async () => {
    const { ready, send } = await open()
    await ready()
    expect(screen.getByText('3 digits on the back of the card')).toBeVisible()
    expect(document.querySelector('#card-cvv')).toHaveAttribute('data-placeholder', '123')
    await send({
      type: 'provider.validated',
      validation: { ...valid, cardType: 'american_express' },
    })
    expect(within(group('Card number')).getByText('American Express')).toBeInTheDocument()
    expect(screen.getByText('4 digits on the front of the card')).toBeVisible()
    expect(document.querySelector('#card-cvv')).toHaveAttribute('data-placeholder', '1234')
  })
})

describe('an added card', () => {
  test('is saved by its token, reported and shown, and the form is cleared', async () => {
    const saveCard = vi.fn<Answers['savePaymentMethod']>(async () => card)
    const postToHostPage = vi.fn<Host['postToHostPage']>()
    const { fill, user, commands, send } = await open({
      savePaymentMethod: saveCard,
      postToHostPage,
    })
    await fill()
    await user.click(button())
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
    await expectSpoken('Adding your card')
    for (const label of ['First name', 'Last name', 'Expiration date']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly')
    }
    expect(screen.getByLabelText('Country')).toBeDisabled()
    await expectAccessible()
    await send({ type: 'provider.tokenized', token: 'token', environment: 'default' })
    expect(await screen.findByText('Visa ending in 1881')).toBeVisible()
    // The pressed button is gone: the focus moves to the result.
    expect(screen.getByRole('region', { name: 'Your card was added' })).toHaveFocus()
    expect(inputsOf(saveCard)).toMatchObject([
      {
        body: { payment_token: 'token', environment: 'default' },
        idempotencyKey: expect.any(String),
      },
    ])
    expect(postToHostPage.mock.calls).toEqual([
      [expect.objectContaining({ saved: true, token: 'token' })],
    ])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add another card' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('')
  })

  test('leads to the list', async () => {
    const { fill, user, send, address } = await open({ savePaymentMethod: async () => card })
    await fill()
    await user.click(button())
    await send({ type: 'provider.tokenized', token: 'token', environment: 'default' })
    await user.click(await screen.findByRole('link', { name: 'See your cards' }))
    await screen.findByRole('heading', { level: 1, name: 'Cards' })
    expect(address()).toBe('/account/cards')
  })
})

describe('a rejected card', () => {
  const error = (
    attribute: string,
    key: string,
    message = 'In the words of the provider',
  ): CardError => ({
    attribute,
    key: `errors.${key}`,
    message,
  })
  test.each([
    [error('first_name', 'blank'), 'Enter the first name on the card'],
    [error('last_name', 'blank'), 'Enter the last name on the card'],
    [error('number', 'blank'), 'Enter the card number'],
    [error('number', 'invalid'), 'That’s not a valid card number'],
    [error('verification_value', 'blank'), 'Enter the CVV'],
    [error('verification_value', 'invalid'), 'That’s not a valid CVV for this card'],
    [error('month', 'invalid'), 'Invalid Exp. Date'],
    [error('year', 'invalid'), 'Invalid Exp. Date'],
    [error('year', 'expired'), 'This card has expired'],
    [error('base', 'account_inactive'), 'In the words of the provider'],
    [
      error('base', 'unknown_error', ''),
      'The card service couldn’t process your card. Please try again.',
    ],
  ])('by the provider for %j shows why, and keeps what was typed', async (given, text) => {
    const raised = vi.fn<Host['postToHostPage']>()
    const { fill, user, send, first, system } = await open({ postToHostPage: raised })
    await fill()
    await user.click(button())
    await send({ type: 'provider.refused', errors: [given] })
    expect(await screen.findByText('Your card wasn’t accepted')).toBeVisible()
    expect(screen.getByText(text, { selector: 'li' })).toBeVisible()
    expect(await first()).toHaveValue('Ada')
    expect(screen.getByLabelText('Expiration date')).toHaveValue('08/29')
    expect(raised.mock.calls[0]?.[0]).toEqual({ saved: false, errors: [given], validation: valid })
    // It shows in the form, and nowhere else.
    expect(system.toasts.getSnapshot().context.toasts).toEqual([])
  })

  test.each([
    [offline, 'What you typed is still here. Please try again.'],
    [
      refused('payment_gateway_failed', 502),
      'The card service didn’t confirm your card. Please try again.',
    ],
    [
      refused('payment_method_unknown', 422),
      'The card service didn’t confirm your card. Please try again.',
    ],
    [
      refused('too_many_payment_methods', 409),
      'You’ve reached the card limit. Remove one to add another.',
    ],
    [refused('too_many_requests', 429), 'Too many attempts. Wait a while, then try again.'],
  ])('by the server (%s) shows why, and can be retried', async (failure, text) => {
    const saveCard = vi
      .fn<Answers['savePaymentMethod']>(async () => card)
      .mockRejectedValueOnce(failure)
    const { fill, user, send, system } = await open({ savePaymentMethod: saveCard })
    await fill()
    await user.click(button())
    await send({ type: 'provider.tokenized', token: 'token', environment: 'default' })
    expect(await screen.findByText('We couldn’t save your card')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(system.toasts.getSnapshot().context.toasts).toEqual([])
    await user.click(button())
    const isKnown = failure.message !== 'payment_method_unknown'
    if (!isKnown) await send({ type: 'provider.tokenized', token: 'other', environment: 'default' })
    expect(await screen.findByText('Visa ending in 1881')).toBeVisible()
    const keys = saveCard.mock.calls.map(([{ body, idempotencyKey }]) => [
      body.payment_token,
      idempotencyKey,
    ])
    expect(keys[1]?.[0]).toBe(isKnown ? 'token' : 'other')
    expect(keys[1]?.[1] === keys[0]?.[1]).toBe(isKnown)
  })
})

describe('an unreachable provider', () => {
  test('shows an error, and can be retried with what was typed', async () => {
    cardDraft.write({ first_name: 'Ada', last_name: 'Winthrop', country: 'DE' })
    const { send, isOpened, user, first } = await open()
    await isOpened()
    await send({ type: 'provider.failed' })
    expect(await screen.findByText('We couldn’t load the card form')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await isOpened(2)
    await send({ type: 'provider.ready' })
    expect(await first()).toHaveValue('Ada')
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Germany')
  })
})

describe('a typed card', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

  test('needs a confirmation before leaving; staying loses nothing', async () => {
    const { fill, user, first, address } = await open()
    await fill()
    await user.click(screen.getByRole('link', { name: 'Cards' }))
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([address(), (await first()).getAttribute('value')]).toEqual(['/add-card', 'Ada'])
  })

  test('stays after a change of language, with the provider in its slots again', async () => {
    const { fill, user, openings, send } = await open(
      {},
      { flags: ['change-language-option-in-settings'] },
    )
    await fill()
    await chooseLanguage(user, 'English \\(US\\)', 'Español')
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Ada')
    await waitFor(() => expect(openings()).toBe(2))
    await send({ type: 'provider.ready' })
    expect(screen.getByLabelText('Nombre')).toBeEnabled()
  })

  test('is gone after discarding, also in the tab', async () => {
    const { fill, user } = await open()
    await fill()
    expect(cardDraft.read()).toEqual({
      first_name: 'Ada',
      last_name: 'Winthrop',
      country: 'US',
    })
    await user.click(screen.getByRole('link', { name: 'Cards' }))
    await user.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('heading', { level: 1, name: 'Cards' })
    expect(cardDraft.read()).toBeNull()
  })
})

describe('in a native app', () => {
  test('the form has no header, because the app has its own', async () => {
    const { ready } = await open({}, { isNativeHost: true })
    await ready()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  test('the form keeps its header in a browser', async () => {
    const { ready } = await open()
    await ready()
    expect(screen.getByRole('banner')).toBeVisible()
  })

  test('the app receives the result of the card', async () => {
    const received: { event: string; data: unknown }[] = []
    const native = Object.assign(window, {
      ReactNativeWebView: {
        postMessage: (text: string) => received.push(JSON.parse(text) as (typeof received)[number]),
      },
    })
    try {
      const { fill, user, send } = await open(
        { savePaymentMethod: async () => card },
        { isNativeHost: true, hasHostTransport: true },
      )
      await fill()
      await user.click(button())
      await send({ type: 'provider.tokenized', token: 'token', environment: 'default' })
      await screen.findByText('Visa ending in 1881')
      expect(received.filter(({ event }) => event === 'cardResult')).toEqual([
        {
          event: 'cardResult',
          data: {
            saved: true,
            token: 'token',
            payment_method: {
              id: 'c1',
              card_last_four: '1881',
              card_brand: 'visa',
              payment_token: 'token',
            },
          },
        },
      ])
    } finally {
      Reflect.deleteProperty(native, 'ReactNativeWebView')
    }
  })
})

describe('the form is absent', () => {
  test.each([
    ['on a kiosk', { isKiosk: true }, '/building/'],
    ['if the deployment names no provider', { deployment: { cards: undefined } }, '/account'],
    ['with a back end that stores no cards', { deployment: { extensions: [] } }, '/account'],
  ])('%s', async (_, scene, leadsTo) => {
    const saveCard = vi.fn<Answers['savePaymentMethod']>(never)
    const { address, openings } = await open({ savePaymentMethod: saveCard }, scene)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(address()).toContain(leadsTo))
    expect(openings()).toBe(0)
    expect(screen.queryByRole('link', { name: 'Cards' })).toBeNull()
  })

  test('before the sign-in, which leads back to it', async () => {
    const { address } = await open({}, { signedIn: false })
    await screen.findByLabelText('Work email')
    expect(address()).toBe('/login?returnTo=%2Fadd-card')
  })
})

import type { CardProvider } from '@contract/deployment'
import { cardDraft } from '@features/cards/cardDraft'
import { addCardLogic } from '@features/cards/cards.page'
import { postToHostPage } from '@features/cards/provider/postToHostPage'
import { cardProvider } from '@features/cards/provider/provider'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import { type HostedField, hostedPlaces } from '@machines/cards/addCard/fields'
import { isSignedOut } from '@machines/platform/app/selectors'
import { pageOf } from '@machines/platform/pages/selectors'
import { laterListener } from '@platform/later'
import { purge } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { tracesOf } from '../../platform/reachable'
import { renderApp } from '../renderApp'

const origin = 'http://cards.test'
const sandbox = { kind: 'sandbox', origin } as const
const spreedly = { kind: 'spreedly', environmentKey: 'Key123' } as const
// Not just digits: actors' session ids count through all of them.
const secrets = { number: '4111111111111111', cvv: 'cvv 7371' }

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div id="${hostedPlaces.number}" data-label="Card number" data-placeholder="1234"></div>
    <div id="${hostedPlaces.cvv}" data-label="CVV"></div>
  </form>`
})
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'Spreedly')
  vi.restoreAllMocks()
})

function open(provider: CardProvider | null) {
  const sent: ProviderEvent[] = []
  let emit: (command: ProviderCommand) => void = () => {}
  const close = cardProvider(() =>
    provider === null ? null : { provider, environment: 'production' },
  )(
    (event) => sent.push(event),
    (receive) => {
      emit = receive
    },
  )
  return { sent, close, emit: (command: ProviderCommand) => emit(command) }
}
const frameIn = (field: HostedField) =>
  document.querySelector<HTMLIFrameElement>(`#${hostedPlaces[field]} iframe`)
const sessionNow = () =>
  new URL(frameIn('number')?.src ?? 'about:blank').searchParams.get('session')
type Posted = { from?: string; source?: Window | null; data?: unknown }

/** A message as a field's frame sends it, unless the test overrides it. */
function post(field: HostedField, event: string, more = {}, given: Posted = {}) {
  const data = { name: 'portico-cards', session: sessionNow(), field, event, ...more }
  window.dispatchEvent(
    new MessageEvent('message', {
      data: given.data ?? data,
      origin: given.from ?? origin,
      source: given.source === undefined ? (frameIn(field)?.contentWindow ?? null) : given.source,
    }),
  )
}
const validation = {
  cardType: 'visa',
  validNumber: true,
  validCvv: true,
  numberLength: 16,
  cvvLength: 3,
}

describe('the sandbox', () => {
  test('has a frame of its origin for each field, named for screen readers', () => {
    open(sandbox)
    for (const [field, title] of [
      ['number', 'Card number'],
      ['cvv', 'CVV'],
    ] as const) {
      const frame = frameIn(field)
      expect(frame?.title).toBe(title)
      const { searchParams, ...address } = new URL(frame?.src ?? '')
      expect(address.origin ?? new URL(frame?.src ?? '').origin).toBe(origin)
      expect(searchParams.get('field')).toBe(field)
      expect(searchParams.get('host')).toBe(window.location.origin)
    }
  })

  test('is ready with both frames, and reports their state', () => {
    const { sent } = open(sandbox)
    post('number', 'ready')
    expect(sent).toEqual([])
    post('cvv', 'ready')
    post('number', 'validation', { validation: { ...validation, ...secrets } })
    post('cvv', 'fieldEvent', { kind: 'blur' })
    post('number', 'errors', {
      errors: [{ attribute: 'year', key: 'errors.expired', message: 'x' }],
    })
    post('number', 'paymentMethod', { token: 'a-token-of-it', paymentMethod: secrets })
    expect(sent).toEqual([
      { type: 'provider.ready' },
      { type: 'provider.validated', validation },
      { type: 'provider.left', field: 'cvv' },
      {
        type: 'provider.refused',
        errors: [{ attribute: 'year', key: 'errors.expired', message: 'x' }],
      },
      { type: 'provider.tokenized', token: 'a-token-of-it', environment: 'production' },
    ])
  })

  test('receives requests in its own frame only, and at its own origin', () => {
    const { emit } = open(sandbox)
    const toNumber = vi.spyOn(frameIn('number')?.contentWindow as Window, 'postMessage')
    const toCvv = vi.spyOn(frameIn('cvv')?.contentWindow as Window, 'postMessage')
    const details = { first_name: 'A', last_name: 'B', month: '08', year: '2029', country: 'US' }
    emit({ type: 'card.tokenize', details })
    expect(toNumber.mock.calls).toEqual([
      [expect.objectContaining({ do: 'tokenise', details, session: sessionNow() }), origin],
    ])
    emit({ type: 'field.focus', field: 'cvv' })
    expect(toCvv.mock.calls).toEqual([[expect.objectContaining({ do: 'focus' }), origin]])
  })

  test('submits the form on Enter', () => {
    open(sandbox)
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', submitted)
    post('cvv', 'fieldEvent', { kind: 'enter' })
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  test.each<[string, () => Posted]>([
    ['of a look-alike origin', () => ({ from: 'http://cards.test.evil.example' })],
    ['of another scheme', () => ({ from: 'https://cards.test' })],
    ['of another port', () => ({ from: 'http://cards.test:81' })],
    ['of an origin without a name', () => ({ from: 'null' })],
    ['of our own origin', () => ({ from: window.location.origin })],
    ['of another window at the right origin', () => ({ source: strangersWindow() })],
    ['of our own window', () => ({ source: window })],
    ['of no window', () => ({ source: null })],
    [
      'of an earlier form',
      () => ({
        data: {
          name: 'portico-cards',
          session: 'earlier',
          event: 'paymentMethod',
          token: 'stolen-token',
        },
      }),
    ],
    ['that is empty', () => ({ data: 'paymentMethod' })],
  ])('ignores a message %s', (_, given) => {
    const { sent } = open(sandbox)
    const posted = given()
    for (const [event, more] of [
      ['ready', {}],
      ['validation', { validation }],
      ['paymentMethod', { token: 'stolen-token' }],
      ['errors', { errors: [] }],
    ] as const) {
      post('number', event, more, posted)
      post('cvv', event, more, posted)
    }
    expect(sent).toEqual([])
  })

  test('ignores everything after the page was left, and removes its frames', () => {
    const { sent, close } = open(sandbox)
    const late = frameIn('number')?.contentWindow ?? null
    const session = sessionNow()
    close()
    expect(frameIn('number')).toBeNull()
    const data = { name: 'portico-cards', session, event: 'paymentMethod', token: 'late-token' }
    post('number', '', {}, { source: late, data })
    expect(sent).toEqual([])
  })

  test("refuses anything but a token, which could be a card's number", () => {
    const { sent } = open(sandbox)
    post('number', 'paymentMethod', { token: secrets.number })
    expect(sent).toMatchObject([{ type: 'provider.refused', errors: [{ attribute: 'base' }] }])
  })
})

function strangersWindow(): Window | null {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  return frame.contentWindow
}

describe('Spreedly', () => {
  type Hear = (...given: unknown[]) => void
  function install() {
    const hears = new Map<string, Hear>()
    const frames = {
      init: vi.fn<Hear>(),
      on: (event: string, receive: Hear) => hears.set(event, receive),
      removeHandlers: vi.fn<() => void>(() => hears.clear()),
      setFieldType: vi.fn<Hear>(),
      setNumberFormat: vi.fn<Hear>(),
      setStyle: vi.fn<Hear>(),
      setPlaceholder: vi.fn<Hear>(),
      setTitle: vi.fn<Hear>(),
      setLabel: vi.fn<Hear>(),
      transferFocus: vi.fn<Hear>(),
      tokenizeCreditCard: vi.fn<Hear>(),
    }
    Object.assign(window, { Spreedly: frames })
    return { frames, emit: (event: string, ...given: unknown[]) => hears.get(event)?.(...given) }
  }
  const script = () => document.querySelector('script')
  const loaded = async () => {
    const installed = install()
    script()?.dispatchEvent(new Event('load'))
    await Promise.resolve()
    await Promise.resolve()
    return installed
  }

  test('fetches its script only once it opens', async () => {
    expect(script()).toBeNull()
    open(spreedly)
    expect(script()?.src).toBe('https://core.spreedly.com/iframe/iframe-v1.min.js')
    const { frames } = await loaded()
    expect(frames.init).toHaveBeenCalledWith('Key123', {
      numberEl: 'card-number',
      cvvEl: 'card-cvv',
    })
  })

  test('is ready, reports its fields, and returns only a token', async () => {
    const { sent, emit: command } = open(spreedly)
    const { frames, emit } = await loaded()
    emit('ready')
    emit('fieldEvent', 'number', 'input', 'number', { ...validation, ...secrets })
    emit('fieldEvent', 'number', 'blur', '', {})
    emit('fieldEvent', 'elsewhere', 'blur', '', {})
    command({ type: 'field.focus', field: 'cvv' })
    const details = { first_name: 'A', last_name: 'B', month: '08', year: '2029', country: 'US' }
    command({ type: 'card.tokenize', details })
    emit('errors', [
      { attribute: 'first_name', key: 'errors.blank', message: "First name can't be blank" },
    ])
    emit('paymentMethod', 'PTp0nIk2NcqxaTlgsx', { last_four_digits: '1111', ...secrets })
    expect(sent).toEqual([
      { type: 'provider.ready' },
      { type: 'provider.validated', validation },
      { type: 'provider.left', field: 'number' },
      {
        type: 'provider.refused',
        errors: [
          { attribute: 'first_name', key: 'errors.blank', message: "First name can't be blank" },
        ],
      },
      { type: 'provider.tokenized', token: 'PTp0nIk2NcqxaTlgsx', environment: 'production' },
    ])
    expect(frames.transferFocus).toHaveBeenCalledWith('cvv')
    expect(frames.tokenizeCreditCard).toHaveBeenCalledWith(details)
    expect(frames.setLabel).toHaveBeenCalledWith('number', 'Card number')
  })

  test('follows the color scheme, like our own fields', async () => {
    const scheme = new EventTarget()
    vi.spyOn(window, 'matchMedia').mockReturnValue(scheme as MediaQueryList)
    document.getAnimations = () => []
    onTestFinished(() => void Reflect.deleteProperty(document, 'getAnimations'))
    open(spreedly)
    const { frames, emit } = await loaded()
    emit('ready')
    frames.setStyle.mockClear()
    scheme.dispatchEvent(new Event('change'))
    await vi.waitFor(() => expect(frames.setStyle).toHaveBeenCalledTimes(2))
  })

  test('reports a script that cannot be fetched, and fetches it again on retry', async () => {
    const { sent, close } = open(spreedly)
    script()?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'provider.failed' }]))
    expect(script()).toBeNull()
    close()
    open(spreedly)
    expect(script()).not.toBeNull()
  })

  test('shows no frames if its script is too late, and is ignored once it was left', async () => {
    const late = open(spreedly)
    late.close()
    const { frames, emit } = await loaded()
    expect(frames.init).not.toHaveBeenCalled()
    const second = open(spreedly)
    await Promise.resolve()
    await Promise.resolve()
    second.close()
    expect(frames.removeHandlers).toHaveBeenCalledTimes(1)
    emit('paymentMethod', 'PTp0nIk2NcqxaTlgsx')
    expect([...late.sent, ...second.sent]).toEqual([])
  })
})

describe('the port', () => {
  test('fails without a named provider, or if the page has no slots for its frames', () => {
    expect(open(null).sent).toEqual([{ type: 'provider.failed' }])
    document.body.innerHTML = ''
    expect(open(sandbox).sent).toEqual([{ type: 'provider.failed' }])
  })

  test('fails if its code cannot be fetched, unless the page was left', async () => {
    const sent: string[] = []
    const missing = laterListener<string, () => void>(
      () => Promise.reject(new Error('offline')),
      'missing',
    )
    missing(
      (event) => sent.push(event),
      () => {},
    )
    const stop = missing(
      (event) => sent.push(`left ${event}`),
      () => {},
    )
    stop()
    await vi.waitFor(() => expect(sent).toEqual(['missing']))
  })

  test('does not open if its code arrives after the page was left', async () => {
    const talk = vi.fn<() => () => void>(() => () => {})
    const stop = laterListener<string, () => void>(() => Promise.resolve(talk), 'missing')(
      () => {},
      () => {},
    )
    stop()
    await Promise.resolve()
    expect(talk).not.toHaveBeenCalled()
  })
})

test("the embedding page receives a card's result, at our own origin only", () => {
  const result = { saved: false, errors: [], validation: null } as const
  const own = vi.spyOn(window, 'postMessage')
  postToHostPage({ ...result, errors: [] })
  expect(own).not.toHaveBeenCalled()
  const postMessage = vi.fn<Window['postMessage']>()
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window)
  postToHostPage({ ...result, errors: [] })
  expect(postMessage.mock.calls).toEqual([
    [JSON.stringify({ event: 'cardResult', data: result }), window.location.origin],
  ])
})

test('the tab stores the owner of a new card until the session ends', () => {
  const draft = { first_name: 'Ada', last_name: 'Winthrop', country: 'DE' }
  cardDraft.write(draft)
  expect(cardDraft.read()).toEqual(draft)
  sessionStorage.setItem('CARD_DRAFT', '{"version":1,"value":{"first_name":7}}')
  expect(cardDraft.read()).toBeNull()
  cardDraft.write(draft)
  purge()
  expect(cardDraft.read()).toBeNull()
})

test('nothing reachable from the app contains number or CVV, whatever is reported', async () => {
  document.body.innerHTML = ''
  const { app, system } = await renderApp({
    at: '/add-card',
    signedIn: true,
    effects: { cardProvider: cardProvider(() => ({ provider: sandbox, environment: 'default' })) },
  })
  await vi.waitFor(() => expect(frameIn('number')).not.toBeNull(), { timeout: 20_000 })
  post('number', 'ready')
  post('cvv', 'ready')
  const addCard = pageOf(system.pages.getSnapshot(), addCardLogic)
  if (addCard === undefined) throw new Error('the page has no logic')
  for (const [name, value] of [
    ['first_name', 'Ada'],
    ['last_name', 'Name-on-the-card'],
    ['expiry', '0829'],
  ] as const) {
    addCard.send({ type: 'field.changed', name, value })
  }
  post('number', 'validation', { validation: { ...validation, ...secrets }, ...secrets })
  addCard.send({ type: 'card.submitted' })
  post('number', 'errors', {
    errors: [{ attribute: 'number', key: 'errors.invalid', message: secrets.number, ...secrets }],
  })
  addCard.send({ type: 'card.submitted' })
  post('number', 'paymentMethod', { token: 'a-token-of-it', paymentMethod: secrets })
  await waitFor(addCard, (snapshot) => snapshot.matches({ connected: 'saving' }))
  const roots = {
    app,
    system,
    addCard,
    stored: [Object.entries(localStorage), Object.entries(sessionStorage)],
  }
  expect(tracesOf(roots, { token: 'a-token-of-it' })).not.toEqual([])
  expect(tracesOf(roots, secrets)).toEqual([])
  expect(document.documentElement.outerHTML).not.toContain(secrets.number)

  // Personal data goes with its owner.
  const own = { token: 'a-token-of-it', name: 'Name-on-the-card' }
  app.send({ type: 'logout.requested' })
  await waitFor(app, isSignedOut)
  await vi.waitFor(() => expect(tracesOf({ app, system }, own)).toEqual([]))
})

import { replayEvents, replayTyping, takeCapturedEvents } from '@app/eventReplay'
import { captureEvents } from '@app/inline/captureEvents'
import { guardPage } from '@app/inline/guardPage'
import { hideForeignPage } from '@app/inline/hideForeignPage'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { turns } from '../turns'

const received = vi.fn<(what: string) => void>()

function Form() {
  const [email, setEmail] = useState('')
  const [isOn, setOn] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        received(`submitted ${email}`)
      }}
    >
      <input
        name="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => received('left')}
      />
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      <button type="button" aria-keyshortcuts="/" onClick={() => received(`pressed ${isOn}`)}>
        Press
      </button>
    </form>
  )
}

const one = <Element extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Element>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

/** As a document arrives: the script in its head, then the rendered markup. */
function rendered(given = { user: null as string | null, locale: 'en-us' }): HTMLElement {
  hideForeignPage(given)
  captureEvents()
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  return one('#root')
}

let stopReplaying = () => {}

/** As the start does; React has hydrated nothing yet. */
function wake(root: HTMLElement, page: ReactNode = <Form />): void {
  const done = takeCapturedEvents(root)
  hydrateRoot(root, page)
  replayEvents(done)
  stopReplaying = replayTyping(root)
}

/** As a browser does: React would notice a script that sets the value. */
function fill(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}

afterEach(() => {
  takeCapturedEvents(document.body)
  stopReplaying()
  received.mockReset()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  delete document.documentElement.dataset.rendered
})

it('replays typing and presses once, in order', async () => {
  const root = rendered()
  one<HTMLInputElement>('[name=email]').value = 'ada@meridian.example'
  one('[type=checkbox]').click()
  one('button').click()
  one('button').click()
  expect(received).not.toHaveBeenCalled()
  wake(root)
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('pressed true'))
  expect(one<HTMLInputElement>('[name=email]').value).toBe('ada@meridian.example')
  expect(received.mock.calls.flat()).toEqual(['left', 'pressed true'])
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
})

/** On a page whose device has stored the opposite of what the server assumed, as for a consent. */
function Settings({ isStored = false }: { isStored?: boolean }) {
  const [isOn, setOn] = useState(isStored)
  const [slot, setSlot] = useState('noon')
  const isShown = useSyncExternalStore(
    () => () => undefined,
    () => isOn,
    () => false,
  )
  const choose = (value: string) => {
    setSlot(value)
    received(value)
  }
  return (
    <>
      <input
        type="checkbox"
        checked={isShown}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          received(event.currentTarget.checked ? 'on' : 'off')
        }}
      />
      {['noon', 'one'].map((value) => (
        <input
          key={value}
          type="radio"
          name="slot"
          value={value}
          checked={slot === value}
          onChange={() => choose(value)}
        />
      ))}
      <select defaultValue="English" onChange={(event) => received(event.currentTarget.value)}>
        <option>English</option>
        <option>Deutsch</option>
      </select>
    </>
  )
}

const settings = <Settings />
const inTurn = (page: ReactNode) => <Suspense>{page}</Suspense>

const chooseGerman = () => {
  one<HTMLSelectElement>('select').value = 'Deutsch'
}

it.each([
  ['a box', settings, () => one('[type=checkbox]').click(), 'on', true],
  ['a box of a part', inTurn(settings), () => one('[type=checkbox]').click(), 'on', true],
  [
    'a box that is on here',
    inTurn(<Settings isStored />),
    () => one('[type=checkbox]').click(),
    'on',
    true,
  ],
  ['another choice', inTurn(settings), () => one('[value=one]').click(), 'one', false],
  ['an option', settings, chooseGerman, 'Deutsch', false],
  ['an option of a part', inTurn(settings), chooseGerman, 'Deutsch', false],
])('replays a change that is the only one: %s', async (_, page, change, expected, isOn) => {
  captureEvents()
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  change()
  wake(one('#root'), page)
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith(expected))
  await turns()
  expect(received).toHaveBeenCalledOnce()
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(isOn)
  const chosen = one<HTMLInputElement>('[type=radio]:checked').value
  expect(chosen).toBe(expected === 'one' ? 'one' : 'noon')
})

const pressKey = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

it('replays a shortcut as a press of its button', async () => {
  const root = rendered()
  expect(pressKey(document.body, { key: '/' })).toBe(false)
  wake(root)
  await vi.waitFor(() => expect(received).toHaveBeenCalledExactlyOnceWith('pressed false'))
})

it.each([
  ['that is typed into a field', () => one('[name=email]'), { key: '/' }, null],
  ['with a modifier', () => document.body, { key: '/', ctrlKey: true }, null],
  ['of no button', () => document.body, { key: '"' }, null],
  ['if shortcuts are disabled', () => document.body, { key: '/' }, '{"version":1,"value":false}'],
])('leaves a key alone %s', async (_, target, init, stored) => {
  if (stored !== null) localStorage.setItem('SHORTCUTS', stored)
  const root = rendered()
  expect(pressKey(target(), init)).toBe(true)
  expect(takeCapturedEvents(root).presses).toEqual([])
})

it('submits a form on Enter, with what was typed', async () => {
  const root = rendered()
  const field = one<HTMLInputElement>('[name=email]')
  field.focus()
  field.value = 'ada'
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  )
  wake(root)
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('submitted ada'))
  expect(received).toHaveBeenCalledOnce()
})

it('handles a paste right after hydration starts, although parts hydrate in turn', async () => {
  const page = (
    <Suspense>
      <Form />
    </Suspense>
  )
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  wake(one('#root'), page)
  const field = one<HTMLInputElement>('[name=email]')
  fill(field, 'ada')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  one<HTMLFormElement>('form').requestSubmit()
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('submitted ada'))
})

it('notices at its end what was filled in without an event while the page hydrated', async () => {
  wake(rendered())
  fill(one('[name=email]'), 'ada')
  // React hydrates in a task of its own.
  await turns()
  stopReplaying()
  one<HTMLFormElement>('form').requestSubmit()
  expect(received).toHaveBeenCalledWith('submitted ada')
})

it('captures nothing once React has the page', () => {
  const root = rendered()
  wake(root)
  one('button').click()
  expect(received).toHaveBeenCalledWith('pressed false')
})

it('opens a menu by an early arrow on its button, and leaves other keys to the browser', () => {
  rendered()
  document.body.innerHTML = '<button type="button">Menu</button><input name="search">'
  const button = one<HTMLButtonElement>('button')
  button.popoverTargetElement = button
  const press = (target: HTMLElement, key: string) =>
    !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(press(button, 'ArrowDown')).toBe(true)
  expect(press(button, 'ArrowDown')).toBe(true)
  expect(press(button, 'Tab')).toBe(false)
  // Of no form.
  expect(press(one('input'), 'Enter')).toBe(false)
  expect(window.capturedEvents?.presses).toEqual([button])
})

it.each([
  ['within the page', '#discover', false, true],
  ['to another page', '/account', false, false],
  ['out of the app', 'https://elsewhere.test/', false, false],
  ['out of the app, on a kiosk', 'https://elsewhere.test/', true, true],
  ['to another page, on a kiosk', '/account', true, false],
])('handles a link %s', (_, href, onKiosk, isCaptured) => {
  if (onKiosk) sessionStorage.setItem('KIOSK_ENABLED', 'true')
  rendered()
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
  // An event that is not captured must not leave this page either.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  one('b').click()
  expect(window.capturedEvents?.presses).toHaveLength(isCaptured ? 1 : 0)
})

const stored = (value: unknown) => JSON.stringify({ version: 1, value })

it.each([
  ['no user, while signed out', null, {}, undefined],
  [
    'a user, signed in as the same',
    'u-1',
    { root: stored({ auth: { user: { uuid: 'u-1' } } }) },
    undefined,
  ],
  ['a user, while signed out', 'u-1', {}, 'other'],
  [
    'a user, signed in as another',
    'u-1',
    { root: stored({ auth: { user: { uuid: 'u-2' } } }) },
    'other',
  ],
  [
    'no user, while signed in',
    null,
    { root: stored({ auth: { user: { uuid: 'u-1' } } }) },
    'other',
  ],
  [
    'no user, with a draft of a sign-up',
    null,
    { root: stored({ auth: null, authV2: {} }) },
    undefined,
  ],
  ['no user, in the language chosen here', null, { languages: stored('en-us') }, undefined],
  ['no user, in another language than chosen here', null, { languages: stored('de-de') }, 'other'],
  [
    'no user, in another language than chosen here, which the address requests',
    null,
    { languages: stored('de-de') },
    undefined,
    '/?lang=en-us',
  ],
  ['no user, with an unreadable storage', null, { root: '{', languages: '[]' }, undefined],
])(
  'handles a page rendered for %s',
  (_, user, items: Record<string, string>, mark, address = '/') => {
    window.history.replaceState(null, '', address)
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    rendered({ user, locale: 'en-us' })
    expect(document.documentElement.dataset.rendered).toBe(mark)
  },
)

it("the inline script reads the page's user from its element", () => {
  localStorage.setItem('root', stored({ auth: { user: { uuid: 'u-1' } } }))
  const script = document.createElement('script')
  Object.assign(script.dataset, { user: 'u-1', locale: 'en-us' })
  guardPage(script)
  expect(document.documentElement.dataset.rendered).toBeUndefined()
  expect(window.capturedEvents?.presses).toEqual([])
  takeCapturedEvents(document.body)
  delete script.dataset.user
  guardPage(script)
  expect(document.documentElement.dataset.rendered).toBe('other')
})

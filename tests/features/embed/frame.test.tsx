import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { lunchApp } from '../../machines/embed/bridgeCases'
import { firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { never } from '../deferred'
import { renderApp } from '../renderApp'
import { framedPage, utility } from '../samples'

const home = `/building/${firstHouse.building.uuid}`
const url = 'https://apps.test/lunch'
const flags = ['open-tw-miniapp-in-iframe']

/** Registered apps that may be framed. */
const settings = { frameOrigins: ['https://apps.test'], extensions: ['apps' as const] }

/** A message of a window, as the browser delivers it to the app. */
const post = (data: string, origin: string, source: Window | null) =>
  fireEvent(window, new MessageEvent('message', { data, origin, source }))
const windowOf = (frame: HTMLElement) => (frame as HTMLIFrameElement).contentWindow

async function openFrame(load: typeof fetch, at = url) {
  const utilities = async () => ({
    utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url: at })],
  })
  const rendered = await renderApp({
    signedIn: true,
    flags,
    deployment: settings,
    effects: { utilityButtons: utilities, fetch: load },
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Lunch' }))
  return { ...rendered, frame: within(await screen.findByRole('dialog', { name: 'Lunch' })) }
}

describe('the full-screen frame', () => {
  test('shows its loading state', async () => {
    const { frame } = await openFrame(never)
    expect(await frame.findByText('Loading')).toBeInTheDocument()
    await expectAccessible()
  })

  test('shows the page', async () => {
    const { frame, user } = await openFrame(async () => framedPage())
    const page = await frame.findByTitle('Lunch')
    expect(page).toHaveAttribute('src', url)
    // It receives no referrer.
    expect(page).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(frame.queryByText('Loading')).toBeNull()
    await user.click(frame.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows a failure, retries, and offers a tab', async () => {
    const load = vi.fn<typeof fetch>(async () => framedPage()).mockRejectedValueOnce(offline)
    const { frame, user } = await openFrame(load)
    const message = 'Something went wrong. Page could not be loaded'
    expect(await frame.findByRole('heading', { name: message })).toBeVisible()
    const tab = frame.getByRole('link', { name: 'Open in a new tab' })
    expect([tab.getAttribute('href'), tab.getAttribute('target')]).toEqual([url, '_blank'])
    expect(tab.getAttribute('rel')).toContain('noopener')
    await expectAccessible()
    await user.click(frame.getByRole('button', { name: 'Try again' }))
    expect(await frame.findByTitle('Lunch')).toBeInTheDocument()
  })

  test('offers no tab for a failed page of our own server', async () => {
    const utilities = async () => ({
      utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url: '/demo/lunch' })],
    })
    const load = vi.fn<typeof fetch>(() => Promise.reject(offline))
    const { user } = await renderApp({
      signedIn: true,
      flags,
      deployment: settings,
      effects: { utilityButtons: utilities, fetch: load },
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    const frame = within(await screen.findByRole('dialog', { name: 'Lunch' }))
    expect(await frame.findByText(/could not be loaded$/)).toBeVisible()
    expect(frame.queryByText('Open in a new tab')).toBeNull()
    expect(frame.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test.each([
    ['has no sandbox for a document of our own server', 'pdf', false],
    ['keeps the sandbox for a page of our own server', 'html', true],
  ] as const)('%s', async (_, kind, hasSandbox) => {
    const { frame } = await openFrame(async () => framedPage(kind), '/documents/rules')
    expect((await frame.findByTitle('Lunch')).hasAttribute('sandbox')).toBe(hasSandbox)
  })

  test('keeps the sandbox for another origin, even if it looks like a document', async () => {
    const { frame } = await openFrame(async () => framedPage('pdf'))
    expect(await frame.findByTitle('Lunch')).toHaveAttribute('sandbox')
  })

  test.each([
    ['opens tabs on a tenant’s device', false, true],
    ['opens no tabs on a kiosk, where they would outlive the guest', true, false],
  ])('%s', async (_, isKiosk, opensTabs) => {
    const utilities = async () => ({
      utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
    })
    const load = async () => framedPage()
    const { user } = await renderApp({
      signedIn: true,
      isKiosk,
      isShowcasing: false,
      flags,
      deployment: settings,
      effects: { utilityButtons: utilities, fetch: load },
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    const frame = within(await screen.findByRole('dialog', { name: 'Lunch' }))
    const sandbox = (await frame.findByTitle('Lunch')).getAttribute('sandbox') ?? ''
    expect(sandbox.includes('allow-popups')).toBe(opensTabs)
    expect(sandbox).toContain('allow-scripts')
  })

  test('closes a mini-app that floods it, shows why, and can open it again', async () => {
    const utilities = async () => ({
      utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
    })
    const load = vi.fn<typeof fetch>(async () => framedPage())
    const { user } = await renderApp({
      signedIn: true,
      flags,
      deployment: settings,
      effects: {
        utilityButtons: utilities,
        fetch: load,
        miniApps: async () => [lunchApp],
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    const frame = within(await screen.findByRole('dialog', { name: 'Lunch' }))
    const source = windowOf(await frame.findByTitle('Lunch'))
    for (let sent = 0; sent < 300; sent++) post('{"action":"getUser"}', 'https://apps.test', source)
    expect(await frame.findByRole('heading', { name: 'This app was closed' })).toBeVisible()
    expect(frame.queryByTitle('Lunch')).toBeNull()
    await expectAccessible()
    await user.click(frame.getByRole('button', { name: 'Open it again' }))
    expect(await frame.findByTitle('Lunch')).toBeInTheDocument()
  })

  test('closes on a change of the route', async () => {
    const { goTo, frame } = await openFrame(async () => framedPage())
    expect(await frame.findByTitle('Lunch')).toBeInTheDocument()
    await goTo(`${home}/companies`)
    await waitFor(() => expect(screen.queryByTitle('Lunch')).toBeNull())
  })

  test("shows developers, and no other user, a mini-app's refused calls", async () => {
    const effects = {
      fetch: async () => framedPage(),
      miniApps: async () => [],
      utilityButtons: async () => ({
        utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
      }),
    }
    const message = '2 refused messages'
    const postBoth = async () => {
      post('{"action":"getUser"}', 'https://apps.test', windowOf(await screen.findByTitle('Lunch')))
      post('nonsense', 'https://evil.test', null)
    }
    const plain = await renderApp({ signedIn: true, flags, deployment: settings, effects })
    await plain.user.click(await screen.findByRole('button', { name: 'Lunch' }))
    await postBoth()
    expect(screen.queryByText(message)).toBeNull()
    plain.unmount()

    const { user } = await renderApp({
      signedIn: true,
      flags,
      deployment: settings,
      effects,
      farmSelectorEmail: 'farm',
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    await postBoth()
    await user.click(await screen.findByText(message))
    expect(screen.getByText('getUser').closest('li')).toHaveTextContent(
      'getUser no app is registered there https://apps.test',
    )
    expect(screen.getByText('https://evil.test').closest('li')).toHaveTextContent(
      '? from another window https://evil.test',
    )
    await expectAccessible()
  })
})

import type { Host } from '@platform/host'
import { lazyView } from '@shared/lazyView'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { defaultHost } from '../defaults'
import { renderApp } from '../renderApp'

const companies = `/building/${firstHouse.building.uuid}/companies`
const isMissing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** The connection fails when pages that home links to are fetched. */
const withoutDetails: Host['fetchCatalogues'] = (texts) =>
  texts === 'details' ? isMissing() : defaultHost.fetchCatalogues(texts)

const message = vi.spyOn(console, 'error')
beforeEach(() => void message.mockReturnValue(undefined))
afterEach(() => message.mockReset())
afterEach(() => sessionStorage.clear())
vi.spyOn(console, 'warn').mockReturnValue(undefined)

test('offline, the shell stays, and the page loads once the network returns', async () => {
  const fetchCatalogues = vi.fn<Host['fetchCatalogues']>(withoutDetails)
  const load = vi.fn<typeof fetch>(() => Promise.reject(offline))
  const { goTo, goBack } = await renderApp({
    signedIn: true,
    effects: { fetchCatalogues, fetch: load },
  })
  await screen.findByRole('heading', { level: 1, name: 'House 2' })
  await goTo(companies)
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Menu for/ })).toBeVisible()
  // Without a network mails cannot be sent either.
  const inPage = within(screen.getByRole('main'))
  expect(inPage.queryByRole('link', { name: 'help@house.test' })).toBeNull()
  await expectAccessible()

  // Back works as before, and Forward returns to the page that is still missing.
  await goBack()
  expect(await screen.findByRole('heading', { level: 1, name: 'House 2' })).toBeVisible()
  await goTo(companies)
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()

  fetchCatalogues.mockImplementation(defaultHost.fetchCatalogues)
  load.mockImplementation(defaultHost.fetch)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
})

test('code that a newer release removed costs one silent reload, and no second one', async () => {
  const reloadPage = vi.fn<() => void>()
  const effects = { fetchCatalogues: withoutDetails, reloadPage }
  const { goTo } = await renderApp({ signedIn: true, effects })
  await screen.findByRole('heading', { level: 1, name: 'House 2' })
  await goTo(companies)
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))

  // The state after a reload that did not help.
  await renderApp({ signedIn: true, at: companies, reloadedPath: companies, effects })
  const titles = await screen.findAllByRole('heading', { name: 'This page is on its way' })
  expect(titles.at(-1)).toBeVisible()
  const help = screen.getAllByRole('link', { name: 'help@house.test' })
  expect(help.at(-1)).toHaveAttribute('href', 'mailto:help@house.test')
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Try again' }).at(-1)).toBeEnabled(),
  )
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

class Net extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <p>fell</p> : this.props.children
  }
}

test('a view whose code failed once is fetched again when it shows again', async () => {
  const load = vi
    .fn<() => Promise<() => ReactNode>>(async () => () => <p>here</p>)
    .mockImplementationOnce(isMissing)
  const View = lazyView(load)
  const first = render(<View />, { wrapper: Net })
  expect(await screen.findByText('fell')).toBeVisible()
  first.unmount()
  render(<View />, { wrapper: Net })
  expect(await screen.findByText('here')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a sign-up with missing code shows so, and continues once it has loaded', async () => {
  const line = { isDown: true }
  const fetchCatalogues: Host['fetchCatalogues'] = (texts) =>
    texts === 'wizard' && line.isDown ? isMissing() : defaultHost.fetchCatalogues(texts)
  const load: typeof fetch = (input) =>
    line.isDown ? Promise.reject(offline) : defaultHost.fetch(input)
  const { user } = await renderApp({ effects: { fetchCatalogues, fetch: load } })
  await user.type(await screen.findByLabelText('Work email'), 'new@house.test{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'x')
  await user.click(screen.getByRole('button', { name: /Forgot/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  // The brand stays, as on every page of the sign-up.
  expect(screen.getByRole('contentinfo')).toBeVisible()
  await expectAccessible()

  line.isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible()
})

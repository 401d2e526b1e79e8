import type { InstallSourceEvent } from '@machines/platform/install/machine'
import type { Host } from '@platform/host'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { deferred } from '../deferred'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const home = `/building/${firstHouse.building.uuid}`
const cachedAt = '2026-11-23T09:41:00.000Z'
const strip = () => screen.queryByText(/^You’re offline/)

describe('without a network', () => {
  test('a cached page shows its age, and is read again once the server responds', async () => {
    const answer = deferred<Response>()
    const discover = vi.fn<Answers['discoverContents']>(async () => [])
    await renderApp({
      signedIn: true,
      at: home,
      cachedAt,
      effects: { fetch: () => answer.promise, discoverContents: discover },
    })
    // By the building's clock, in Berlin.
    expect(await screen.findByText(/Mon, Nov 23 · 10:41/)).toBeVisible()
    const reads = discover.mock.calls.length
    await act(async () => answer.resolve(new Response()))
    expect(strip()).toBeNull()
    await waitFor(() => expect(discover.mock.calls.length).toBeGreaterThan(reads))
  })

  test('previous data stays, marked as possibly outdated', async () => {
    const load = vi.fn<typeof fetch>(async () => new Response())
    await renderApp({
      signedIn: true,
      at: home,
      effects: { fetch: load },
    })
    await screen.findByRole('heading', { level: 1, name: firstHouse.building.name })
    expect(strip()).toBeNull()
    load.mockRejectedValue(offline)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText('You’re offline, so this may be out of date.')).toBeVisible()
    load.mockImplementation(async () => new Response())
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(strip()).toBeNull())
  })
})

test('an unobtrusive entry installs the app, if the browser offers it', async () => {
  const browser: { emit: (event: InstallSourceEvent) => void } = { emit: () => {} }
  const promptInstall = vi.fn<Host['promptInstall']>(async () => ({ isAccepted: false }))
  const { user } = await renderApp({
    signedIn: true,
    at: home,
    effects: {
      promptInstall,
      watchInstall: (emit) => {
        browser.emit = emit
        return () => {}
      },
    },
  })
  const entry = () => screen.queryByRole('button', { name: 'Install Test' })
  await screen.findByRole('contentinfo')
  expect(entry()).toBeNull()
  act(() => browser.emit({ type: 'install.offered' }))
  await user.click(await screen.findByRole('button', { name: 'Install Test' }))
  expect(promptInstall).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(entry()).toBeNull())
})

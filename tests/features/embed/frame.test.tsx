import type { Effects } from '@platform/effects'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../../machines/cases'
import { lunchApp } from '../../machines/embed/bridgeCases'
import { expectAccessible } from '../../ui/axe'
import { never } from '../deferred'
import { utility } from '../samples'
import { openStage } from '../stage'

const home = `/building/${firstHouse.building.uuid}`
const url = 'https://apps.test/lunch'
const flags = ['open-tw-miniapp-in-iframe']

async function openFrame(loadPage: Effects['loadPage']) {
  const utilities = async () => ({
    utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
  })
  const stage = await openStage({
    signedIn: true,
    flags,
    effects: { utilityButtons: utilities, loadPage },
  })
  await stage.user.click(await screen.findByRole('button', { name: 'Lunch' }))
  return { ...stage, frame: within(await screen.findByRole('dialog', { name: 'Lunch' })) }
}

describe('the full-screen frame', () => {
  test('loading, it says so', async () => {
    const { frame } = await openFrame(never)
    expect(await frame.findByText('Loading')).toBeInTheDocument()
    await expectAccessible()
  })

  test('shows the page', async () => {
    const { frame, user } = await openFrame(async ({ href }) => ({ address: href }))
    const page = await frame.findByTitle('Lunch')
    expect(page).toHaveAttribute('src', url)
    // It hears nothing of where one was.
    expect(page).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(frame.queryByText('Loading')).toBeNull()
    await user.click(frame.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('not loaded, it says so, tries again, and offers a tab', async () => {
    const loadPage = vi
      .fn<Effects['loadPage']>(async ({ href }) => ({ address: href }))
      .mockRejectedValueOnce(offline)
    const { frame, user } = await openFrame(loadPage)
    const told = 'Something went wrong. The page could not be loaded'
    expect(await frame.findByRole('heading', { name: told })).toBeVisible()
    const tab = frame.getByRole('link', { name: 'Open in a new tab' })
    expect([tab.getAttribute('href'), tab.getAttribute('target')]).toEqual([url, '_blank'])
    expect(tab.getAttribute('rel')).toContain('noopener')
    await expectAccessible()
    await user.click(frame.getByRole('button', { name: 'Try again' }))
    expect(await frame.findByTitle('Lunch')).toBeInTheDocument()
  })

  test('of our own server that is not loaded has no tab of its own', async () => {
    const utilities = async () => ({
      utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url: '/demo/lunch' })],
    })
    const loadPage = vi.fn<Effects['loadPage']>(() => Promise.reject(offline))
    const { user } = await openStage({
      signedIn: true,
      flags,
      effects: { utilityButtons: utilities, loadPage },
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    const frame = within(await screen.findByRole('dialog', { name: 'Lunch' }))
    expect(await frame.findByText(/could not be loaded$/)).toBeVisible()
    expect(frame.queryByText('Open in a new tab')).toBeNull()
    expect(frame.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test.each([
    ['that our own server serves as a document has no sandbox', true, false],
    ['that is called one by its address alone keeps its sandbox', false, true],
  ])('%s', async (_, isDocument, hasSandbox) => {
    const own = async () => ({ address: '/documents/rules.pdf', isDocument })
    const { frame } = await openFrame(own)
    expect((await frame.findByTitle('Lunch')).hasAttribute('sandbox')).toBe(hasSandbox)
  })

  test('of another origin keeps its sandbox, also if it is taken for a document', async () => {
    const { frame } = await openFrame(async ({ href }) => ({ address: href, isDocument: true }))
    expect(await frame.findByTitle('Lunch')).toHaveAttribute('sandbox')
  })

  test.each([
    ['opens tabs on a tenant’s device', false, true],
    ['opens none on a kiosk, where they would outlive the guest', true, false],
  ])('%s', async (_, isKiosk, opensTabs) => {
    const utilities = async () => ({
      utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
    })
    const loadPage: Effects['loadPage'] = async ({ href }) => ({ address: href })
    const { user } = await openStage({
      signedIn: true,
      isKiosk,
      isAttracting: false,
      flags,
      effects: { utilityButtons: utilities, loadPage },
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    const frame = within(await screen.findByRole('dialog', { name: 'Lunch' }))
    const sandbox = (await frame.findByTitle('Lunch')).getAttribute('sandbox') ?? ''
    expect(sandbox.includes('allow-popups')).toBe(opensTabs)
    expect(sandbox).toContain('allow-scripts')
  })

  test('of a mini-app that posts too much is closed, says why, and can be opened again', async () => {
    const utilities = async () => ({
      utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
    })
    const loadPage = vi.fn<Effects['loadPage']>(async ({ href }) => ({ address: href }))
    const { user } = await openStage({
      signedIn: true,
      flags,
      effects: {
        utilityButtons: utilities,
        loadPage,
        foreignPage: async () => ({ origin: 'https://apps.test', apps: [lunchApp] }),
        watchFrame: (tell) => {
          if (loadPage.mock.calls.length === 1)
            tell({
              given: null,
              origin: 'https://apps.test',
              unexpectedSource: null,
              isFlood: true,
            })
          return () => undefined
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    const frame = within(await screen.findByRole('dialog', { name: 'Lunch' }))
    expect(await frame.findByRole('heading', { name: 'This app was closed' })).toBeVisible()
    expect(frame.queryByTitle('Lunch')).toBeNull()
    await expectAccessible()
    await user.click(frame.getByRole('button', { name: 'Open it again' }))
    expect(await frame.findByTitle('Lunch')).toBeInTheDocument()
  })

  test('closes on a change of the route', async () => {
    const { goTo, frame } = await openFrame(async ({ href }) => ({ address: href }))
    expect(await frame.findByTitle('Lunch')).toBeInTheDocument()
    await goTo(`${home}/companies`)
    await waitFor(() => expect(screen.queryByTitle('Lunch')).toBeNull())
  })

  test('of a mini-app shows developers what was refused, and nobody else', async () => {
    const effects = {
      loadPage: async () => ({ address: 'https://apps.test/lunch' }),
      foreignPage: async () => ({ origin: 'https://apps.test', apps: [] }),
      utilityButtons: async () => ({
        utility_buttons: [utility({ text: 'Lunch', type: 'microfrontend', url })],
      }),
      watchFrame: ((tell) => {
        tell({ given: '{"action":"getUser"}', origin: 'https://apps.test', unexpectedSource: null })
        tell({ given: 'nonsense', origin: 'https://evil.test', unexpectedSource: 'window' })
        return () => undefined
      }) satisfies Effects['watchFrame'],
    }
    const told = '2 refused messages'
    const plain = await openStage({ signedIn: true, flags, effects })
    await plain.user.click(await screen.findByRole('button', { name: 'Lunch' }))
    expect(await screen.findByTitle('Lunch')).toBeInTheDocument()
    expect(screen.queryByText(told)).toBeNull()
    plain.unmount()

    const { user } = await openStage({ signedIn: true, flags, effects, farmSelectorEmail: 'farm' })
    await user.click(await screen.findByRole('button', { name: 'Lunch' }))
    await user.click(await screen.findByText(told))
    expect(screen.getByText('getUser').closest('li')).toHaveTextContent(
      'getUser no app is registered there https://apps.test',
    )
    expect(screen.getByText('https://evil.test').closest('li')).toHaveTextContent(
      '? from another window https://evil.test',
    )
    await expectAccessible()
  })
})

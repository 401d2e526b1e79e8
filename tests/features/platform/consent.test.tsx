import type { Measured } from '@machines/platform/consent/machine'
import { storedConsent } from '@platform/measuring/choice'
import { useEventsKey } from '@platform/storage/stored'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Replaced, renderApp } from '../renderApp'

const home = `/building/${firstHouse.building.uuid}`

function watching() {
  const measured: (string | undefined)[] = []
  const stop = vi.fn<() => void>()
  const effects: Replaced = {
    measureUse: (_tell, listen) => {
      listen((event: { measured: Measured }) => measured.push(event.measured.path))
      return stop
    },
  }
  return { effects, measured, stop }
}
const notice = () => screen.findByRole('region', { name: 'Your choice about usage data' })
const request = (system: Awaited<ReturnType<typeof renderApp>>['system']) =>
  act(() => system.consent.send({ type: 'question.due' }))

describe('the consent banner', () => {
  test('is below the page, covers nothing, and waits for the first screen', async () => {
    const { effects, measured } = watching()
    const { system } = await renderApp({ at: home, signedIn: true, effects })
    expect(screen.queryByRole('region', { name: 'Your choice about usage data' })).toBeNull()
    request(system)
    const region = await notice()
    expect(region.compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
    expect(measured).toEqual([])
    await expectAccessible()
  })

  test('closes on a refusal, which is stored, and focuses the page', async () => {
    const { effects, measured } = watching()
    localStorage.setItem(useEventsKey, '[]')
    const { system, user } = await renderApp({ at: home, signedIn: true, effects })
    request(system)
    await user.click(within(await notice()).getByRole('button', { name: 'No, thanks' }))
    await waitFor(() => expect(screen.queryByText('Yes, I agree')).toBeNull())
    expect([storedConsent(), measured]).toEqual(['refused', []])
    expect(localStorage.getItem(useEventsKey)).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('closes on consent, and pages are counted from then on', async () => {
    const { effects, measured } = watching()
    const { system, user } = await renderApp({ at: home, signedIn: true, effects })
    request(system)
    await user.click(within(await notice()).getByRole('button', { name: 'Yes, I agree' }))
    expect([storedConsent(), measured]).toEqual(['granted', []])
    await user.click(screen.getByRole('button', { name: /^Menu for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Account' }))
    await waitFor(() => expect(measured).toContain('/account'))
  })

  test.each([
    ['a kiosk', { isKiosk: true, isShowcasing: false }],
    ['a user who has chosen', { consent: 'refused' }],
  ] as const)('is hidden for %s', async (_, scene) => {
    const { effects } = watching()
    const { system } = await renderApp({ at: home, signedIn: true, effects, ...scene })
    request(system)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Yes, I agree')).toBeNull()
  })
})

test('the account page changes the choice, both ways', async () => {
  localStorage.setItem(useEventsKey, '[]')
  const { effects, measured, stop } = watching()
  const { user } = await renderApp({ at: '/account', signedIn: true, consent: 'granted', effects })
  const choice = await screen.findByRole('switch', { name: 'Share how I use this app' })
  expect(choice).toBeChecked()
  await expectAccessible()
  await user.click(choice)
  expect(choice).not.toBeChecked()
  expect(stop).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem(useEventsKey)).toBeNull()
  expect(storedConsent()).toBe('refused')
  const before = measured.length
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  await screen.findByRole('textbox', { name: 'First name' })
  expect(measured).toHaveLength(before)
  await user.click(screen.getByRole('link', { name: /Settings/ }))
  await user.click(await screen.findByRole('switch', { name: 'Share how I use this app' }))
  expect(storedConsent()).toBe('granted')
})

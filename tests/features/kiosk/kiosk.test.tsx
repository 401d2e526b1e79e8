import { isShowcasing, slideOf } from '@machines/kiosk/kioskIdle/machine'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { turns } from '../../turns'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, entering } from '../answers'
import { deferred, never } from '../deferred'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

const times = { idleSeconds: 0.4, warningSeconds: 2, slideSeconds: 0.3 }
const kiosk = {
  signedIn: true,
  isKiosk: true,
  isShowcasing: true,
  deployment: { kiosk: times },
}
const { name } = firstHouse.building
const begin = () => screen.findByRole('button', { name: 'Touch the screen to begin' })

describe('an unused kiosk', () => {
  test('shows the building until a guest touches it', async () => {
    const { user } = await renderApp(kiosk)
    const button = await begin()
    const loop = screen.getByRole('dialog', { name })
    expect(within(loop).getByText(name)).toBeVisible()
    await expectAccessible()
    await user.click(button)
    expect(screen.queryByRole('dialog', { name })).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('shows the building once it is known, even after its own code has loaded', async () => {
    const entered = deferred<typeof firstHouse>()
    await renderApp({ ...kiosk, effects: entering(() => entered.promise) })
    // Its other dialogs exist, closed.
    await waitFor(() => expect(document.querySelector('main dialog:not([open])')).not.toBeNull())
    entered.resolve(firstHouse)
    expect(await begin()).toBeVisible()
  })

  test('wakes on any key, which does nothing else', async () => {
    const { user, system } = await renderApp(kiosk)
    await begin()
    const opened = vi.fn<() => void>()
    system.pages.subscribe((at) => at.matches({ dialog: 'searching' }) && opened())
    await user.keyboard('/')
    expect(screen.queryByRole('button', { name: 'Touch the screen to begin' })).toBeNull()
    expect(opened).not.toHaveBeenCalled()
  })

  test('shows only the building if nothing else has loaded', async () => {
    const fails = () => Promise.reject(offline)
    await renderApp({
      ...kiosk,
      effects: {
        promotedContents: fails,
        discoverContents: fails,
        spotlightContents: fails,
        utilityButtons: fails,
      },
    })
    await begin()
    expect(within(screen.getByRole('dialog', { name })).getByText(name)).toBeVisible()
    await expectAccessible()
  })

  test('shows content, one item after the other', async () => {
    const jazz = item({ uuid: 'jazz', title: 'Jazz on the terrace', image_url: '/jazz.svg' })
    await renderApp({ ...kiosk, effects: { promotedContents: async () => ({ contents: [jazz] }) } })
    const loop = within((await begin()).closest('dialog') ?? document.body)
    expect(await loop.findByText('Jazz on the terrace')).toBeVisible()
    expect(loop.getByText('In this building')).toBeVisible()
    expect(await loop.findByText(name)).toBeVisible()
  })

  test('shows each item with a picture once, with its time, and at most eight', async () => {
    const start_at = '2026-11-18T09:00:00Z'
    const many = Array.from({ length: 12 }, (_, at) =>
      item({ title: `Thing ${at + 1}`, image_url: `/${at}.svg`, start_at }),
    )
    const seen: string[] = []
    const { system } = await renderApp({
      ...kiosk,
      deployment: { kiosk: { ...times, slideSeconds: 0.05 } },
      effects: {
        ...entering(async () => ({
          ...firstHouse,
          building: { ...firstHouse.building, address_1: '1 House Street', locality: 'Boston' },
        })),
        promotedContents: async () => ({ contents: many.slice(0, 3) }),
        discoverContents: async () => [
          category('Near', [item({ title: 'Without a picture' }), ...many.slice(2)]),
          category('Empty', []),
        ],
      },
    })
    await screen.findByRole('dialog', { name })
    const branding = () => {
      const words = within(screen.getByRole('dialog', { name }))
        .queryAllByRole('paragraph')
        .map(({ textContent }) => textContent)
      if (words.length > 0) seen.push(words.join(': ').replaceAll('\u{a0}', ' '))
    }
    const watch = new MutationObserver(branding)
    watch.observe(document.body, { subtree: true, childList: true })
    const all = Array.from({ length: 8 }, (_, at) => `Thing ${at + 1}: Wednesday · 10:00 AM GMT+1`)
    // More than two rounds.
    await waitFor(() => {
      expect(seen).toEqual(expect.arrayContaining(all))
      expect(slideOf(system.kioskIdle.getSnapshot())).toBeGreaterThan(20)
    })
    watch.disconnect()
    const things = [...new Set(seen)].filter((words) => words.startsWith('Thing'))
    expect(things.toSorted()).toEqual(all)
    expect(seen).toContain(`${name}: 1 House Street, Boston`)
    expect(seen.join(' ')).not.toContain('Without a picture')
  })
})

describe('a kiosk in use', () => {
  test('asks after a minute, counts down, and restarts for the next guest', async () => {
    const wipeBrowser = vi.fn<() => Promise<void>>(async () => undefined)
    await renderApp({ ...kiosk, isShowcasing: false, effects: { wipeBrowser } })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    const question = await screen.findByRole('dialog', { name: 'Are you still there?' })
    expect(within(question).getByText('2 seconds')).toBeVisible()
    expect(await within(question).findByText('1 second')).toBeVisible()
    expect(wipeBrowser).not.toHaveBeenCalled()
    expect(await begin()).toBeVisible()
    expect(wipeBrowser).toHaveBeenCalledTimes(1)
  })

  test('continues for a guest who answers', async () => {
    const { user, system } = await renderApp({
      ...kiosk,
      isShowcasing: false,
      deployment: { kiosk: { ...times, warningSeconds: 30 } },
    })
    await screen.findByRole('heading', { level: 1, name })
    const question = await screen.findByRole('dialog', { name: 'Are you still there?' })
    await expectSpoken('This screen starts over in 30 seconds.')
    await expectAccessible()
    await user.click(within(question).getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).toBeNull()
    expect(isShowcasing(system.kioskIdle.getSnapshot())).toBe(false)
  })
})

describe('leaving the kiosk', () => {
  const flags = ['enable-exit-kiosk-mode']
  const leave = { signedIn: true, isKiosk: true, hasExitPin: true, flags }
  const openDialog = async (leaveKiosk: Answers['leaveKiosk']) => {
    const rendered = await renderApp({ ...leave, effects: { leaveKiosk } })
    await rendered.user.click(await screen.findByRole('button', { name: 'Leave kiosk mode' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave kiosk mode?' }))
    return { ...rendered, dialog, yes: dialog.getByRole('button', { name: 'Leave kiosk mode' }) }
  }

  test('requires its PIN, and a guest who stays can continue', async () => {
    const leaveKiosk = vi.fn<Answers['leaveKiosk']>(async () => undefined)
    const { user, dialog, yes } = await openDialog(leaveKiosk)
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'The kiosk session ends, and the sign-in page opens.',
    )
    await user.click(yes)
    await expectSpoken('Enter the PIN')
    expect(dialog.getByLabelText('PIN')).toHaveFocus()
    expect(dialog.getByLabelText('PIN')).toHaveAttribute('type', 'password')
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(leaveKiosk).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Leave kiosk mode' })).toBeVisible()
  })

  test('sends one request, and cannot be cancelled during the call', async () => {
    const leaveKiosk = vi.fn<Answers['leaveKiosk']>(never)
    const { user, dialog, yes } = await openDialog(leaveKiosk)
    await user.type(dialog.getByLabelText('PIN'), '4711{Enter}{Enter}')
    await expectSpoken('One moment')
    await user.click(yes)
    expect(dialog.getByRole('button', { name: 'Stay' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Leave kiosk mode?' })).toBeVisible()
    expect(leaveKiosk).toHaveBeenCalledTimes(1)
  })

  test.each([
    [refused('too_many_requests', 429), 'Too many attempts. Wait a few minutes.'],
    [offline, 'That didn’t work. Check your connection and try again.'],
  ])('shows why it failed (%s)', async (failure, text) => {
    const { user, dialog } = await openDialog(() => Promise.reject(failure))
    await user.type(dialog.getByLabelText('PIN'), '4711{Enter}')
    expect(await dialog.findByText(text)).toBeVisible()
    expect(dialog.getByLabelText('PIN')).toHaveAccessibleDescription(text)
  })

  test('shows no error of an earlier attempt once it is opened again', async () => {
    const wrong = refused('kiosk_pin_wrong', 403)
    const { user, dialog } = await openDialog(() => Promise.reject(wrong))
    await user.type(dialog.getByLabelText('PIN'), '4711{Enter}')
    expect(await dialog.findByText(/^That PIN isn’t right/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    await user.click(await screen.findByRole('button', { name: 'Leave kiosk mode' }))
    const again = within(await screen.findByRole('dialog', { name: 'Leave kiosk mode?' }))
    expect(again.getByLabelText('PIN')).toHaveValue('')
    expect(again.queryByText(/^That PIN isn’t right/)).toBeNull()
  })

  test('without a PIN shows an error beside the dialog', async () => {
    const { user } = await renderApp({
      ...leave,
      hasExitPin: false,
      effects: { leaveKiosk: () => Promise.reject(offline) },
    })
    await user.click(await screen.findByRole('button', { name: 'Leave kiosk mode' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave kiosk mode?' }))
    expect(dialog.queryByLabelText('PIN')).toBeNull()
    expect(dialog.queryByText(/didn’t work/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Leave kiosk mode' }))
    expect(await dialog.findByText(/^That didn’t work/)).toBeVisible()
  })
})

test('only a kiosk shows the dialog or the pictures', async () => {
  await renderApp({ signedIn: true, deployment: { kiosk: { ...times, idleSeconds: 0.001 } } })
  await screen.findByRole('heading', { level: 1 })
  await turns()
  expect(screen.queryByRole('dialog')).toBeNull()
})

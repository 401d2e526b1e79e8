import { isAttracting } from '@machines/attract/machine'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { item } from './samples'
import { openStage } from './stage'

const times = { idleSeconds: 0.4, warningSeconds: 2, slideSeconds: 0.3 }
const kiosk = {
  signedIn: true,
  isKiosk: true,
  isAttracting: true,
  deployment: { kiosk: times },
}
const { name } = firstHouse.building
const begin = () => screen.findByRole('button', { name: 'Touch the screen to begin' })

describe('a kiosk that nobody uses', () => {
  test('shows the building until somebody touches it', async () => {
    const { user } = await openStage(kiosk)
    const button = await begin()
    const loop = screen.getByRole('dialog', { name })
    expect(within(loop).getByText(name)).toBeVisible()
    await expectAccessible()
    await user.click(button)
    expect(screen.queryByRole('dialog', { name })).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('is woken by any key, which does nothing else', async () => {
    const { user, system } = await openStage(kiosk)
    await begin()
    const opened = vi.fn<() => void>()
    system.pages.subscribe((at) => at.matches({ dialog: 'searching' }) && opened())
    await user.keyboard('/')
    expect(screen.queryByRole('button', { name: 'Touch the screen to begin' })).toBeNull()
    expect(opened).not.toHaveBeenCalled()
  })

  test('shows the building alone where nothing else has come', async () => {
    const fails = () => Promise.reject(offline)
    await openStage({
      ...kiosk,
      effects: { promoted: fails, discover: fails, spotlight: fails, utilities: fails },
    })
    await begin()
    expect(within(screen.getByRole('dialog', { name })).getByText(name)).toBeVisible()
    await expectAccessible()
  })

  test('shows what is on, one after the other', async () => {
    const jazz = item({ uuid: 'jazz', title: 'Jazz on the terrace', image_url: '/jazz.svg' })
    await openStage({ ...kiosk, effects: { promoted: async () => [jazz] } })
    const loop = within((await begin()).closest('dialog') ?? document.body)
    expect(await loop.findByText('Jazz on the terrace')).toBeVisible()
    expect(await loop.findByText(name)).toBeVisible()
  })
})

describe('a kiosk in use', () => {
  test('asks after a minute, counts, and begins anew for the next', async () => {
    const wipeBrowser = vi.fn<() => Promise<void>>(async () => undefined)
    await openStage({ ...kiosk, isAttracting: false, effects: { wipeBrowser } })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    const question = await screen.findByRole('dialog', { name: 'Are you still there?' })
    expect(within(question).getByText('2 seconds')).toBeVisible()
    expect(await within(question).findByText('1 second')).toBeVisible()
    expect(wipeBrowser).not.toHaveBeenCalled()
    expect(await begin()).toBeVisible()
    expect(wipeBrowser).toHaveBeenCalledTimes(1)
  })

  test('goes on for whoever answers', async () => {
    const { user, system } = await openStage({
      ...kiosk,
      isAttracting: false,
      deployment: { kiosk: { ...times, warningSeconds: 30 } },
    })
    await screen.findByRole('heading', { level: 1, name })
    const question = await screen.findByRole('dialog', { name: 'Are you still there?' })
    await expectAccessible()
    await user.click(within(question).getByRole('button', { name: 'Go on' }))
    expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).toBeNull()
    expect(isAttracting(system.attract.getSnapshot())).toBe(false)
  })
})

test('nobody but a kiosk is asked or shown the loop', async () => {
  await openStage({ signedIn: true, deployment: { kiosk: times } })
  await screen.findByRole('heading', { level: 1 })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(screen.queryByRole('dialog')).toBeNull()
})

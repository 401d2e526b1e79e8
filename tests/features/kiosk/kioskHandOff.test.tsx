import { handOffAddress } from '@rules/kiosk/handOff'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { renderApp } from '../renderApp'

const uuid = '00000000-0000-4000-8000-0000000000aa'
const kiosk = { signedIn: true, isKiosk: true, isShowcasing: false } as const
const home = `/building/${firstHouse.building.uuid}`
const amenity = {
  amenity_uuid: uuid,
  amenity_name: 'Roof terrace',
  description: 'High up.',
  image_url: null,
  image_alt_text: null,
}
const openAmenity = (isKiosk = true) =>
  renderApp({
    ...kiosk,
    isKiosk,
    at: `${home}/amenities/${uuid}`,
    effects: {
      amenitiesByCategory: (async () => [
        { category_uuid: 'c', category_name: 'Outside', id: 1, amenities: [amenity] },
      ]) as unknown as Answers['amenitiesByCategory'],
    },
  })

afterEach(() => vi.restoreAllMocks())

describe('the bar of a kiosk', () => {
  const bar = () => screen.findByRole('navigation', { name: 'Places' })

  test('leads back, home, to the search and to the guest’s phone', async () => {
    const { user, system, router } = await openAmenity()
    const entries = within(await bar())
    await user.click(entries.getByRole('button', { name: 'Search the building' }))
    await waitFor(() =>
      expect(system.pages.getSnapshot().matches({ dialog: 'searching' })).toBe(true),
    )
    await user.keyboard('{Escape}')
    await user.click(entries.getByRole('button', { name: 'On your phone' }))
    const dialog = await screen.findByRole('dialog', { name: 'Open it on your phone' })
    expect(dialog).toHaveAccessibleDescription('Scan the code to continue on your phone.')
    expect(within(dialog).getByText(window.location.href)).toBeVisible()
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await user.click(entries.getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(home))
    expect(entries.queryByRole('link', { name: 'Home' })).toBeNull()
    expect(entries.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  test('goes back to the previous page', async () => {
    const { user, router } = await openAmenity()
    await router.navigate({ to: `${home}/companies` as never })
    await user.click(within(await bar()).getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`${home}/amenities/${uuid}`))
  })
})

describe('a kiosk', () => {
  test('offers a code for the phone if a request needs a person', async () => {
    const { user, system } = await openAmenity()
    await user.click(await screen.findByRole('button', { name: 'Send a request' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in on your phone' })
    expect(within(dialog).getByText(window.location.href)).toBeVisible()
    expect(dialog.querySelector('svg path')).not.toBeNull()
    await expectAccessible()
    expect(system.pages.getSnapshot().matches({ dialog: 'closed' })).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('opens no tab for an external link, and offers its address to the phone', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openAmenity()
    await screen.findByRole('button', { name: 'Send a request' })
    const link = document.createElement('a')
    link.href = 'https://maps.test/?q=here&ott={token}'
    link.target = '_blank'
    link.textContent = 'Map'
    document.body.append(link)
    const followed = vi.fn<(event: Event) => void>()
    link.addEventListener('click', followed)
    await user.click(link)
    link.remove()
    const dialog = await screen.findByRole('dialog', { name: 'Open it on your phone' })
    expect(within(dialog).getByText('https://maps.test/?q=here')).toBeVisible()
    expect(followed).not.toHaveBeenCalled()
    expect(opened).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test('offers the address of a utility to the phone', async () => {
    const { system } = await openAmenity()
    await screen.findByRole('button', { name: 'Send a request' })
    const address = 'https://desk.test/'
    act(() => system.kioskIdle.send({ type: 'handOff.offered', address, needsSignIn: false }))
    const dialog = await screen.findByRole('dialog', { name: 'Open it on your phone' })
    expect(within(dialog).getByText('https://desk.test/')).toBeVisible()
  })
})

test("a user's own device opens the request form", async () => {
  const { user } = await openAmenity(false)
  await user.click(await screen.findByRole('button', { name: 'Send a request' }))
  expect(screen.queryByRole('dialog', { name: 'Sign in on your phone' })).toBeNull()
})

test.each([
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://a.test/?t={token}&x=1', 'https://a.test/?x=1'],
  ['tel:+123', 'tel:+123'],
])('for %j a phone gets %j', (given, address) => {
  expect(handOffAddress(given, 'https://house.test/')).toBe(address)
})

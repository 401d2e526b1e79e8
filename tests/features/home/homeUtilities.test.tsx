import type { UtilityButton } from '@contract/content'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { entering } from '../answers'
import { renderApp } from '../renderApp'
import { deployment, utility } from '../samples'

afterEach(() => expectAccessible())

const { uuid } = firstHouse.building
type Scene = NonNullable<Parameters<typeof renderApp>[0]>

/** Home with these utilities; returns the list of their tiles, and what they opened. */
async function openUtilities(buttons: UtilityButton[], scene: Scene = {}) {
  const utilities = async () => ({ utility_buttons: buttons })
  const opened: string[] = []
  const open = (address: string) => void opened.push(address)
  const openTab = () => ({ location: { replace: open } }) as unknown as Window
  const rendered = await renderApp({
    signedIn: true,
    ...scene,
    effects: {
      utilityButtons: utilities,
      navigate: open,
      openLink: open,
      openTab,
      ...scene.effects,
    },
  })
  const region = await screen.findByRole('region', { name: 'At your service' })
  await within(region).findAllByRole('listitem')
  return { ...rendered, opened, tiles: within(region) }
}
const names = (tiles: { getAllByRole: (role: 'heading', of: object) => HTMLElement[] }) =>
  tiles.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const inPage = () => within(screen.getByRole('main'))
const tileOf = (name: string) =>
  inPage().getByRole('heading', { name, level: 3 }).closest('article')

const concierge = utility({ text: 'Concierge', url: 'https://desk.test/?t={token}' })
const emergency = utility({ text: 'Emergency', route: deployment.utilities.emergencyRoute })
const directory = utility({ text: 'Companies', route: 'companies', url: null })
const visitors = utility({ text: 'Visitors', requires_sign_in: true })
const wallet = utility({ text: 'Wallet', type: 'native' })

describe('listed utilities', () => {
  test('are in their order, without excluded names and addresses', async () => {
    const { tiles } = await openUtilities([
      { ...concierge, order: 9 },
      utility({ text: 'Thermostat', utility_name: 'Ecobee' }),
      utility({ text: 'Old desk', url: 'https://retired.test/desk' }),
      { ...directory, order: 1 },
      utility({ text: 'Lookalike', url: 'https://not-retired.test/', order: 10 }),
    ])
    expect(names(tiles)).toEqual(['Companies', 'Concierge', 'Lookalike'])
  })

  const hidden = { ...deployment.utilities, emergencyHiddenBuildings: [uuid] }
  const elsewhere = { ...hidden, emergencyHiddenBuildings: [deployment.app.version] }
  test.each([
    ['hidden in listed buildings', hidden, [], ['Concierge']],
    ['shown there by the flag', hidden, ['safety-utility-button'], ['Concierge', 'Emergency']],
    ['shown in buildings that are not listed', elsewhere, [], ['Concierge', 'Emergency']],
  ])('include the emergency one as configured: %s', async (_, utilities, flags, expected) => {
    const { tiles } = await openUtilities([concierge, emergency], {
      flags,
      deployment: { utilities },
    })
    expect(names(tiles)).toEqual(expected)
  })

  test.each([
    ['shown with the flag', ['show-smart-building'], ['Concierge', 'Suites']],
    ['not shown without it', [], ['Concierge']],
  ])('include the link to suites: %s', async (_, flags, expected) => {
    const suites = utility({ text: 'Suites', route: 'smart-building', url: null })
    const { tiles } = await openUtilities([concierge, suites], { flags })
    expect(names(tiles)).toEqual(expected)
  })

  test('have no heading if none is left', async () => {
    const utilities = async () => ({ utility_buttons: [utility({ utility_name: 'Ecobee' })] })
    await renderApp({ signedIn: true, effects: { utilityButtons: utilities } })
    await screen.findByRole('heading', { name: 'Nothing on right now' })
    await waitFor(() => expect(screen.queryByText('At your service')).toBeNull())
  })
})

describe('pressing a utility', () => {
  test('follows a route as a link, opens an address by button, and shows no token', async () => {
    const { user, opened } = await openUtilities([directory, concierge])
    expect(document.body.innerHTML).not.toContain('token')
    await user.click(inPage().getByRole('link', { name: 'Companies' }))
    await user.click(screen.getByRole('button', { name: 'Concierge' }))
    // The origin has no grant for tokens.
    await waitFor(() =>
      expect(opened).toEqual([`/building/${uuid}/companies`, 'https://desk.test/']),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('explains that a native function needs the mobile app', async () => {
    const { user, opened } = await openUtilities([wallet])
    expect(tileOf('Wallet')).toHaveTextContent('In the mobile app only')
    await user.click(screen.getByRole('button', { name: 'Wallet' }))
    const dialog = await screen.findByRole('dialog', { name: 'Wallet' })
    expect(dialog).toHaveAccessibleDescription('This is only available in the mobile app.')
    expect(within(dialog).queryByRole('button', { name: 'Sign in' })).toBeNull()
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened).toEqual([])
  })

  const guestHouse = { ...firstHouse, building: { ...firstHouse.building, is_guest: true } }
  test('in a guest building keeps some utilities to its tenants', async () => {
    const effects = entering(async () => guestHouse)
    const { user, opened } = await openUtilities([visitors, directory], { effects })
    expect(tileOf('Visitors')).toHaveTextContent('Sign-in required')
    await user.click(screen.getByRole('button', { name: 'Visitors' }))
    const dialog = await screen.findByRole('dialog', { name: 'Visitors' })
    expect(dialog).toHaveAccessibleDescription(
      'You’re a guest of this building. Only its tenants can use this.',
    )
    // The user is signed in already.
    expect(within(dialog).queryByRole('button', { name: 'Sign in' })).toBeNull()
    expect(opened).toEqual([])
    await expectAccessible()
  })

  test('in maintenance requires a sign-in for some utilities', async () => {
    const { user, opened } = await openUtilities([visitors, directory], {
      flags: ['maintenance-mode'],
    })
    expect(tileOf('Visitors')).toHaveTextContent('Sign-in required')
    expect(tileOf('Companies')).not.toHaveTextContent('Sign-in required')
    await user.click(screen.getByRole('button', { name: 'Visitors' }))
    const dialog = await screen.findByRole('dialog', { name: 'Visitors' })
    expect(dialog).toHaveAccessibleDescription('Sign in with your own account to use this.')
    expect(opened).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
  })

  test('on a kiosk continue on the guest’s phone, and those of the mobile app are missing', async () => {
    const requests = utility({ text: 'Passes', requires_sign_in: true, route: 'saved', url: null })
    const { user, opened, tiles } = await openUtilities(
      [visitors, requests, directory, wallet, concierge],
      { isKiosk: true },
    )
    expect(names(tiles)).toEqual(['Concierge', 'Companies', 'Visitors', 'Passes'])
    const addresses = {
      Visitors: `${window.location.origin}/building/${uuid}?utility=${visitors.uuid}`,
      Passes: `${window.location.origin}/building/${uuid}/saved`,
      // Without the kiosk's token.
      Concierge: 'https://desk.test/',
    }
    for (const [name, address] of Object.entries(addresses)) {
      expect(tileOf(name)).toHaveTextContent('On your phone')
      await user.click(screen.getByRole('button', { name }))
      const dialog = await screen.findByRole('dialog', { name: /on your phone$/ })
      expect(within(dialog).getByText(address)).toBeVisible()
      await expectAccessible()
      await user.click(within(dialog).getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(tileOf('Companies')).not.toHaveTextContent('On your phone')
    expect(opened).toEqual([])
  })

  test('open from the address of a kiosk’s code, once', async () => {
    const at = `/building/${uuid}?utility=${visitors.uuid}`
    const { opened, router } = await openUtilities([directory, visitors], { at })
    await waitFor(() => expect(opened).toEqual(['https://service.test/']))
    expect(router.history.location.search).not.toContain('utility')
  })

  test('that the building does not offer are not opened', async () => {
    const at = `/building/${uuid}?utility=${wallet.uuid}`
    const { opened, router } = await openUtilities([visitors], { at })
    await waitFor(() => expect(router.history.location.search).not.toContain('utility'))
    expect(opened).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('otherwise opens the same utility', async () => {
    const { user, opened } = await openUtilities([visitors])
    expect(tileOf('Visitors')).not.toHaveTextContent('Sign-in required')
    await user.click(screen.getByRole('button', { name: 'Visitors' }))
    expect(opened).toEqual(['https://service.test/'])
  })
})

describe('an icon', () => {
  const masks = () =>
    [...document.querySelectorAll<HTMLElement>('#main article span')].flatMap(
      ({ style }) => style.maskImage || [],
    )

  test.each([
    ['/pictures/desk.svg', 'url("/images/icon/84?src=%2Fpictures%2Fdesk.svg")'],
    ['/uploads/desk.svg', 'url("/uploads/desk.svg")'],
    ['/elsewhere/desk.svg', 'url("/elsewhere/desk.svg")'],
  ])('that is a drawing takes its color from the page: %s', async (image, mask) => {
    await openUtilities([{ ...concierge, web_image: image }])
    expect(masks()).toEqual([mask])
  })

  test('that is a picture stays as it is', async () => {
    await openUtilities([{ ...concierge, web_image: 'https://desk.test/icon.svg' }])
    expect(masks()).toEqual([])
    expect(document.querySelector('#main article img')).toHaveAttribute(
      'src',
      'https://desk.test/icon.svg',
    )
  })
})

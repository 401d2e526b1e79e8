import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { branding, firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { renderApp } from '../renderApp'
import { utility } from '../samples'

const home = `/building/${firstHouse.building.uuid}`
const brand = branding.whitelabel.brand_identifier
const flags = ['maintenance-mode', 'service-requests', 'account-history', 'dropdown-account']
const open = (at: string, maintenanceBrand = `not ${brand}`) =>
  renderApp({
    at,
    signedIn: true,
    flags,
    deployment: { maintenanceBrand },
    effects: {
      utilityButtons: async () => ({
        utility_buttons: [utility({ text: 'Directory', route: 'companies' })],
      }),
    },
  })
const construction = () => screen.findByRole('heading', { name: 'Under construction', level: 1 })

describe('maintenance mode', () => {
  test.each(['/', home, `${home}/companies`, `${home}/events/x`, '/my-history'])(
    'redirects from %s to the maintenance page',
    async (at) => {
      const { address } = await open(at)
      expect(await construction()).toBeVisible()
      await waitFor(() => expect(address()).toBe('/maintenance'))
      // There is no home to go to.
      expect(screen.queryByRole('link', { name: 'Go to homepage' })).toBeNull()
      await expectAccessible()
    },
  )

  test.each(['/account', '/help-desk', '/accessibility', `${home}/emergency-management`])(
    'leaves %s open',
    async (at) => {
      const { address } = await open(at)
      await screen.findAllByRole('heading', { level: 1 })
      expect(screen.queryByRole('heading', { name: 'Under construction' })).toBeNull()
      expect(address()).toBe(at)
    },
  )

  test("leaves the targets of one brand's utilities open", async () => {
    const { address, goTo } = await open('/', brand)
    expect(await construction()).toBeVisible()
    const tile = await screen.findByRole('link', { name: /Directory/ })
    expect(tile).toHaveAttribute('href', `${home}/companies`)
    await goTo(`${home}/companies`)
    await waitFor(() => expect(address()).toBe(`${home}/companies`))
    expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  })

  test('still lets a user sign out', async () => {
    const { goTo, address } = await open('/')
    await construction()
    await goTo('/logout')
    await waitFor(() => expect(address()).toBe('/login'))
  })
})

describe('service requests', () => {
  const requests = `${home}/service-requests`
  const offered = [
    utility({ text: 'Requests', route: 'service-requests' }),
    utility({ uuid: 'b', text: 'Requests by address', url: requests }),
    utility({ uuid: 'c', text: 'Directory', route: 'companies' }),
  ]

  test.each([
    [[], 0],
    [['service-requests'], 2],
  ])('have tiles with the flags %j: %i', async (on, count) => {
    await renderApp({
      at: home,
      signedIn: true,
      flags: on,
      effects: { utilityButtons: async () => ({ utility_buttons: offered }) },
    })
    await screen.findByRole('link', { name: /Directory/ })
    expect(screen.queryAllByText(/^Requests/)).toHaveLength(count)
  })

  test('have no page without their flag', async () => {
    const { address } = await renderApp({ at: requests, signedIn: true, flags: [] })
    await waitFor(() => expect(address()).toBe(home))
  })
})

test('the test flag forces the newer discover mode', async () => {
  const at = `${home}/content/00000000-0000-4000-8000-0000000000aa`
  const older = await renderApp({ at, signedIn: true, flags: [] })
  await waitFor(() => expect(older.address()).toBe(home))
  older.unmount()
  const newer = await renderApp({ at, signedIn: true, flags: ['force-new-ui-test'] })
  await screen.findAllByRole('heading', { level: 1 })
  expect(newer.address()).toBe(at)
})

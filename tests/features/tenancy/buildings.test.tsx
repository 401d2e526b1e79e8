import type { Building } from '@contract/buildings'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, user as me, offline, refused, secondHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, entering } from '../answers'
import { deferred } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'
import { category, item } from '../samples'

afterEach(() => expectAccessible())

const house = (digit: number) => screen.findByRole('heading', { name: `House ${digit}`, level: 1 })
const switcher = (name: string) =>
  screen.findByRole('button', { name: `Change building, currently ${name}` })
const openHome = async (effects: Replaced = {}, flags?: string[]) => {
  const rendered = await renderApp({ signedIn: true, effects, ...(flags && { flags }) })
  await house(2)
  const choose = async (name: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: /^Change building/ }))
    await rendered.user.click(await screen.findByRole('menuitemradio', { name }))
  }
  return { ...rendered, choose }
}
/** The second building is entered only when the test decides. */
function slowSecond() {
  const second = deferred<typeof firstHouse>()
  const effects = entering(({ uuid }) =>
    uuid === secondHouse.building.uuid ? second.promise : Promise.resolve(firstHouse),
  )
  return { second, effects }
}

describe('the building switcher', () => {
  test('lists the buildings and marks the current one', async () => {
    const { user } = await openHome()
    await user.click(await switcher('House 2'))
    const menu = within(screen.getByRole('menu', { name: 'Change building' }))
    expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('House 2')
    expect(menu.getByRole('menuitemradio', { checked: false })).toHaveTextContent('House 3')
  })

  test('leads into another building, its address and its content', async () => {
    let entered = firstHouse.building.name
    const discover = async () => [category('Near', [item({ title: `News of ${entered}` })])]
    const { choose, address } = await openHome({ discoverContents: discover })
    expect(await screen.findByRole('link', { name: 'News of House 2' })).toBeVisible()
    entered = secondHouse.building.name
    await choose('House 3')
    expect(await house(3)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'News of House 3' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'News of House 2' })).toBeNull()
    await waitFor(() => expect(address()).toBe(`/building/${secondHouse.building.uuid}`))
    expect(await switcher('House 3')).toBeVisible()
  })

  test('never shows a late response for the old building in the new one', async () => {
    const late = deferred<Awaited<ReturnType<Answers['discoverContents']>>>()
    const discover = vi
      .fn<Answers['discoverContents']>(async () => [
        category('Near', [item({ title: 'New news' })]),
      ])
      .mockImplementationOnce(() => late.promise)
    const { choose } = await openHome({ discoverContents: discover })
    await screen.findByText('Loading Discover')
    await choose('House 3')
    expect(await screen.findByRole('link', { name: 'New news' })).toBeVisible()
    await act(async () => late.resolve([category('Near', [item({ title: 'Old news' })])]))
    expect(screen.queryByRole('link', { name: 'Old news' })).toBeNull()
    expect(screen.getByRole('link', { name: 'New news' })).toBeVisible()
  })

  test('keeps the old building until the new one has loaded, with a busy button', async () => {
    const { second, effects } = slowSecond()
    const { choose } = await openHome(effects)
    await choose('House 3')
    await expectSpoken('Changing building')
    expect(await house(2)).toBeVisible()
    await act(async () => second.resolve(secondHouse))
    expect(await house(3)).toBeVisible()
  })

  test('switches to the building of an address', async () => {
    const { goTo } = await openHome()
    await goTo(`/building/${secondHouse.building.uuid}/companies`)
    expect(await switcher('House 3')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Companies' })).toBeVisible()
  })

  test.each<[string, Replaced, string[]]>([
    [
      'a single building',
      { tenantUserBuildings: async () => [firstHouse.building] },
      ['dropdown-buildings'],
    ],
    ['the flag off', {}, []],
  ])('shows only the name with %s', async (_, effects, flags) => {
    await openHome(effects, flags)
    expect(screen.queryByRole('button', { name: /Change building/ })).toBeNull()
    expect(within(screen.getByRole('banner')).getByText('House 2')).toBeVisible()
  })
})

describe('a failed switch', () => {
  const failing = (failures: number) => {
    let left = failures
    const buildingById: Answers['buildingById'] = async ({ params }) => {
      if (params.buildingId !== secondHouse.building.uuid) return firstHouse.building
      left -= 1
      if (left >= 0) throw refused('unavailable', 503)
      return secondHouse.building
    }
    return { buildingById }
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Something went wrong' })

  test('can be retried, and then works', async () => {
    const { choose, user } = await openHome(failing(1))
    await choose('House 3')
    expect(await dialog()).toHaveAccessibleDescription(
      'Try again. If it persists, contact support.',
    )
    expect(await screen.findByText('House 2', { selector: 'h1' })).toBeInTheDocument()
    await expectAccessible()
    await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }))
    expect(await house(3)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('offers to reload the page', async () => {
    const reloadPage = vi.fn<() => void>()
    const { choose, user } = await openHome({ ...failing(1), reloadPage })
    await choose('House 3')
    await user.click(within(await dialog()).getByRole('button', { name: 'Click to refresh' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  test('twice leaves only going back, which clears the error', async () => {
    const { choose, user, address } = await openHome(failing(2))
    await choose('House 3')
    await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }))
    const back = await screen.findByRole('button', { name: 'Go back' })
    expect(await dialog()).toHaveAccessibleDescription('If it persists, contact support.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expectAccessible()
    await user.click(back)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await house(2)).toBeVisible()
    expect(address()).toBe(`/building/${firstHouse.building.uuid}`)
  })
})

describe('without a building', () => {
  test('a user sees whom to contact', async () => {
    await renderApp({ signedIn: true, effects: { tenantUserBuildings: async () => [] } })
    expect(await screen.findByRole('heading', { name: 'No building yet' })).toBeVisible()
    const contact = screen.getByRole('link', { name: 'Contact support' })
    expect(contact).toHaveAttribute('href', 'mailto:help@house.test')
    expect(screen.getByRole('button', { name: 'Menu for Ada Test' })).toBeVisible()
  })

  test('a user whose sign-up waits reads that it is being reviewed, and checks again', async () => {
    let buildings: Building[] = []
    const { user } = await renderApp({
      signedIn: true,
      effects: {
        currentUser: async () => ({
          ...me,
          default_building_uuid: null,
          waiting_buildings: [{ uuid: firstHouse.building.uuid, name: 'House 1' }],
        }),
        tenantUserBuildings: async () => buildings,
      },
    })
    expect(
      await screen.findByRole('heading', { name: 'Your sign-up is being reviewed' }),
    ).toBeVisible()
    expect(screen.getByText(/^Someone at House 1 looks at every new account/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull()
    await expectAccessible()
    buildings = [firstHouse.building]
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: firstHouse.building.name }),
    ).toBeVisible()
  })

  test.each<[string, keyof Answers]>([
    ['list', 'tenantUserBuildings'],
    ['building', 'buildingById'],
  ])('a %s that cannot be fetched can be retried', async (_, name) => {
    let isDown = true
    const effects: Replaced = {
      tenantUserBuildings: async () => {
        if (isDown && name === 'tenantUserBuildings') throw offline
        return [firstHouse.building]
      },
      buildingById: async () => {
        if (isDown && name === 'buildingById') throw offline
        return firstHouse.building
      },
    }
    const { user } = await renderApp({ signedIn: true, effects })
    const heading = { name: 'We couldn’t load your building' }
    expect(await screen.findByRole('heading', heading)).toBeVisible()
    await expectAccessible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await house(2)).toBeVisible()
  })

  test('a refused list signs the user out', async () => {
    const tenantUserBuildings = () => Promise.reject(refused('permission_denied', 403))
    await renderApp({ signedIn: true, effects: { tenantUserBuildings } })
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
  })
})

test('a building from an address is cleared at sign-out', async () => {
  const at = `/building/${secondHouse.building.uuid}`
  const { user } = await renderApp({ signedIn: true, at })
  expect(await house(3)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Menu for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  await user.type(await screen.findByLabelText('Work email'), 'ada@house.test{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'Portico-Demo1!{Enter}')
  // Their own building, not the previous user's.
  expect(await house(2)).toBeVisible()
})

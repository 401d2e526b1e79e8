import type { FoundRecord } from '@contract/operate/finder'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { deferred } from '../features/deferred'
import { offline } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aCompany } from './records'
import { buildingUuid, type Calls, operator, renderConsole } from './renderConsole'

const harbor = { uuid: buildingUuid, name: 'Harbor Exchange' }
const aFound = (given: Partial<FoundRecord> = {}): FoundRecord => ({
  kind: 'person',
  uuid: '00000000-0000-4000-8000-0000000000a1',
  name: 'Ada Winthrop',
  detail: 'ada@meridian.example',
  building: null,
  parent: null,
  ...given,
})

const shortcut = (key: string) => fireEvent.keyDown(window, { key, ctrlKey: true })
const finder = () => screen.findByRole('dialog', { name: 'Find in the console' })
const field = async () => within(await finder()).getByRole('combobox', { name: 'Find' })
const options = async () =>
  within(await finder())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function openFinder(calls: Calls = {}, at = '/roles') {
  const rendered = await renderConsole({ at, calls })
  await screen.findByRole('heading', { level: 1 })
  shortcut('k')
  return { ...rendered, input: await field() }
}

describe('the finder', () => {
  test('offers the places of the console, and those of the building that is shown', async () => {
    await openFinder()
    expect(await options()).toEqual([
      'Buildings',
      'Companies',
      'People',
      'Roles',
      'Changes',
      'Deployment',
      'Invite someone',
      'Import people',
      'Add a company',
      'Grant a role',
      'Keyboard shortcuts',
      'Sign out',
    ])
    await expectAccessible()
    shortcut('k')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('offers an operator what their roles open', async () => {
    const receptionist = { ...operator, capabilities: ['buildings.read' as const] }
    await openFinder({ operator: async () => receptionist }, `/buildings/${buildingUuid}`)
    expect(await options()).toEqual([
      'OverviewToday',
      'Use of the last weeksToday',
      'UtilitiesWhat it shows',
      'AmenitiesWhat it shows',
      'ResourcesWhat it shows',
      'Light and climateWhat it shows',
      'Mini-appsWhat it shows',
      'Building detailsSetup',
      'KiosksSetup',
      'Buildings',
      'Keyboard shortcuts',
      'Sign out',
    ])
  })

  test('starts what adds a record, and the address does not ask for it again', async () => {
    const { user, input, router } = await openFinder()
    await user.type(input, 'invite')
    await user.keyboard('{ArrowDown}{Enter}')
    const form = await screen.findByRole('dialog', { name: 'Invite someone' })
    expect(router.state.location).toMatchObject({ pathname: '/people', hash: '' })
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The same page, once more.
    shortcut('k')
    await user.type(await field(), 'invite')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Invite someone' })).toBeVisible()
  })

  test('adds to the building that is shown', async () => {
    const { user, input } = await openFinder({}, `/buildings/${buildingUuid}`)
    await user.type(input, 'add util')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Add a utility' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Utilities')
  })

  test('an address that asks for a form opens it only for those who may add', async () => {
    const reader = { ...operator, capabilities: ['people.read' as const] }
    const { router } = await renderConsole({
      at: '/people#add',
      calls: { operator: async () => reader },
    })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('People')
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('finds records, and opens the one that the arrow keys have reached', async () => {
    const company = aCompany()
    const asked: string[] = []
    const { user, input, router } = await openFinder({
      find: async ({ search }) => {
        asked.push(search)
        return [
          aFound(),
          aFound({ kind: 'company', uuid: company.uuid, name: 'Adair', detail: null }),
        ]
      },
    })
    await user.type(input, 'Ada')
    expect(await screen.findByRole('option', { name: /Ada Winthrop/ })).toHaveTextContent(
      'Person · ada@meridian.example',
    )
    await waitFor(() => expect(asked.at(-1)).toBe('Ada'))
    await expectAccessible()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Adair/ }).id,
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/companies/${company.uuid}`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['amenity', 'category-1', `/buildings/${buildingUuid}/amenities/category-1/one`],
    ['suite', 'floor-1', `/buildings/${buildingUuid}/floors/floor-1/one`],
    ['content', null, `/buildings/${buildingUuid}/content/one`],
    ['kiosk', null, `/buildings/${buildingUuid}/kiosks/one`],
    ['utility', null, `/buildings/${buildingUuid}/utilities/one`],
  ] as const)('leads to the page of one %s', async (kind, parent, href) => {
    const { user, input } = await openFinder({
      find: async () => [
        aFound({ kind, uuid: 'one', name: 'Lobby', detail: null, parent, building: harbor }),
      ],
    })
    await user.type(input, 'lobby')
    expect(await screen.findByRole('option', { name: /Lobby/ })).toHaveAttribute(
      'href',
      `/operate${href}`,
    )
  })

  test('does not open an earlier result while the next search is on its way', async () => {
    const second = deferred<FoundRecord[]>()
    const replies = [async () => [aFound()], () => second.promise]
    const { user, input, router } = await openFinder({
      find: async () => (await replies.shift()?.()) ?? [],
    })
    await user.type(input, 'w')
    await screen.findByRole('option', { name: /Ada/ })
    await user.type(input, 'o{Enter}')
    expect(router.state.location.pathname).toBe('/roles')
    await act(async () => second.resolve([]))
    expect(await within(await finder()).findByText('Nothing found for “wo”')).toBeVisible()
    await expectAccessible()
  })

  test('says why a search failed, keeps what was typed, and searches again', async () => {
    const replies = [
      async () => {
        throw offline
      },
      async () => [aFound()],
    ]
    const { user, input } = await openFinder({
      find: async () => (await replies.shift()?.()) ?? [],
    })
    await user.type(input, 'w')
    expect(await screen.findByText('Your search didn’t go through')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Ada/ })).toBeVisible()
    expect(input).toHaveValue('w')
  })

  test('is empty when it is opened again, by its button', async () => {
    const { user, input } = await openFinder({ find: async () => [] })
    await user.type(input, 'roles')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await field()).toHaveValue('')
  })
})

describe('keyboard shortcuts', () => {
  test('have a page, which one of them opens', async () => {
    await renderConsole({ at: '/roles' })
    await screen.findByRole('heading', { level: 1 })
    shortcut('/')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Keyboard shortcuts' }),
    ).toBeVisible()
    expect(within(screen.getByRole('main')).getByText('Ctrl K')).toBeVisible()
    await expectAccessible()
  })

  test('do nothing without the modifier, or with another one', async () => {
    await renderConsole({ at: '/roles' })
    await screen.findByRole('heading', { level: 1 })
    for (const press of [{ key: 'k' }, { key: 'k', ctrlKey: true, altKey: true }])
      fireEvent.keyDown(window, press)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('save a record', async () => {
    const company = aCompany()
    const saved: unknown[] = []
    const { user } = await renderConsole({
      at: `/companies/${company.uuid}`,
      calls: {
        company: async () => company,
        updateCompany: async ({ name }) => {
          saved.push(name)
          return { ...company, name: name ?? company.name, version: 2 }
        },
      },
    })
    const name = await screen.findByRole('textbox', { name: /Name/ })
    shortcut('s')
    expect(saved).toEqual([])
    await user.type(name, ' East')
    shortcut('s')
    await waitFor(() => expect(saved).toEqual([`${company.name} East`]))
  })
})

import type { OperatedUtility } from '@contract/operate/utilities'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/utilities`
const utility = (n: number, fields: Partial<OperatedUtility> = {}): OperatedUtility => ({
  uuid: `00000000-0000-4000-8000-0000000000a${n}`,
  version: 1,
  building: { uuid: buildingUuid, name: 'Harbor Exchange' },
  text: ['Transit', 'Concierge', 'Food'][n - 1] ?? `Utility ${n}`,
  utility_name: 'Utility',
  type: 'webview',
  url: 'https://transit.example/',
  route: null,
  web_image: null,
  company_types: [],
  requires_sign_in: false,
  ...fields,
})
const listOf = (rows: OperatedUtility[], order = 'one') => ({
  data: rows,
  total: rows.length,
  order,
})
const three = [utility(1), utility(2), utility(3, { url: null, route: 'companies' })]

/** The server's list, which keeps its order as ours does. */
function server(rows = three) {
  const sent: { order: string; uuids: string[] }[] = []
  const state = { rows, version: 1 }
  const list = () => listOf(state.rows, `version-${state.version}`)
  return {
    sent,
    change: (next: OperatedUtility[]) => {
      state.rows = next
      state.version += 1
    },
    calls: {
      utilities: async () => list(),
      orderUtilities: async ({ order, uuids }: { order: string; uuids: string[] }) => {
        sent.push({ order, uuids })
        if (order !== list().order) throw refused('version_conflict', 409)
        state.rows = uuids.flatMap((uuid) => state.rows.find((row) => row.uuid === uuid) ?? [])
        state.version += 1
        return list()
      },
    },
  }
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('shows that the list is loading, then its rows in their order', async () => {
  const { promise, resolve: answer } = deferred<ReturnType<typeof listOf>>()
  await renderConsole({ at, calls: { utilities: () => promise } })
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  answer(listOf(three))
  expect(await screen.findByRole('link', { name: 'Transit' })).toHaveAttribute(
    'href',
    `/operate${at}/${three[0]?.uuid}`,
  )
  expect(names()).toEqual(['Transit', 'Concierge', 'Food'])
  await expectAccessible(document.body)
})

test('an empty list offers the next step', async () => {
  await renderConsole({ at, calls: { utilities: async () => listOf([]) } })
  expect(await screen.findByRole('heading', { name: 'No utilities yet' })).toBeVisible()
  await expectAccessible(document.body)
})

test('a list that cannot be read says why, and is read again', async () => {
  let isOffline = true
  const utilities = async () => {
    if (isOffline) throw offline
    return listOf(three)
  }
  const { user } = await renderConsole({ at, calls: { utilities } })
  expect(await screen.findByRole('heading', { name: 'The list couldn’t load' })).toBeVisible()
  await expectAccessible(document.body)
  isOffline = false
  await user.click(button('Try again'))
  expect(await screen.findByRole('link', { name: 'Transit' })).toBeVisible()
})

test('a row moves with its buttons, which keep the focus, and is stored in one call', async () => {
  const { calls, sent } = server()
  const { user } = await renderConsole({ at, calls })
  await screen.findByRole('link', { name: 'Transit' })
  await user.tab()
  button('Move Food up').focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent.at(-1)?.uuids[0]).toBe(three[2]?.uuid))
  expect(names()).toEqual(['Food', 'Transit', 'Concierge'])
  expect(button('Move Food up')).toHaveFocus()
  expect(button('Move Food up')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Food', 'Transit', 'Concierge'])
  expect(sent).toHaveLength(2)
  await user.click(button('Move Food down'))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
})

test('a row is dragged with the mouse', async () => {
  const { calls, sent } = server()
  await renderConsole({ at, calls })
  await screen.findByRole('link', { name: 'Transit' })
  const rows = screen.getAllByRole('row').slice(1)
  const [first, , last] = rows
  if (first === undefined || last === undefined) throw new Error('There are three rows')
  const grip = first.querySelector('[draggable]')
  if (grip === null) throw new Error('A row has a grip')
  const dataTransfer = { setDragImage: () => {}, setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(grip, { dataTransfer })
  fireEvent.dragOver(last, { dataTransfer })
  fireEvent.drop(last, { dataTransfer })
  expect(names()).toEqual(['Concierge', 'Food', 'Transit'])
  await waitFor(() => expect(sent).toHaveLength(1))
  // Something from elsewhere is not a row of this list.
  fireEvent.dragOver(first, { dataTransfer })
  fireEvent.drop(first, { dataTransfer })
  expect(sent).toHaveLength(1)
})

test('an order that is not stored stays on the screen, to be sent again or undone', async () => {
  const { calls } = server()
  let isOffline = true
  const orderUtilities: typeof calls.orderUtilities = async (input) => {
    if (isOffline) throw offline
    return calls.orderUtilities(input)
  }
  const { user } = await renderConsole({ at, calls: { ...calls, orderUtilities } })
  await screen.findByRole('link', { name: 'Transit' })
  await user.click(button('Move Food up'))
  expect(await screen.findByText('The new order isn’t saved')).toBeVisible()
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
  await expectAccessible(document.body)
  await user.click(button('Undo the moves'))
  expect(names()).toEqual(['Transit', 'Concierge', 'Food'])
  await user.click(button('Move Food up'))
  await screen.findByText('The new order isn’t saved')
  isOffline = false
  await user.click(button('Try again'))
  await waitFor(() => expect(screen.queryByText('The new order isn’t saved')).toBeNull())
  expect(names()).toEqual(['Transit', 'Food', 'Concierge'])
})

test('the list of somebody faster replaces the moves, and says so', async () => {
  const { calls, change, sent } = server()
  const { user } = await renderConsole({ at, calls })
  await screen.findByRole('link', { name: 'Transit' })
  change([utility(4), ...three])
  await user.click(button('Move Food up'))
  expect(await screen.findByText('Someone else changed this list')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Utility 4', 'Transit', 'Concierge', 'Food']))
  await user.click(button('Move Food up'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(names()).toEqual(['Utility 4', 'Transit', 'Food', 'Concierge'])
  expect(screen.queryByText('Someone else changed this list')).toBeNull()
})

test('a new utility is checked at its fields, and nothing typed is lost', async () => {
  const created: object[] = []
  let isRefused = true
  const { user } = await renderConsole({
    at,
    calls: {
      ...server([]).calls,
      createUtility: async ({ fields }) => {
        if (isRefused) throw refused('internal_error', 500)
        created.push(fields)
      },
    },
  })
  await screen.findByRole('heading', { name: 'No utilities yet' })
  await user.click(screen.getAllByRole('button', { name: 'Add a utility' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a utility' })
  const inside = within(dialog)
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect((await inside.findAllByText('Enter a label')).length).toBeGreaterThan(0)
  await user.type(inside.getByLabelText('Label'), 'Transit')
  await user.type(inside.getByLabelText('Address'), 'javascript:alert(1)')
  await user.type(inside.getByLabelText('Icon'), 'data:image/svg+xml,x')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(inside.getByLabelText('Address')).toHaveAccessibleDescription(
    /Enter an address that begins with/,
  )
  expect(inside.getByLabelText('Icon')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(dialog)
  await user.clear(inside.getByLabelText('Address'))
  await user.type(inside.getByLabelText('Address'), 'https://transit.example/')
  await user.clear(inside.getByLabelText('Icon'))
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(await inside.findByText(/Something went wrong/)).toBeVisible()
  expect(inside.getByLabelText('Address')).toHaveValue('https://transit.example/')
  isRefused = false
  await user.click(inside.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toHaveLength(1))
  expect(created).toEqual([
    {
      owner: buildingUuid,
      text: 'Transit',
      utility_name: 'Transit',
      type: 'webview',
      url: 'https://transit.example/',
      route: null,
      web_image: null,
      company_types: [],
      requires_sign_in: false,
    },
  ])
})

test('a utility is removed after a question', async () => {
  const removed: string[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      ...server().calls,
      deleteUtility: async ({ id }) => void removed.push(id),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Food' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove this utility?' })
  expect(within(dialog).getByText('Food disappears from home at once.')).toBeVisible()
  expect(removed).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toEqual([three[2]?.uuid]))
})

test('a utility saves only what differs, in the form of the server', async () => {
  const sent: object[] = []
  let current = utility(1, { route: 'companies', url: null, company_types: ['food'] })
  const { user } = await renderConsole({
    at: `${at}/${current.uuid}`,
    calls: {
      utility: async () => current,
      updateUtility: async ({ version, company_types }) => {
        sent.push({ version, company_types })
        current = { ...current, version: 2, company_types: ['food', 'retail'] }
        return current
      },
    },
  })
  const types = await screen.findByLabelText('Types of companies')
  await user.type(types, ', Retail')
  await user.click(button('Save changes'))
  expect(types).toHaveAccessibleDescription(/lower-case words/)
  await expectAccessible(document.body)
  await user.clear(types)
  await user.type(types, 'food, retail')
  await user.click(button('Save changes'))
  expect((await screen.findAllByText('Changes saved')).length).toBeGreaterThan(0)
  expect(sent).toEqual([{ version: 1, company_types: ['food', 'retail'] }])
})

test('a reader sees the list, and changes nothing', async () => {
  await renderConsole({
    at,
    calls: {
      ...server().calls,
      operator: async () => ({ ...operator, capabilities: ['buildings.read'] }),
    },
  })
  await screen.findByRole('link', { name: 'Transit' })
  expect(screen.queryByRole('button', { name: /Move|Remove|Add/ })).toBeNull()
})

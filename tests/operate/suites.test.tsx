import type { OperatedFloor } from '@contract/operate/suites'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aFloor, listOf, aSuite as suite } from './records'
import { buildingUuid, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/floors`
const floor = aFloor()
const ofFloor = `${at}/${floor.uuid}`
const save = 'Save changes'

test('an empty list begins with a floor', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'floors.list': listOf<OperatedFloor>(),
      'floors.create': async ({ fields }) => void created.push(fields),
    },
  })
  await screen.findByRole('heading', { name: 'No floors yet' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Add a floor' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a floor' })
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/)
  await user.type(within(dialog).getByLabelText('Name'), 'Lobby')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toEqual([{ owner: buildingUuid, name: 'Lobby' }]))
})

test('a floor is renamed, and a suite is added that has something to control', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: ofFloor,
    calls: {
      'floors.read': async () => floor,
      'floors.update': async ({ version, name = '' }) => {
        sent.push({ version, name })
        return { ...floor, version: 2, name }
      },
      'suites.list': listOf(
        suite(),
        suite({ uuid: floor.uuid, name: 'Suite 102', temp_unit: null }),
      ),
      'suites.create': async ({ fields }) => void sent.push(fields),
    },
  })
  expect(await screen.findByRole('link', { name: 'Suite 101' })).toHaveAttribute(
    'href',
    `/operate${ofFloor}/${suite().uuid}`,
  )
  expect(screen.getByText('°C')).toBeVisible()
  await expectAccessible(document.body)
  await user.type(screen.getByLabelText('Name'), ' east')
  await user.click(screen.getByRole('button', { name: save }))
  expect(await screen.findByRole('heading', { name: 'Lobby east', level: 1 })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a suite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a suite' })
  await user.type(within(dialog).getByLabelText('Name'), 'Suite 103')
  await user.click(within(dialog).getByLabelText('Tenants can dim its light'))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findAllByText(/Choose a light, a thermostat, or both/)).not.toEqual(
    [],
  )
  await expectAccessible(dialog)
  await user.selectOptions(within(dialog).getByLabelText('Temperature'), 'Thermostat in °F')
  await user.type(within(dialog).getByLabelText('What heats and cools it'), 'Convector 1-3')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { version: 1, name: 'Lobby east' },
    {
      owner: floor.uuid,
      name: 'Suite 103',
      temp_unit: 'F',
      temp_equipment_name: 'Convector 1-3',
      has_lighting: false,
    },
  ])
})

test('a suite is edited', async () => {
  const sent: object[] = []
  let current = suite()
  const { user } = await renderConsole({
    at: `${ofFloor}/${current.uuid}`,
    calls: {
      'suites.read': async () => current,
      'suites.update': async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        current = { ...current, version: 2, temp_unit: null }
        return current
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('Temperature'), 'It can’t be controlled')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: save }))
  expect(await screen.findAllByText('Changes saved')).not.toEqual([])
  expect(sent).toEqual([{ version: 1, temp_unit: null }])
  expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', `/operate${ofFloor}`)
})

test('what the building’s own system publishes is shown with its topic, not changed', async () => {
  const published = { is_published: true }
  const { router } = await renderConsole({
    at: ofFloor,
    calls: {
      'floors.read': async () => ({ ...floor, ...published }),
      'suites.list': listOf(suite(published)),
      'suites.read': async () => suite({ ...published, topic: 'houses/tower/1/101' }),
    },
  })
  expect(await screen.findByText(/own system publishes its floors/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Add|Remove|Save/ })).toBeNull()
  await expectAccessible(document.body)
  await router.navigate({ href: `/operate${ofFloor}/${suite().uuid}` })
  expect(await screen.findByText('houses/tower/1/101')).toBeVisible()
  expect(screen.getByLabelText('Temperature')).toBeDisabled()
  await expectAccessible(document.body)
})

test('a building whose system begins to publish its floors says so in the dialog', async () => {
  const { user } = await renderConsole({
    at,
    calls: {
      'floors.list': listOf<OperatedFloor>(),
      'floors.create': async () => {
        throw refused('suites_published', 409)
      },
    },
  })
  await screen.findByRole('heading', { name: 'No floors yet' })
  await user.click(screen.getAllByRole('button', { name: 'Add a floor' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a floor' })
  await user.type(within(dialog).getByLabelText('Name'), 'Lobby')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText(/Change them there/)).toBeVisible()
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Lobby')
})

test('a suite is moved to another floor', async () => {
  const roof = { uuid: '00000000-0000-4000-8000-0000000000f2', name: 'Roof' }
  const lobby = { uuid: floor.uuid, name: floor.name }
  const floors = [lobby, roof]
  const sent: object[] = []
  const { user } = await renderConsole({
    at: `${ofFloor}/${suite().uuid}`,
    calls: {
      'suites.read': async () => suite({ floors }),
      'suites.update': async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        return suite({ version: 2, floor: roof, floors })
      },
    },
  })
  const select = await screen.findByLabelText('Floor')
  expect(select).toHaveValue(lobby.uuid)
  await user.selectOptions(select, 'Roof')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findAllByText('Changes saved')
  expect(sent).toEqual([{ version: 1, floor_uuid: roof.uuid }])
  expect(screen.getByRole('link', { name: 'Roof' })).toHaveAttribute(
    'href',
    `/operate${at}/${roof.uuid}`,
  )
})

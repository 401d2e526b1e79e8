import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aMiniApp } from './records'
import { buildingUuid, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/mini-apps`
const app = aMiniApp()

test('a mini-app is checked at its fields and registered in the building', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'miniApps.list': async (query) => {
        expect(query).toMatchObject({ building: buildingUuid })
        return { data: [], total: 0 }
      },
      'miniApps.create': async ({ fields }) => {
        created.push(fields)
        if (created.length === 1) throw refused('app_registered', 409)
      },
    },
  })
  await screen.findByRole('heading', { name: 'No mini-apps yet' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Add a mini-app' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a mini-app' })
  const inside = within(dialog)
  await user.type(inside.getByLabelText('Address'), 'https://elsewhere.example/')
  await user.type(inside.getByLabelText('Origins'), 'https://reserve.example/app')
  const add = () => user.click(inside.getByRole('button', { name: 'Add' }))
  await add()
  expect(inside.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/)
  expect(inside.getByLabelText('Origins')).toHaveAccessibleDescription(/without a path/)
  await expectAccessible(dialog)
  await user.type(inside.getByLabelText('Name'), 'Reserve')
  await user.clear(inside.getByLabelText('Origins'))
  await user.type(inside.getByLabelText('Origins'), 'https://reserve.example')
  await add()
  expect(inside.getByLabelText('Address')).toHaveAccessibleDescription(/at one of its origins/)
  await user.clear(inside.getByLabelText('Address'))
  await user.click(inside.getByLabelText(/and book for the person/))
  await add()
  expect(await inside.findByText(/has a mini-app of this name/)).toBeVisible()
  await add()
  await waitFor(() => expect(created).toHaveLength(2))
  expect(created[1]).toEqual({
    owner: buildingUuid,
    name: 'Reserve',
    launch: null,
    origins: ['https://reserve.example'],
    capabilities: ['bookings'],
    launch_by: 'address',
    saml_provider: null,
    saml_audience: null,
    saml_acs: null,
  })
})

test('its grants are changed one by one', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: `${at}/${app.uuid}`,
    calls: {
      'miniApps.read': async () => app,
      'miniApps.update': async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        return { ...app, version: 2, capabilities: body.capabilities ?? [] }
      },
    },
  })
  expect(await screen.findByLabelText(/name, email and company/)).toBeChecked()
  await user.click(screen.getByLabelText(/and invite for the person/))
  await user.click(screen.getByLabelText(/name, email and company/))
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findAllByText('Changes saved')
  expect(sent).toEqual([{ version: 1, capabilities: ['visitors'] }])
})

test('a launch by SAML needs three fields, and an uploaded icon is saved with the kind', async () => {
  const sent: object[] = []
  const url = `/uploads/${'a'.repeat(64)}.png`
  const { user } = await renderConsole({
    at: `${at}/${app.uuid}`,
    calls: {
      'miniApps.read': async () => app,
      uploadForBuilding: async (file) => {
        expect(file).toMatchObject({ building: buildingUuid, field: 'icon', kind: 'logo' })
        return { url, family: null }
      },
      'miniApps.update': async ({ version, kind, icon, launch_by, saml_provider }) => {
        sent.push({ version, kind, icon, launch_by, saml_provider })
        return app
      },
    },
  })
  const way = await screen.findByLabelText('How it learns who is signed in')
  await user.selectOptions(way, 'A signed assertion (SAML)')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const provider = screen.getByLabelText('Name of the service provider')
  expect(provider).toHaveAccessibleDescription(/A launch by SAML needs this/)
  await user.type(provider, 'reserve')
  await user.type(screen.getByLabelText('Its entity id'), 'urn:reserve')
  await user.type(screen.getByLabelText(/ACS URL/), 'https://reserve.example/acs')
  await user.selectOptions(screen.getByLabelText('Kind'), 'A part of a page')
  await user.upload(
    screen.getByLabelText('Icon', { selector: '[type=file]' }),
    new File(['a'], 'icon.png'),
  )
  await waitFor(() =>
    expect(screen.getByLabelText('Icon', { selector: ':not([type=file])' })).toHaveValue(url),
  )
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    version: 1,
    kind: 'microfrontend',
    icon: url,
    launch_by: 'saml',
    saml_provider: 'reserve',
  })
})

test('kind and icon are read-only for roles that do not cover every building that has it', async () => {
  const miniApp = async () => ({ ...app, covers_all: false })
  await renderConsole({ at: `${at}/${app.uuid}`, calls: { 'miniApps.read': miniApp } })
  expect(await screen.findByLabelText('Kind')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Upload a file: Icon' })).toBeDisabled()
  expect(screen.getByLabelText('Address')).toBeEnabled()
  expect(screen.getByText(/Other buildings have this mini-app/)).toBeVisible()
})

test('shows the uuid of the mini-app itself, which is not that of its registration, to be copied', async () => {
  const { user } = await renderConsole({
    at: `${at}/${app.uuid}`,
    calls: { 'miniApps.read': async () => app },
  })
  expect(await screen.findByText(app.app_uuid)).toBeVisible()
  expect(screen.queryByText(app.uuid)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy UUID, for files and the SDK' }))
  expect(await navigator.clipboard.readText()).toBe(app.app_uuid)
  await expectAccessible()
})

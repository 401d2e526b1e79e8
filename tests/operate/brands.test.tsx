import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aBrand as brand } from './records'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const at = '/deployment/brands'
const listOf =
  (...rows: OperatedWhitelabel[]) =>
  async () => ({ data: rows, total: rows.length })
const save = 'Save changes'

test('the list shows each host, and where its brand is described', async () => {
  const portico = brand({
    uuid: brand().uuid.replace('b1', 'b2'),
    brand: 'Portico',
    host: 'localhost',
  })
  await renderConsole({
    at,
    calls: { 'whitelabels.list': listOf(brand(), { ...portico, is_from_file: true }) },
  })
  expect(await screen.findByRole('link', { name: 'Harbor House' })).toHaveAttribute(
    'href',
    `/operate${at}/${brand().uuid}`,
  )
  expect(screen.getByText('localhost')).toBeVisible()
  expect(screen.getByText('A brand file')).toBeVisible()
  await expectAccessible(document.body)
})

test('a new brand is checked at its fields, and a host that is taken says what to do', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'whitelabels.list': listOf(),
      'whitelabels.create': async ({ fields }) => {
        sent.push(fields)
        if (sent.length === 1) throw refused('host_taken', 409)
      },
    },
  })
  await screen.findByRole('heading', { name: 'No brands yet' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Add a brand' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a brand' })
  const inside = within(dialog)
  await user.type(inside.getByLabelText('Host name'), 'https://harbor.example')
  await user.type(
    inside.getByLabelText('Text on the main color', { selector: '[type=text], :not([type])' }),
    '#556677',
  )
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(inside.getByLabelText('Name of the brand')).toHaveAccessibleDescription(/Enter a name/)
  expect(inside.getByLabelText('Host name')).toHaveAccessibleDescription(/without https/)
  expect(
    (await inside.findAllByText(/it has a contrast of \d\.\d : 1, and text needs 4\.5 : 1/)).length,
  ).toBeGreaterThan(0)
  await expectAccessible(dialog)
  await user.type(inside.getByLabelText('Name of the brand'), 'Harbor House')
  await user.clear(inside.getByLabelText('Host name'))
  await user.type(inside.getByLabelText('Host name'), 'Harbor.example')
  await user.clear(
    inside.getByLabelText('Text on the main color', { selector: '[type=text], :not([type])' }),
  )
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(await inside.findByText(/Another brand has this host name/)).toBeVisible()
  expect(inside.getByLabelText('Name of the brand')).toHaveValue('Harbor House')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    brand: 'Harbor House',
    host: 'harbor.example',
    theme_primary_font_color: null,
    public_ready: true,
  })
})

test('a brand is edited field by field', async () => {
  const sent: object[] = []
  let current = brand()
  const { user } = await renderConsole({
    at: `${at}/${current.uuid}`,
    calls: {
      'whitelabels.read': async () => current,
      'whitelabels.update': async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        current = brand({ version: 2, eula_link: '/terms', public_ready: false })
        return current
      },
    },
  })
  await user.type(await screen.findByLabelText('Terms of use'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: save }))
  expect(screen.getByLabelText('Terms of use')).toHaveAccessibleDescription(/begins with https/)
  await user.clear(screen.getByLabelText('Terms of use'))
  await user.type(screen.getByLabelText('Terms of use'), '/terms')
  await user.click(screen.getByLabelText(/^Open: without it/))
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findAllByText('Changes saved')
  expect(sent).toEqual([{ version: 1, eula_link: '/terms', public_ready: false }])
})

test('a brand with a file is only shown', async () => {
  await renderConsole({
    at: `${at}/${brand().uuid}`,
    calls: { 'whitelabels.read': async () => brand({ is_from_file: true }) },
  })
  expect(await screen.findByText(/Edit the file instead/)).toBeVisible()
  expect(screen.getByLabelText('Host name')).toBeDisabled()
  expect(screen.queryByRole('button', { name: save })).toBeNull()
  await expectAccessible(document.body)
})

test('the buildings for guests are chosen, and only they are sent', async () => {
  const harbor = { uuid: buildingUuid, name: 'Harbor Exchange' }
  const annex = { uuid: buildingUuid.replace('02', '03'), name: 'Annex' }
  const sent: object[] = []
  const { user } = await renderConsole({
    at: `${at}/${brand().uuid}`,
    calls: {
      operator: async () => ({ ...operator, buildings: [annex, harbor] }),
      'whitelabels.read': async () => brand({ guest_buildings: [harbor] }),
      'whitelabels.update': async ({ id: _id, key: _key, ...body }) => {
        sent.push(body)
        return brand({ version: 2, guest_buildings: [annex] })
      },
    },
  })
  const guests = within(await screen.findByRole('group', { name: 'Buildings for guests' }))
  expect(guests.getByRole('checkbox', { name: 'Harbor Exchange' })).toBeChecked()
  await user.click(guests.getByRole('checkbox', { name: 'Annex' }))
  await user.click(guests.getByRole('checkbox', { name: 'Harbor Exchange' }))
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findAllByText('Changes saved')
  expect(sent).toEqual([{ version: 1, guest_buildings: [{ uuid: annex.uuid }] }])
})

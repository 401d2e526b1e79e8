import type { OperatedKiosk } from '@contract/operate/kiosks'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { aKiosk } from './records'
import { buildingUuid, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const at = `/buildings/${buildingUuid}/kiosks`
const kiosk = aKiosk()
const unnamed: OperatedKiosk = {
  ...kiosk,
  uuid: '00000000-0000-4000-8000-0000000000f9',
  name: '',
  place: null,
  state: 'closed',
  last_seen_at: null,
  app_version: null,
}

test('a kiosk is added with its place', async () => {
  const created: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      'kiosks.list': async (query) => {
        expect(query).toMatchObject({ building: buildingUuid, sort: 'name' })
        return { data: [], total: 0 }
      },
      'kiosks.create': async ({ fields }) => {
        created.push(fields)
      },
    },
  })
  await screen.findByRole('heading', { name: 'No kiosks yet' })
  await expectAccessible(document.body)
  await user.click(screen.getAllByRole('button', { name: 'Add a kiosk' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add a kiosk' })
  const inside = within(dialog)
  await user.click(inside.getByRole('button', { name: 'Add' }))
  expect(inside.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/)
  expect(created).toEqual([])
  await expectAccessible(dialog)
  await user.type(inside.getByLabelText('Name'), ' North lobby ')
  await user.type(inside.getByLabelText('Place'), 'Beside the lifts')
  await user.click(inside.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(created).toHaveLength(1))
  expect(created).toEqual([{ owner: buildingUuid, name: 'North lobby', place: 'Beside the lifts' }])
})

test('the list says which device is in use, since when it was not seen, and revokes one', async () => {
  const revoked: string[] = []
  let all = [kiosk, unnamed]
  const { user } = await renderConsole({
    at,
    calls: {
      'kiosks.list': async () => ({ data: all, total: all.length }),
      'kiosks.remove': async ({ id }) => {
        revoked.push(id)
        all = [unnamed]
      },
    },
  })
  const row = within(
    (await screen.findByRole('link', { name: 'North lobby' })).closest('tr') as HTMLElement,
  )
  for (const text of ['Beside the lifts', 'In use', '3.5.0'])
    expect(row.getByText(text)).toBeVisible()
  expect(row.getByText(/Mar 4, 2031/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Unnamed kiosk' })).toBeVisible()
  await expectAccessible(document.body)
  await pressInRow(user, 'North lobby', 'Revoke')
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this kiosk?' })
  expect(within(dialog).getByText(/North lobby is signed out at once/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'North lobby' })).toBeNull())
  expect(revoked).toEqual([kiosk.uuid])
})

test('a code is made for the device, and the kiosk is renamed', async () => {
  const sent: object[] = []
  let current: OperatedKiosk = { ...kiosk, state: 'closed', last_seen_at: null }
  const { user } = await renderConsole({
    at: `${at}/${kiosk.uuid}`,
    calls: {
      'kiosks.read': async () => current,
      createKioskCode: async ({ id }) => {
        expect(id).toBe(kiosk.uuid)
        current = { ...current, state: 'waiting' }
        const url = 'https://harbor.example/login?kiosk=K7QM2XPD'
        return { code: 'K7QM2XPD', url, expires_at: '2031-03-04T18:00:00.000Z' }
      },
      'kiosks.update': async ({ id: _id, key: _key, version, ...body }) => {
        sent.push(body)
        current = {
          ...current,
          ...(body.name !== undefined && { name: body.name }),
          version: version + 1,
        }
        return current
      },
    },
  })
  expect(await screen.findByText('No device')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make a code' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make a code for this kiosk?' })
  await user.click(within(dialog).getByRole('button', { name: 'Make a code' }))
  expect(await screen.findByText('K7QM-2XPD')).toBeVisible()
  expect(screen.getByText('https://harbor.example/login?kiosk=K7QM2XPD')).toBeVisible()
  expect(screen.getByText(/It works once, until Mar 4, 2031/)).toBeVisible()
  expect(await screen.findByText('Waiting for its device')).toBeVisible()
  await expectAccessible(document.body)
  const name = screen.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Lobby')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findAllByText('Changes saved')
  expect(sent).toEqual([{ name: 'Lobby' }])
})

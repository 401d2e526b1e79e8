import type { FieldError } from '@contract/problem'
import { FailedCall } from '@machines/kernel/failure'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aCompany as stored } from './records'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const uuid = '00000000-0000-4000-8000-000000000021'
const annex = { uuid: '00000000-0000-4000-8000-000000000003', name: 'Birch Annex' }
const unknown = { floor: null, opening_hours: {} }
const harbor = { uuid: buildingUuid, name: 'Harbor Exchange', ...unknown }
const at = `/companies/${uuid}`
const inBoth = { ...operator, buildings: [...operator.buildings, annex] }

function taken(path: string): FailedCall {
  const fields: FieldError[] = [{ path, code: 'domain_taken', message: '' }]
  return new FailedCall({
    kind: 'refused',
    code: 'domain_taken',
    status: 409,
    retryAfter: null,
    fields,
  })
}

test('the list leads to the page of a company, whose facts are saved', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: '/companies',
    calls: {
      companies: async () => ({ data: [stored()], total: 1 }),
      company: async () => stored(),
      updateCompany: async ({ key: _key, id: _id, ...body }) => {
        sent.push(body)
        return stored({ version: 2, description: 'Maps of the sea', url: 'https://fathom.example' })
      },
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Fathom' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fathom' })).toBeVisible()
  expect(screen.getByText('2 people')).toBeVisible()
  await expectAccessible(document.body)
  await user.type(screen.getByLabelText('Description'), 'Maps of the sea')
  await user.type(screen.getByLabelText('Website'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(
    (await screen.findAllByText('Enter an address such as harbor.example')).length,
  ).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.clear(screen.getByLabelText('Website'))
  await user.type(screen.getByLabelText('Website'), 'https://fathom.example')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changes saved')).toBeVisible()
  expect(sent).toEqual([
    { version: 1, description: 'Maps of the sea', url: 'https://fathom.example' },
  ])
})

test('a domain of another company is an error at its field, and what was typed stays', async () => {
  const { user } = await renderConsole({
    at,
    calls: {
      operator: async () => inBoth,
      company: async () => stored(),
      updateCompany: async () => {
        throw taken('body.buildings.1.domains.1')
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('Add a building'), annex.uuid)
  const domains = screen.getByLabelText('Email domains in Birch Annex')
  await user.type(domains, 'fathom.example, brook.example')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('brook.example belongs to another company.')).toBeVisible()
  expect(domains).toBeInvalid()
  expect(domains).toHaveValue('fathom.example, brook.example')
  expect(screen.getByLabelText('Email domains in Harbor Exchange')).toBeValid()
  await expectAccessible(document.body)
  await user.type(domains, '2')
  expect(domains).toBeValid()
})

test('buildings are added and removed with their domains, and sent as a whole', async () => {
  const sent: unknown[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      operator: async () => inBoth,
      company: async () => stored(),
      updateCompany: async ({ buildings }) => {
        sent.push(buildings)
        return stored({
          version: 2,
          buildings: [{ ...annex, ...unknown, domains: ['fathom.example'] }],
        })
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('Add a building'), annex.uuid)
  await user.type(screen.getByLabelText('Email domains in Birch Annex'), 'fathom.example')
  await user.click(screen.getByRole('button', { name: 'Remove Harbor Exchange' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changes saved')).toBeVisible()
  expect(sent).toEqual([[{ uuid: annex.uuid, domains: ['fathom.example'], ...unknown }]])
})

test('the floor and the hours of a building are saved, once each day closes after it opens', async () => {
  const sent: unknown[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      company: async () =>
        stored({
          buildings: [
            {
              ...harbor,
              domains: [],
              opening_hours: { mon: { opens_at: '08:00', closes_at: '17:00' } },
            },
          ],
        }),
      updateCompany: async ({ buildings }) => {
        sent.push(buildings)
        return stored({ version: 2 })
      },
    },
  })
  await user.type(await screen.findByLabelText('Floor in Harbor Exchange'), '18–21')
  const hours = screen.getByRole('group', { name: 'Opening hours in Harbor Exchange' })
  const day = (name: string) => within(hours).getByLabelText(name)
  expect(day('Monday: closes at')).toHaveValue('17:00')
  expect(day('Tuesday')).toHaveValue('closed')
  // A day that opens begins with the hours of the day before.
  await user.selectOptions(day('Tuesday'), 'Open')
  expect(day('Tuesday: opens at')).toHaveValue('08:00')
  await user.clear(day('Tuesday: closes at'))
  await user.type(day('Tuesday: closes at'), '07:30')
  await user.clear(day('Monday: opens at'))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(day('Tuesday: closes at')).toHaveAccessibleDescription('It has to close after it opens')
  expect(day('Monday: opens at')).toHaveAccessibleDescription('Enter a time of day such as 08:00')
  expect(sent).toEqual([])
  await expectAccessible(document.body)
  await user.selectOptions(day('Monday'), 'Closed')
  await user.clear(day('Tuesday: closes at'))
  await user.type(day('Tuesday: closes at'), '00:00')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changes saved')).toBeVisible()
  expect(sent).toEqual([
    [
      {
        uuid: buildingUuid,
        domains: [],
        floor: '18–21',
        opening_hours: { tue: { opens_at: '08:00', closes_at: '24:00' } },
      },
    ],
  ])
})

test('two editors of different buildings do not get into each other’s way', async () => {
  const buildings = [
    { ...harbor, domains: ['fathom.example'] },
    { ...annex, ...unknown, domains: ['fathom.example'] },
  ]
  let current = stored({ buildings })
  const { user } = await renderConsole({
    at,
    calls: {
      company: async () => current,
      updateCompany: async ({ version, buildings: sent = [] }) => {
        if (version !== current.version) throw refused('version_conflict', 409)
        const named = sent.map((one, index) => ({
          name: buildings[index]?.name ?? '',
          ...one,
          ...unknown,
        }))
        current = stored({ version: version + 1, buildings: named })
        return current
      },
    },
  })
  await user.type(await screen.findByLabelText('Email domains in Birch Annex'), ', new.example')
  const [tower, other] = buildings
  if (tower === undefined || other === undefined) throw new Error('There are two buildings')
  current = stored({ version: 2, buildings: [{ ...tower, domains: ['theirs.example'] }, other] })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const view = await screen.findByRole('region', { name: 'Changes by someone else' })
  expect(within(view).getByText('Email domains in Harbor Exchange')).toBeVisible()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Save with these choices' }))
  await waitFor(() => expect(current.version).toBe(3))
  expect(current.buildings.map(({ domains }) => domains)).toEqual([
    ['theirs.example'],
    ['fathom.example', 'new.example'],
  ])
})

test('unsaved changes are asked about before the page is left', async () => {
  const { user, router } = await renderConsole({
    at,
    calls: {
      company: async () => stored(),
      companies: async () => ({ data: [], total: 0 }),
    },
  })
  await user.type(await screen.findByLabelText('Name'), ' Ltd')
  const places = screen.getByRole('navigation', { name: 'Console' })
  await user.click(within(places).getByRole('link', { name: 'Companies' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Name')).toHaveValue('Fathom Ltd')
  await user.click(within(places).getByRole('link', { name: 'Companies' }))
  const again = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(again).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/companies'))
})

test('a new company with the domain of another one says which', async () => {
  const { user } = await renderConsole({
    at: '/companies',
    calls: {
      companies: async () => ({ data: [stored()], total: 1 }),
      createCompany: async () => {
        throw taken('body.domains.0')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a company' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Name'), 'Brook')
  await user.type(within(dialog).getByLabelText('Email domains'), 'fathom.example')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(
    await within(dialog).findByText('fathom.example belongs to another company.'),
  ).toBeVisible()
  await expectAccessible(dialog)
})

test('a logo is uploaded, and types are typed as words', async () => {
  const url = `/uploads/${'a'.repeat(64)}.svg`
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      company: async () => stored(),
      uploadForCompany: async ({ id, field, kind }) => {
        expect({ id, field, kind }).toEqual({ id: uuid, field: 'logo_url', kind: 'logo' })
        return { url, family: null }
      },
      updateCompany: async ({ key: _key, id: _id, ...body }) => {
        sent.push(body)
        return stored({ version: 2, logo_url: url, types: ['food', 'retail'] })
      },
    },
  })
  const address = await screen.findByLabelText('Logo', { selector: ':not([type=file])' })
  await user.upload(
    screen.getByLabelText('Logo', { selector: '[type=file]' }),
    new File(['<svg/>'], 'logo.svg'),
  )
  await waitFor(() => expect(address).toHaveValue(url))
  expect(screen.queryByRole('dialog')).toBeNull()
  const types = screen.getByLabelText('Types')
  await user.type(types, 'food & wine')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(types).toHaveAccessibleDescription(/Enter words such as food, retail/)
  await user.clear(address)
  await user.type(address, 'javascript:x')
  await user.clear(types)
  await user.type(types, 'food, retail')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(address).toHaveAccessibleDescription(/address of a picture/)
  expect(sent).toEqual([])
  await expectAccessible(document.body)
  await user.clear(address)
  await user.type(address, url)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(sent).toEqual([{ version: 1, logo_url: url, types: ['food', 'retail'] }]),
  )
})

import type { Operator } from '@contract/operate/operator'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const acme = { uuid: '00000000-0000-4000-8000-0000000000d1', name: 'Acme' }
const brook = { uuid: '00000000-0000-4000-8000-0000000000d2', name: 'Brook' }
const administrator = (...companies: { uuid: string; name: string }[]): Operator => ({
  ...operator,
  grants: companies.map((company) => ({
    role: 'tenantAdministrator',
    building: null,
    portfolio: null,
    company,
  })),
  capabilities: ['people.read', 'people.edit', 'people.deactivate'],
  companies,
})
const people = async () => ({ data: [], total: 0 })

test('an administrator of a company comes to its people, and to nothing else', async () => {
  const { router } = await renderConsole({
    at: '/',
    calls: { operator: async () => administrator(acme), people },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/people')
  const places = screen.getByRole('navigation', { name: 'Console' })
  expect(within(places).getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Import people' })).toBeNull()
  await expectAccessible(document.body)
})

test('their only company is that of everyone they invite', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: '/people',
    calls: {
      operator: async () => administrator(acme),
      people,
      invitePerson: async ({ fields }) => void sent.push(fields),
    },
  })
  await user.click((await screen.findAllByRole('button', { name: 'Invite someone' }))[0] as Element)
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }))
  expect(dialog.queryByLabelText('Company')).toBeNull()
  await user.type(dialog.getByLabelText('Email'), 'zoe@acme.example')
  await user.type(dialog.getByLabelText('First name'), 'Zoe')
  await user.type(dialog.getByLabelText('Last name'), 'Falk')
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    email: 'zoe@acme.example',
    first_name: 'Zoe',
    last_name: 'Falk',
    building_uuid: buildingUuid,
    company_uuid: acme.uuid,
  })
})

test('of several companies, one is chosen', async () => {
  const { user } = await renderConsole({
    at: '/people',
    calls: { operator: async () => administrator(acme, brook), people },
  })
  await user.click((await screen.findAllByRole('button', { name: 'Invite someone' }))[0] as Element)
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' })
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect(within(dialog).getByLabelText('Company')).toHaveAccessibleDescription('Choose a company')
  await expectAccessible(dialog)
})

test('the role is granted for a company', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at: '/roles',
    calls: {
      operator: async () => ({ ...operator, companies: [acme, brook] }),
      grants: async () => ({ data: [], total: 0 }),
      grantRole: async ({ fields }) => void sent.push(fields),
    },
  })
  await user.click((await screen.findAllByRole('button', { name: 'Grant a role' }))[0] as Element)
  const dialog = within(await screen.findByRole('dialog', { name: 'Grant a role' }))
  await user.type(dialog.getByLabelText('Email of the person'), 'nia@acme.example')
  await user.selectOptions(dialog.getByLabelText('Role'), 'Tenant administrator')
  await user.click(dialog.getByRole('button', { name: 'Grant' }))
  expect(dialog.getByLabelText('Company')).toHaveAccessibleDescription(
    'Choose where the role applies',
  )
  await user.selectOptions(dialog.getByLabelText('Company'), 'Brook')
  await user.click(dialog.getByRole('button', { name: 'Grant' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    email: 'nia@acme.example',
    role: 'tenantAdministrator',
    building_uuid: null,
    portfolio_uuid: null,
    company_uuid: brook.uuid,
  })
})

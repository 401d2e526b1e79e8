import { FailedCall } from '@machines/kernel/failure'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aPerson as stored } from './records'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const uuid = '00000000-0000-4000-8000-000000000011'
const at = `/people/${uuid}`
const harbor = { uuid: buildingUuid, name: 'Harbor Exchange' }
const annex = { uuid: '00000000-0000-4000-8000-000000000003', name: 'Birch Annex' }
const fathom = { uuid: '00000000-0000-4000-8000-000000000021', name: 'Fathom' }
const brook = { uuid: '00000000-0000-4000-8000-000000000022', name: 'Brook' }
const inBoth = { ...operator, buildings: [harbor, annex] }

test('shows company, buildings and permissions, and moves to another company', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      person: async () => stored(),
      updatePerson: async ({ version, company_uuid }) => {
        sent.push({ version, company_uuid })
        return stored({ version: 2, company: null })
      },
    },
  })
  const company = await screen.findByLabelText('Company')
  expect(company).toHaveValue(fathom.uuid)
  const permissions = screen.getByRole('group', { name: 'Permissions in Harbor Exchange' })
  expect(within(permissions).getByRole('switch', { name: 'Check passes' })).toBeChecked()
  expect(within(permissions).getByRole('switch', { name: 'Start a kiosk' })).not.toBeChecked()
  await expectAccessible(document.body)
  await user.selectOptions(company, '')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changes saved')).toBeVisible()
  expect(sent).toEqual([{ version: 1, company_uuid: null }])
})

test('shows the address that waits for its mailbox beside the present one', async () => {
  const requested_email = 'nia.vale@fathom.example'
  await renderConsole({ at, calls: { person: async () => stored({ requested_email }) } })
  const fact = await screen.findByText(/^Waiting for/)
  expect(fact).toHaveTextContent(`Waiting for ${requested_email} to confirm this address`)
  expect(fact.closest('dd')).toHaveTextContent(/^nia@fathom\.example/)
  await expectAccessible(document.body)
})

test('mentions no other address if none waits', async () => {
  await renderConsole({ at, calls: { person: async () => stored() } })
  expect(await screen.findByText('nia@fathom.example')).toBeVisible()
  expect(screen.queryByText(/^Waiting for/)).toBeNull()
})

test('a company that the server refuses is an error at its field', async () => {
  const { user } = await renderConsole({
    at,
    calls: {
      person: async () => stored(),
      updatePerson: async () => {
        throw new FailedCall({
          kind: 'refused',
          code: 'invalid_request',
          status: 400,
          retryAfter: null,
          fields: [{ path: 'body.company_uuid', code: 'company_uuid', message: '' }],
        })
      },
    },
  })
  const company = await screen.findByLabelText('Company')
  await user.selectOptions(company, brook.uuid)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('This company rents in none of their buildings.')).toBeVisible()
  expect(company).toBeInvalid()
  expect(company).toHaveValue(brook.uuid)
  await expectAccessible(document.body)
})

test('a permission that comes with a role says so, and cannot be taken by itself', async () => {
  const roles = ['receptionist'] as const
  await renderConsole({
    at,
    calls: {
      person: async () =>
        stored({
          memberships: [
            {
              building: harbor,
              source: 'domain',
              is_waiting: false,
              permissions: [],
              roles: [...roles],
            },
          ],
        }),
    },
  })
  const check = await screen.findByRole('switch', { name: 'Check passes' })
  expect(check).toBeChecked()
  expect(check).toBeDisabled()
  expect(check).toHaveAccessibleDescription('Comes with the role “Receptionist”')
  expect(screen.getByRole('switch', { name: 'Decide about bookings' })).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'See and change this person’s roles' })).toHaveAttribute(
    'href',
    '/operate/roles?q=nia%40fathom.example',
  )
  await expectAccessible(document.body)
})

test('a permission is given after the password, and the switch follows the server', async () => {
  let isConfirmed = false
  let current = stored()
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      person: async () => current,
      confirmPassword: async () => {
        isConfirmed = true
      },
      setPermission: async ({ key: _key, id: _id, ...body }) => {
        if (!isConfirmed) throw refused('password_required', 403)
        sent.push(body)
        const permissions = ['can-check-passes', 'can-start-kiosk'] as const
        const memberships = [
          {
            building: harbor,
            source: 'domain' as const,
            is_waiting: false,
            permissions: [...permissions],
            roles: [],
          },
        ]
        current = stored({ version: 2, memberships })
      },
    },
  })
  await user.click(await screen.findByRole('switch', { name: 'Start a kiosk' }))
  const dialog = await screen.findByRole('dialog', { name: 'Give this permission?' })
  expect(within(dialog).getByText(/Start a kiosk in Harbor Exchange/)).toBeVisible()
  await expectAccessible(dialog)
  expect(screen.getByLabelText('Start a kiosk')).not.toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Give permission' }))
  await user.type(await screen.findByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByLabelText('Start a kiosk')).toBeChecked())
  expect(sent).toEqual([
    { version: 1, building_uuid: buildingUuid, permission: 'can-start-kiosk', granted: true },
  ])
})

test('a change that takes effect at once keeps the edits of the form', async () => {
  let current = stored()
  const { user } = await renderConsole({
    at,
    calls: {
      person: async () => current,
      setPermission: async () => {
        const memberships = [
          {
            building: harbor,
            source: 'domain' as const,
            is_waiting: false,
            permissions: [],
            roles: [],
          },
        ]
        current = stored({ version: 2, memberships })
      },
      updatePerson: async ({ version, first_name }) => {
        if (version !== current.version) throw refused('version_conflict', 409)
        current = stored({ ...current, version: 3, first_name: first_name ?? '' })
        return current
      },
    },
  })
  const name = await screen.findByLabelText('First name')
  await user.type(name, 'ta')
  await user.click(screen.getByRole('switch', { name: 'Check passes' }))
  await user.click(await screen.findByRole('button', { name: 'Take away' }))
  await waitFor(() => expect(screen.getByLabelText('Check passes')).not.toBeChecked())
  expect(screen.getByLabelText('First name')).toHaveValue('Niata')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changes saved')).toBeVisible()
})

test('buildings are added and removed at once', async () => {
  let current = stored()
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      operator: async () => inBoth,
      person: async () => current,
      setMembership: async ({ key: _key, id: _id, ...body }) => {
        sent.push(body)
        const building = {
          building: annex,
          source: 'invitation' as const,
          is_waiting: false,
          permissions: [],
          roles: [],
        }
        const memberships = body.member ? [...current.memberships, building] : [building]
        current = stored({ version: current.version + 1, memberships })
        return current
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('Add to a building'), annex.uuid)
  const adding = await screen.findByRole('dialog', { name: 'Add to Birch Annex?' })
  await user.click(within(adding).getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('heading', { name: 'Birch Annex' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove from Harbor Exchange' }))
  const removing = await screen.findByRole('dialog', { name: 'Remove from Harbor Exchange?' })
  await expectAccessible(removing)
  await user.click(within(removing).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Harbor Exchange' })).toBeNull())
  expect(sent).toEqual([
    { version: 1, building_uuid: annex.uuid, member: true },
    { version: 2, building_uuid: buildingUuid, member: false },
  ])
})

test('someone who has not signed up is invited again', async () => {
  let isAllowed = false
  const { user } = await renderConsole({
    at,
    calls: {
      person: async () => stored({ state: 'invited' }),
      repeatInvitation: async () => {
        if (!isAllowed) throw refused('account_exists', 409)
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite again' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send the invitation again?' })
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect(await within(dialog).findByText('This person has signed up meanwhile.')).toBeVisible()
  await expectAccessible(dialog)
  isAllowed = true
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('Invitation sent')).toBeVisible()
})

test('a sign-up that waits is approved or declined, and shows no permissions before', async () => {
  const sent: object[] = []
  let current = stored({
    state: 'waiting',
    memberships: [
      { building: harbor, source: 'domain', is_waiting: true, permissions: [], roles: [] },
    ],
  })
  const { user } = await renderConsole({
    at: `/people/${current.uuid}`,
    calls: {
      person: async () => current,
      setMembership: async ({ key: _key, id: _id, ...body }) => {
        sent.push(body)
        current = stored({ version: 2 })
        return current
      },
    },
  })
  expect(await screen.findByText('Waiting for approval')).toBeVisible()
  expect(screen.getByText('Signed up, and waits for approval')).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Check passes' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const declining = await screen.findByRole('dialog', {
    name: 'Decline access to Harbor Exchange?',
  })
  await user.click(within(declining).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve access to Harbor Exchange?' })
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('switch', { name: 'Check passes' })).toBeVisible()
  expect(sent).toEqual([{ version: 1, building_uuid: harbor.uuid, member: true }])
})

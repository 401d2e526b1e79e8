import type { OperatedPerson } from '@contract/operate/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const person = (n: number, fields: Partial<OperatedPerson> = {}): OperatedPerson => ({
  uuid: `00000000-0000-4000-8000-0000000000c${n}`,
  version: 1,
  email: `${n}@fathom.example`,
  first_name: ['Nia', 'Ben', 'Ada'][n - 1] ?? 'Robin',
  last_name: 'Vale',
  state: 'active',
  company: null,
  buildings: [{ uuid: buildingUuid, name: 'Harbor Exchange' }],
  ...fields,
})

/** A server that changes accounts as ours does. */
function server(...people: OperatedPerson[]) {
  const rows = new Map(people.map((each) => [each.uuid, each]))
  const sent: string[] = []
  let isConfirmed = true
  return {
    sent,
    forgetPassword: () => {
      isConfirmed = false
    },
    calls: {
      people: async () => ({ data: [...rows.values()], total: rows.size }),
      confirmPassword: async () => {
        isConfirmed = true
      },
      setPersonActive: async (body: {
        id: string
        key: string
        version: number
        active: boolean
      }) => {
        if (!isConfirmed) throw refused('password_required', 403)
        const row = rows.get(body.id)
        if (row === undefined) throw refused('not_found', 404)
        if (row.last_name === 'Elsewhere') throw refused('permission_denied', 403)
        sent.push(`${row.first_name} ${body.active}`)
        const state = body.active ? ('active' as const) : ('deactivated' as const)
        const changed = { ...row, version: row.version + 1, state }
        rows.set(body.id, changed)
        return changed
      },
      repeatInvitation: async ({ id }: { id: string }) => {
        sent.push(`mail ${rows.get(id)?.first_name}`)
      },
    },
  }
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}` })
const press = (name: string) => screen.getByRole('button', { name })

test('several accounts are deactivated by keyboard, those that failed are named, and it is undone', async () => {
  const { sent, calls } = server(person(1), person(2), person(3, { last_name: 'Elsewhere' }))
  const { user } = await renderConsole({ at: '/people', calls })
  ;(await box('Nia Vale')).focus()
  await user.keyboard(' ')
  expect(screen.getAllByText('1 chosen')[0]).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Choose all people of this page' }))
  expect(screen.getAllByText('3 chosen')[0]).toBeVisible()
  await expectAccessible(document.body)
  await user.click(press('Deactivate'))
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate 3 accounts?' })
  await expectAccessible(dialog)
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  expect((await screen.findAllByText('2 accounts deactivated')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Ada Elsewhere')).toHaveLength(2)
  expect(screen.getAllByText(/Your roles don’t cover all places/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: 'Chosen people' })).toBeNull()
  await waitFor(() => expect(screen.getAllByText('Deactivated')).toHaveLength(3))
  await expectAccessible(document.body)
  await user.click(press('Undo'))
  expect((await screen.findAllByText('Undone')).length).toBeGreaterThan(0)
  expect(sent.toSorted()).toEqual(['Ben false', 'Ben true', 'Nia false', 'Nia true'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a change is offered for those whom it concerns, and mails cannot be undone', async () => {
  const { sent, calls } = server(
    person(1, { state: 'expired' }),
    person(2, { state: 'deactivated' }),
  )
  const { user } = await renderConsole({ at: '/people', calls })
  await user.click(await box('Nia Vale'))
  await user.click(await box('Ben Vale'))
  expect(press('Reactivate (1)')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Sign out everywhere/ })).toBeNull()
  await user.click(press('Invite again (1)'))
  const dialog = await screen.findByRole('dialog', { name: 'Invite 1 person again?' })
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect((await screen.findAllByText('1 invitation sent')).length).toBeGreaterThan(0)
  expect(sent).toEqual(['mail Nia'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.click(press('Close'))
  expect(screen.queryByText('1 invitation sent')).toBeNull()
})

test('the password is asked for once, and nobody is changed twice', async () => {
  const { sent, calls, forgetPassword } = server(person(1), person(2))
  forgetPassword()
  const { user } = await renderConsole({ at: '/people', calls })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all people of this page' }))
  await user.click(press('Deactivate'))
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate 2 accounts?' })
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  await screen.findByRole('dialog', { name: 'Is it you?' })
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(press('Continue'))
  expect((await screen.findAllByText('2 accounts deactivated')).length).toBeGreaterThan(0)
  expect(sent.toSorted()).toEqual(['Ben false', 'Nia false'])
})

test('another query forgets what was chosen', async () => {
  const { calls } = server(person(1))
  const { user } = await renderConsole({ at: '/people', calls })
  await user.click(await box('Nia Vale'))
  await user.selectOptions(screen.getByLabelText('State'), 'Waiting for approval')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen people' })).toBeNull())
})

test('a receptionist chooses nobody', async () => {
  const { calls } = server(person(1))
  await renderConsole({
    at: '/people',
    calls: { ...calls, operator: async () => ({ ...operator, capabilities: ['people.read'] }) },
  })
  await screen.findByRole('link', { name: 'Nia Vale' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

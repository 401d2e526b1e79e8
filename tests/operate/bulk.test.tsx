import type { OperatedPerson, OperatedPersonDetail } from '@contract/operate/people'
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
  expect(screen.getAllByText('1 selected')[0]).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Choose all people of this page' }))
  expect(screen.getAllByText('3 selected')[0]).toBeVisible()
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
  await screen.findByRole('dialog', { name: 'Confirm it’s you' })
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

/** What the server says about someone who waits in these buildings. */
function waitingIn(row: OperatedPerson, waits: readonly boolean[]): OperatedPersonDetail {
  const memberships = row.buildings.slice(0, waits.length).map((building, at) => ({
    building,
    source: 'domain' as const,
    is_waiting: waits[at] === true,
    permissions: [],
    roles: [],
  }))
  return { ...row, requested_email: null, memberships, companies: [] }
}

test('people who wait are approved where they wait, and one who was declined meanwhile is named', async () => {
  const annex = { uuid: '00000000-0000-4000-8000-0000000000b2', name: 'Annex' }
  const own = { uuid: buildingUuid, name: 'Harbor Exchange' }
  const all = [
    person(1, { state: 'waiting', buildings: [own, annex] }),
    person(2, { state: 'waiting', buildings: [annex, own] }),
    person(3, { state: 'waiting' }),
  ] as const
  const details = new Map([
    [all[0].uuid, waitingIn(all[0], [true, true])],
    [all[1].uuid, waitingIn(all[1], [false, true])],
    [all[2].uuid, waitingIn(all[2], [])],
  ])
  const sent: string[] = []
  const { user } = await renderConsole({
    at: '/people',
    calls: {
      people: async () => {
        const rows = [...details.values()].map((each) => ({
          ...each,
          state: each.memberships.some((membership) => membership.is_waiting)
            ? ('waiting' as const)
            : ('active' as const),
        }))
        return { data: sent.length > 0 ? rows : [...all], total: all.length }
      },
      person: async ({ id }) => details.get(id) as OperatedPersonDetail,
      setMembership: async ({ id, version, building_uuid: at, member }) => {
        const known = details.get(id) as OperatedPersonDetail
        if (known.version !== version) throw refused('version_conflict', 409)
        sent.push(`${known.first_name} ${at === annex.uuid ? 'annex' : 'own'} ${member}`)
        const memberships = known.memberships.map((each) =>
          each.building.uuid === at ? { ...each, is_waiting: false } : each,
        )
        const changed = { ...known, version: version + 1, memberships }
        details.set(id, changed)
        return changed
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all people of this page' }))
  await user.click(press('Approve'))
  const dialog = await screen.findByRole('dialog', { name: 'Approve 3 people?' })
  await expectAccessible(dialog)
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect((await screen.findAllByText('2 people approved')).length).toBeGreaterThan(0)
  expect(sent.toSorted()).toEqual(['Ben own true', 'Nia annex true', 'Nia own true'])
  expect(screen.getAllByText(/doesn’t belong to the building any more/).length).toBeGreaterThan(0)
  // The mail has been sent.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const rows = () => within(screen.getByRole('table'))
  await waitFor(() => expect(rows().queryByText('Waiting for approval')).toBeNull())
  await expectAccessible(document.body)
})

test('approving is offered only for those who wait, and to those who edit people', async () => {
  const { calls } = server(person(1, { state: 'waiting' }), person(2))
  const { user } = await renderConsole({
    at: '/people',
    calls: {
      ...calls,
      operator: async () => ({ ...operator, capabilities: ['people.read', 'people.edit'] }),
    },
  })
  await user.click(await box('Ben Vale'))
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
  await user.click(await box('Nia Vale'))
  expect(press('Approve (1)')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Deactivate/ })).toBeNull()
})

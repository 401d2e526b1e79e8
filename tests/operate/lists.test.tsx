import type { OperatedPerson } from '@contract/operate/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const nia: OperatedPerson = {
  uuid: '00000000-0000-4000-8000-000000000011',
  version: 1,
  email: 'nia@fathom.example',
  first_name: 'Nia',
  last_name: 'Newcomer',
  state: 'active',
  company: null,
  buildings: [{ uuid: buildingUuid, name: 'Harbor Exchange' }],
}
const at = '/people'

test('the address holds search, filter and sorting, and Back undoes them', async () => {
  const asked: unknown[] = []
  const people = async (query: unknown) => {
    asked.push(query)
    return { data: [nia], total: 120 }
  }
  const { user, router } = await renderConsole({ at, calls: { people } })
  await screen.findByRole('link', { name: 'Nia Newcomer' })
  await user.selectOptions(screen.getByLabelText('State'), 'invited')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'invited', offset: 0 }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'invited', offset: 50 }))
  const header = screen.getByRole('columnheader', { name: 'Name' })
  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ descending: true, offset: 0 }))
  expect(header).toHaveAttribute('aria-sort', 'descending')
  router.history.back()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ descending: false, offset: 50 }))
})

test('an invitation that is refused keeps what was typed', async () => {
  const { user } = await renderConsole({
    at,
    calls: {
      people: async () => ({ data: [nia], total: 1 }),
      invitePerson: async () => {
        throw refused('account_exists', 409)
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' })
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect((await within(dialog).findAllByText('Enter a first name')).length).toBeGreaterThan(0)
  await user.type(within(dialog).getByLabelText('Email'), 'nia@fathom.example')
  await user.type(within(dialog).getByLabelText('First name'), 'Nia')
  await user.type(within(dialog).getByLabelText('Last name'), 'Newcomer')
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
  expect(await within(dialog).findByText('This person is in the building already.')).toBeVisible()
  expect(within(dialog).getByLabelText('Email')).toHaveValue('nia@fathom.example')
  await expectAccessible(dialog)
})

test('a draft is discarded after a question, and says why it could not be', async () => {
  const draft = { uuid: buildingUuid, name: 'Pier 9', started_at: '2031-04-01T09:00:00Z' }
  let openings = [draft]
  const discard = vi
    .fn<() => Promise<void>>(async () => {
      openings = []
    })
    .mockRejectedValueOnce(offline)
  const { user } = await renderConsole({
    calls: {
      buildings: async () => ({ data: [], total: 0 }),
      operator: async () => ({ ...operator, openings }),
      discardOpening: discard,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Discard Pier 9' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }))
  await expectAccessible(document.body)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(discard).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Discard Pier 9' }))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(
    await dialog.findByText('You seem to be offline. Check your connection and try again.'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Pier 9')).toBeNull())
  expect(discard).toHaveBeenCalledTimes(2)
})

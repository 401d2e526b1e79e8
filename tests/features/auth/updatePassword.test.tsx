import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { user as me, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import type { Answers } from '../answers'
import { never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { renderApp } from '../renderApp'

async function openDialog(updatePassword: Answers['updateCurrentUser'], flags?: string[]) {
  const rendered = await renderApp({
    at: '/account',
    signedIn: true,
    ...(flags !== undefined && { flags }),
    effects: { updateCurrentUser: updatePassword },
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Update password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Update password' }))
  return { ...rendered, dialog }
}

async function fill({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.type(dialog.getByLabelText('Current password'), 'Portico-Old1!')
  await user.type(dialog.getByLabelText('New password'), 'Portico-New1!')
  await user.type(dialog.getByLabelText('Confirm password'), 'Portico-New1!')
}
const update = ({ dialog }: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.getByRole('button', { name: 'Update password' })

test('the update waits for a complete checklist and a match, then confirms it', async () => {
  const updatePassword = vi.fn<Answers['updateCurrentUser']>(async () => me)
  const rendered = await openDialog(updatePassword)
  await rendered.user.click(update(rendered))
  expect(updatePassword).not.toHaveBeenCalled()
  await expectAccessible()
  await fill(rendered)
  await rendered.user.click(update(rendered))
  const success = within(
    await screen.findByRole('dialog', { name: 'Your password has been changed' }),
  )
  expect(inputsOf(updatePassword)).toEqual([
    expect.objectContaining({
      body: { password: 'Portico-Old1!', new_password: 'Portico-New1!' },
      idempotencyKey: expect.any(String),
    }),
  ])
  await expectAccessible()
  await rendered.user.click(success.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('pressing too early focuses what is missing', async () => {
  const rendered = await openDialog(never)
  await rendered.user.click(update(rendered))
  const summary = within(
    await rendered.dialog.findByRole('region', { name: /^Something’s missing/ }),
  )
  expect(summary.getByRole('link', { name: 'Enter your current password' })).toBeVisible()
  await fill(rendered)
  await rendered.user.clear(rendered.dialog.getByLabelText('Confirm password'))
  await rendered.user.click(update(rendered))
  // A single error needs no list.
  expect(rendered.dialog.queryByRole('region', { name: /^Something’s missing/ })).toBeNull()
  expect(rendered.dialog.getByLabelText('Confirm password')).toHaveFocus()
})

test('pressing again while saving sends nothing', async () => {
  const updatePassword = vi.fn<Answers['updateCurrentUser']>(never)
  const rendered = await openDialog(updatePassword)
  await fill(rendered)
  await rendered.user.click(update(rendered))
  await rendered.user.click(update(rendered))
  await expectSpoken('Saving your password')
  expect(updatePassword).toHaveBeenCalledTimes(1)
})

test.each([
  ['a wrong password', refused('credentials_not_match', 401), 'That’s not your current password'],
  [
    'a reused password',
    refused('password_has_been_used', 409),
    'You can not reuse this old password',
  ],
  ['a common one', refused('password_too_weak', 422), 'This password is too easy to guess'],
  ['no network', offline, 'Something went wrong'],
])('shows %s, and keeps the new password', async (_, error, words) => {
  const rendered = await openDialog(
    () => Promise.reject(error),
    ['enable-reused-password-validation'],
  )
  await fill(rendered)
  await rendered.user.click(update(rendered))
  expect(await rendered.dialog.findByText(words)).toBeVisible()
  expect(rendered.dialog.getByLabelText('New password')).toHaveValue('Portico-New1!')
  await expectAccessible()
})

test('shows a refusal only beside its field, if it has one', async () => {
  const rendered = await openDialog(() => Promise.reject(refused('credentials_not_match', 401)))
  await fill(rendered)
  await rendered.user.click(update(rendered))
  expect(await rendered.dialog.findByText('That’s not your current password')).toBeVisible()
  expect(rendered.dialog.queryByText('Something went wrong')).toBeNull()
})

test('a flag decides whether a reused password shows beside its field', async () => {
  const rendered = await openDialog(
    () => Promise.reject(refused('password_has_been_used', 409)),
    [],
  )
  await fill(rendered)
  await rendered.user.click(update(rendered))
  expect(await rendered.dialog.findByText('New password cannot match old passwords')).toBeVisible()
  expect(rendered.dialog.queryByText('You can not reuse this old password')).toBeNull()
})

test('Cancel closes the dialog and clears what was typed', async () => {
  const rendered = await openDialog(never)
  await fill(rendered)
  await rendered.user.click(rendered.dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await rendered.user.click(screen.getByRole('button', { name: 'Update password' }))
  expect(await screen.findByLabelText('Current password')).toHaveValue('')
})

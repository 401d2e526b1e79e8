import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers, lookingUp } from '../answers'
import { never } from '../deferred'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

async function openDialog(guestBuildings: Answers['guestBuildings']) {
  const isUnknown = () => Promise.reject(refused('domain_not_registered', 404))
  const rendered = await renderApp({ effects: { ...lookingUp(isUnknown), guestBuildings } })
  const field = await screen.findByRole('textbox', { name: 'Work email' })
  await rendered.user.type(field, 'eve@nö-where.test')
  await rendered.user.type(field, '{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Company Email Not Found' })
  return { ...rendered, dialog: within(dialog) }
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('names the domain and offers to report it by mail', async () => {
  const { dialog } = await openDialog(async () => [])
  expect(dialog.getByText('nö-where.test')).toBeVisible()
  // No failure shows behind the dialog.
  expect(screen.queryByText('Something went wrong')).toBeNull()
  const href = dialog.getByRole('link', { name: 'Report' }).getAttribute('href') ?? ''
  const mail = new URL(href)
  expect(mail.protocol + mail.pathname).toBe('mailto:help@house.test')
  expect([...mail.searchParams]).toEqual([['subject', 'Company Email Not Found: nö-where.test']])
  // Mail programs do not read a plus as a space.
  expect(href).not.toContain('+')
})

test('Close returns to the address for correction', async () => {
  const { dialog, user } = await openDialog(async () => [])
  const [cross, button] = dialog.getAllByRole('button', { name: 'Close' })
  expect(cross).toBeVisible()
  if (button) await user.click(button)
  await closed()
  expect(screen.getByRole('textbox')).toHaveValue('eve@nö-where.test')
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
})

test('without guest buildings no guest access is offered', async () => {
  const { dialog } = await openDialog(async () => [])
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'Continue as a guest' })).toBeNull(),
  )
  expect(dialog.getByRole('link', { name: 'Report' })).toHaveFocus()
})

test('nor if they could not be fetched', async () => {
  const { dialog } = await openDialog(() => Promise.reject(offline))
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: 'Continue as a guest' })).toBeNull(),
  )
})

test('the offer waits during the search', async () => {
  const { dialog, user } = await openDialog(never)
  const guest = dialog.getByRole('button', { name: 'Continue as a guest' })
  expect(guest).toHaveAttribute('aria-disabled', 'true')
  await user.click(guest)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('with guest buildings the user continues as a guest', async () => {
  const { dialog, user, address } = await openDialog(async () => [firstHouse.building])
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Continue as a guest' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Continue as a guest' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/signup?step=create-account'))
})

import type { OperatedPortfolio } from '@contract/operate/portfolios'
import type { KnownSession } from '@machines/auth/session/context'
import { sessionActorOf } from '@operate/ConsoleContext'
import { rejectExpired } from '@operate/rejectExpired'
import { createIdentity } from '@platform/api/identity'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deployment } from '../features/samples'
import { user as ada, known, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { renderConsole } from './renderConsole'

const portfolio: OperatedPortfolio = {
  uuid: '00000000-0000-4000-8000-0000000000e1',
  version: 1,
  name: 'North',
  buildings: [],
  roles: 0,
}
const ended = { name: 'Your session has ended' }
const signedInAs = (uuid: string): KnownSession => {
  const { session, ...rest } = known(600_000)
  return { ...rest, session: { ...session, user: { ...ada, uuid } } }
}

/** A portfolio whose name was edited, and a session that ends when it is saved. */
async function edited({ signsInAs = ada.uuid } = {}) {
  const server = { isSignedIn: false, saved: [] as string[], reads: 0, passwords: [] as string[] }
  const rendered = await renderConsole({
    at: `/deployment/portfolios/${portfolio.uuid}`,
    isExpiring: true,
    calls: {
      'portfolios.read': async () => {
        server.reads += 1
        return portfolio
      },
      'portfolios.update': async ({ name = '', key }) => {
        if (!server.isSignedIn) {
          sessionActorOf(rendered.console).send({ type: 'token.rejected' })
          throw refused('unauthenticated', 401)
        }
        server.saved.push(`${name} ${key}`)
        return { ...portfolio, version: 2, name }
      },
      logIn: async ({ fields: { email, password } }) => {
        server.passwords.push(`${email} ${password}`)
        if (password !== 'right') throw refused('credentials_not_match', 401)
        server.isSignedIn = true
        return signedInAs(signsInAs)
      },
    },
  })
  const name = await screen.findByLabelText('Name')
  await rendered.user.clear(name)
  await rendered.user.type(name, 'South')
  await rendered.user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('dialog', ended)
  return { ...rendered, server, dialog }
}

test('edits outlast the session, and are saved by themselves after the next sign-in', async () => {
  const { user, server, dialog } = await edited()
  await expectAccessible(document.body)
  const inside = within(dialog)
  expect(inside.getByLabelText('Email')).toHaveValue(ada.email)
  await user.type(inside.getByLabelText('Password'), 'wrong')
  await user.click(inside.getByRole('button', { name: 'Sign in' }))
  expect(await inside.findByText('That password isn’t right')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('South')
  await user.clear(inside.getByLabelText('Password'))
  await user.type(inside.getByLabelText('Password'), 'right')
  await user.click(inside.getByRole('button', { name: 'Sign in' }))
  await screen.findAllByText('Changes saved')
  expect(screen.queryByRole('dialog', ended)).toBeNull()
  expect(server.saved).toHaveLength(1)
  expect(server.saved[0]).toMatch(/^South /)
  expect(server.reads).toBe(1)
})

test('the sign-in can be put off, and the page says that nothing can be saved', async () => {
  const { user, server, dialog } = await edited()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Your session has ended')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('South')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await user.type(await screen.findByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(server.saved).toHaveLength(1))
})

test('a sign-in in another tab ends the wait, also one that signed out there first', async () => {
  const { console, server } = await edited()
  sessionActorOf(console).send({ type: 'tab.signedOut' })
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  expect(screen.getByRole('dialog', ended)).toBeVisible()
  server.isSignedIn = true
  sessionActorOf(console).send({ type: 'tab.renewed', ...known(600_000) })
  await waitFor(() => expect(server.saved).toHaveLength(1))
  expect(await screen.findByLabelText('Name')).toHaveValue('South')
})

test('another person gets nothing of what was typed', async () => {
  const { console, server } = await edited()
  server.isSignedIn = true
  const other = signedInAs('00000000-0000-4000-8000-0000000000ff')
  sessionActorOf(console).send({ type: 'tab.renewed', ...other })
  await waitFor(() => expect(server.reads).toBe(2))
  expect(await screen.findByLabelText('Name')).toHaveValue('North')
  expect(server.saved).toEqual([])
})

test('another account is chosen on the screen for the sign-in', async () => {
  const { user, server, dialog } = await edited()
  await user.click(within(dialog).getByRole('button', { name: 'Use another account' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible()
  expect(server.saved).toEqual([])
})

test('a call after the end of the session fails at once, not after its time limit', async () => {
  const { console, server } = await edited()
  server.isSignedIn = true
  const session = sessionActorOf(console)
  const identity = rejectExpired(
    createIdentity({
      host: 'console.test',
      brand: 'portico',
      deployment,
      session,
      locale: () => 'en-us',
      buildingUuid: () => null,
      onMalformed: () => {},
    }),
    session,
  )
  const { signal } = new AbortController()
  await expect(identity.goodToken(signal)).rejects.toMatchObject({
    failure: { code: 'unauthenticated' },
  })
  const current = signedInAs(ada.uuid)
  current.session.expiresAt = Number.MAX_SAFE_INTEGER
  session.send({ type: 'tab.renewed', ...current })
  await expect(identity.goodToken(signal)).resolves.toBe(current.session.token)
})

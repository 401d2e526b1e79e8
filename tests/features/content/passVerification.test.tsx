import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers, granting } from '../answers'
import { deferred } from '../deferred'
import { home } from '../places'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const code = '7K3M-Q2WD-9XTA-4HBN'
type CheckPass = Answers['checkPass']
const found: Awaited<ReturnType<CheckPass>> = {
  status: 'valid',
  kind: 'rsvp',
  title: 'Talk on the roof',
  start_at: '2026-11-23T17:00:00Z',
  holder: { first_name: 'Ben', last_name: 'Okafor' },
}
const open = (checkPass: CheckPass) =>
  renderApp({
    at: `${home}/check-passes`,
    signedIn: true,
    effects: {
      checkPass,
      permissions: granting('passChecks'),
    },
  })
const field = () => screen.findByRole('textbox', { name: 'Pass code' })

describe('the pass check', () => {
  test('is closed to users without permission, who see so before they type', async () => {
    await renderApp({ at: `${home}/check-passes`, signedIn: true })
    expect(await screen.findByText('This page is for staff who check passes')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Pass code' })).toBeNull()
  })

  test('looks up a pasted code, and marks it with one press', async () => {
    const checkPass = vi.fn<CheckPass>(async ({ body: { use } }) => ({
      ...found,
      used_at: use ? '2026-11-23T16:50:00Z' : null,
    }))
    const { user } = await open(checkPass)
    await user.click(await field())
    await user.paste(code)
    expect(await screen.findByText('Valid')).toBeVisible()
    expect(screen.getByText('Talk on the roof')).toBeVisible()
    expect(screen.getByText('Ben Okafor')).toBeVisible()
    // When it starts, by the building's clock; only an earlier use shows its time.
    expect(screen.getByText(/^Mon, Nov 23(, 2026)? · 6:00\sPM\sGMT\+1$/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Mark as used' }))
    expect(await screen.findByText('Marked as used')).toBeVisible()
    expect(checkPass.mock.calls.map(([{ body }]) => body.use)).toEqual([false, true])
    expect(screen.queryByText(/^Used on/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark as used' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next pass' }))
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
  })

  test.each([
    ['used', 'Already used'],
    ['cancelled', 'Returned'],
    ['early', 'Different day'],
    ['over', 'Over'],
    ['unknown', 'Not a pass for this building'],
  ] as const)('refuses a pass that is %s, and shows why', async (status, word) => {
    const { user } = await open(async () => ({ ...found, status }))
    await user.type(await field(), `${code.slice(0, 7)}{Enter}`)
    expect(await screen.findByText(word)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark as used' })).toBeNull()
  })

  test.each([
    ['rsvp', /^Used on Mon, Nov 23(, 2026)? · 5:50\sPM\sGMT\+1$/],
    ['visitor', /^Checked in on Mon, Nov 23(, 2026)? · 5:50\sPM\sGMT\+1$/],
  ] as const)('shows when a used pass was used, in the words for a %s', async (kind, words) => {
    const used_at = '2026-11-23T16:50:00Z'
    const { user } = await open(async () => ({ ...found, kind, status: 'used', used_at }))
    await user.type(await field(), `${code.slice(0, 7)}{Enter}`)
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('shows an event elsewhere in the time of that place', async () => {
    const { user } = await open(async () => ({ ...found, timezone: 'America/New_York' }))
    await user.type(await field(), `${code.slice(0, 7)}{Enter}`)
    expect(await screen.findByText(/^Mon, Nov 23(, 2026)? · 12:00\sPM/)).toBeVisible()
  })

  test("names a visitor's host, and checks the visitor in", async () => {
    const visitor = {
      ...found,
      kind: 'visitor' as const,
      title: null,
      holder: { first_name: 'Grace', last_name: 'Lindqvist' },
      company: 'Lindqvist Tiles',
      host: 'Ada Winthrop',
      note: 'Brings samples',
    }
    const { user } = await open(async ({ body: { use } }) => ({
      ...visitor,
      used_at: use ? '2026-11-23T16:50:00Z' : null,
    }))
    await user.click(await field())
    await user.paste(code)
    expect(await screen.findByText('Expected')).toBeVisible()
    for (const replies of ['Grace Lindqvist', 'Lindqvist Tiles', 'Brings samples']) {
      expect(screen.getByText(replies)).toBeVisible()
    }
    expect(screen.getByText('Expected by Ada Winthrop')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Check in' }))
    expect(await screen.findByText('Checked in')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
  })

  test.each([
    ['used', 'Already checked in'],
    ['cancelled', 'Invitation withdrawn'],
    ['early', 'Different day'],
    ['over', 'Over'],
  ] as const)('refuses a visitor that is %s, and shows why', async (status, word) => {
    const { user } = await open(async () => ({ ...found, kind: 'visitor', status }))
    await user.type(await field(), `${code.slice(0, 7)}{Enter}`)
    expect(await screen.findByText(word)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
  })

  test('shows its progress, and keeps the code after a failure', async () => {
    const answer = deferred<typeof found>()
    const { user } = await open(() => answer.promise)
    await user.click(await field())
    await user.paste(code)
    expect(screen.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.reject(offline))
    expect(await screen.findByText(/^We couldn’t check the pass/)).toBeVisible()
    expect(await field()).toHaveValue(code)
  })
})

test('shows a user without permission that it is not allowed', async () => {
  const { user } = await open(() => Promise.reject(refused('permission_denied', 403)))
  expect(await field()).toHaveFocus()
  await user.type(await field(), 'a{Enter}')
  expect(await screen.findByText('This page is for staff who check passes')).toBeVisible()
})

test('makes a user wait after too many checks in a minute', async () => {
  const { user } = await open(() => Promise.reject(refused('too_many_requests', 429)))
  await user.type(await field(), 'a{Enter}')
  expect(await screen.findByText(/^That’s too many in one minute/)).toBeVisible()
  expect(screen.queryByText(/couldn’t check/)).toBeNull()
})

test.each([true, false])('is in the menu by permission: %s', async (passChecks) => {
  const { user } = await renderApp({
    at: home,
    signedIn: true,
    effects: {
      permissions: granting(...(passChecks ? (['passChecks'] as const) : [])),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Menu for Ada Test' }))
  const entry = screen.queryByRole('menuitem', { name: 'Check a pass' })
  expect(entry !== null).toBe(passChecks)
})

import type { EmailFacts } from '@machines/auth/signIn/context'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { branding, noProviders, offline, refused, status } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, type LookUp, lookingUp } from '../answers'
import { signedInReply } from '../defaults'
import { deferred, never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

const emailField = () => screen.findByRole('textbox', { name: 'Work email' })
const next = () => screen.getByRole('button', { name: 'Next' })
const unknownAccount = status({ email: null, terms_accepted: false, confirmed: false })

/** The email step with an address that was typed and sent. */
async function lookUp(effects: Replaced = {}) {
  const rendered = await renderApp({ effects })
  await rendered.user.type(await emailField(), 'Ada@House.test{Enter}')
  return rendered
}

describe('the email step', () => {
  afterEach(() => expectAccessible())

  test('Next explains what is missing, and sends nothing', async () => {
    const lookUpEmail = vi.fn<LookUp>(never)
    const { user } = await renderApp({ effects: lookingUp(lookUpEmail) })
    const field = await emailField()
    for (const [typed, error] of [
      [null, 'Enter your work email'],
      ['ada@house', 'Invalid Email'],
    ] as const) {
      if (typed !== null) await user.type(field, typed)
      expect(next()).not.toHaveAttribute('aria-disabled')
      await user.click(next())
      expect(field).toHaveAccessibleDescription(error)
      expect(field).toHaveFocus()
    }
    expect(lookUpEmail).not.toHaveBeenCalled()
  })

  test('shows the error of an address on blur', async () => {
    const { user } = await renderApp()
    const field = await emailField()
    await user.type(field, 'ada@house')
    expect(screen.queryByText('Invalid Email')).toBeNull()
    expect(field).toBeValid()
    await user.tab()
    expect(await screen.findByText('Invalid Email')).toBeVisible()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Invalid Email')
    await user.type(field, '.test')
    expect(screen.queryByText('Invalid Email')).toBeNull()
  })

  test('has the focus in its field', async () => {
    await renderApp()
    await waitFor(async () => expect(await emailField()).toHaveFocus())
  })

  test('shows no error for an empty field', async () => {
    const { user } = await renderApp()
    await user.click(await emailField())
    await user.tab()
    expect(screen.queryByText('Invalid Email')).toBeNull()
  })

  test('sends the address once on Enter, lowercase and trimmed, and shows the lookup', async () => {
    const lookUpEmail = vi.fn<LookUp>(never)
    const { user } = await lookUp(lookingUp(lookUpEmail))
    await expectSpoken('Looking up your address')
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    await user.click(next())
    await user.type(await emailField(), '{Enter}')
    // Its account and its providers.
    expect(lookUpEmail).toHaveBeenCalledTimes(2)
    expect(lookUpEmail).toHaveBeenCalledWith({ email: 'ada@house.test' })
  })

  test('sends nothing on Enter with an invalid address, and shows why', async () => {
    const lookUpEmail = vi.fn<LookUp>(never)
    const { user } = await renderApp({ effects: lookingUp(lookUpEmail) })
    const field = await emailField()
    await user.type(field, 'ada{Enter}')
    await user.tab()
    expect(await screen.findByText('Invalid Email')).toBeVisible()
    expect(lookUpEmail).not.toHaveBeenCalled()
  })

  test('ignores a response for an address that changed meanwhile', async () => {
    const answer = deferred<EmailFacts>()
    const { user } = await lookUp(lookingUp(() => answer.promise))
    await user.type(await emailField(), 'x')
    await act(async () => answer.resolve({ status: status({}), providers: noProviders }))
    expect(await emailField()).toHaveValue('Ada@House.testx')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('names the support contact for a deactivated account', async () => {
    await lookUp(
      lookingUp(async () => ({ status: status({ deactivated: true }), providers: noProviders })),
    )
    expect(await screen.findByText('This account is deactivated')).toBeVisible()
    expect(screen.getByRole('link', { name: 'help@house.test' })).toHaveAttribute(
      'href',
      'mailto:help@house.test',
    )
    expect(await emailField()).toHaveValue('Ada@House.test')
  })

  test.each([
    ['no network', offline, 'You’re offline'],
    ['too many tries', refused('too_many_requests', 429), 'Too many attempts'],
    ['a server error', refused('internal_error', 500), 'Something went wrong'],
    ['a defect', new Error('broken'), 'Something went wrong'],
  ])('shows %s, and keeps the address', async (_, error, words) => {
    await lookUp(lookingUp(() => Promise.reject(error)))
    expect(await screen.findByText(words)).toBeVisible()
    expect(await emailField()).toHaveValue('Ada@House.test')
    expect(next()).not.toHaveAttribute('aria-disabled')
  })
})

test('aborts a lookup that takes longer than 15 seconds', async () => {
  const rendered = await renderApp({ effects: lookingUp(never) })
  await rendered.user.type(await emailField(), 'ada@house.test')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { signIn } = rendered.app.getSnapshot().children
    act(() => signIn?.send({ type: 'email.submitted' }))
    act(() => void vi.advanceTimersByTime(14_000))
    expect(screen.queryByText('That took too long')).toBeNull()
    act(() => void vi.advanceTimersByTime(1500))
    expect(screen.getByText('That took too long')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('ada@house.test')
  } finally {
    vi.useRealTimers()
  }
})

describe('the picture beside the sign-in', () => {
  const url = 'https://pictures.example/house.jpg'
  const picture = () => document.querySelector('picture img')

  test("is the brand's, and decorative", async () => {
    const theme = { ...branding.theme, home_header_image_url: url }
    await renderApp({ branding: { ...branding, theme } })
    await emailField()
    expect(picture()).toHaveAttribute('alt', '')
    const addresses = [picture(), document.querySelector('picture source')].map((node) =>
      node?.getAttribute('srcset'),
    )
    // A band on a phone, half of a wide window.
    expect(addresses).toEqual([
      expect.stringMatching(/^\/images\/hero\/640\?src=.+ 2400w$/),
      expect.stringMatching(/^\/images\/heroTall\/480\?src=.+ 1440w$/),
    ])
    for (const given of addresses) expect(given).toContain(encodeURIComponent(url))
  })

  test('is absent if the brand has none', async () => {
    await renderApp({
      branding: { ...branding, theme: { ...branding.theme, home_header_image_url: null } },
    })
    await emailField()
    expect(picture()).toBeNull()
  })
})

describe('an address that leads elsewhere', () => {
  test.each([
    ['has no account', unknownAccount],
    ['has not confirmed', status({ confirmed: false })],
    ['has accepted no terms', status({ terms_accepted: false })],
  ])('opens the sign-up if it %s, and Back to sign in restores the address', async (_, email) => {
    const rendered = await lookUp(
      lookingUp(async () => ({ status: email, providers: noProviders })),
    )
    expect(await screen.findByRole('heading', { name: 'Choose your building' })).toBeVisible()
    await waitFor(() => expect(rendered.address()).toBe('/signup?step=building-selector'))
    await expectAccessible()
    await rendered.user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect(await emailField()).toHaveValue('ada@house.test')
    await waitFor(() => expect(rendered.address()).toBe('/login'))
  })

  test("returns from sign-up to sign-in with the browser's Back, too", async () => {
    const rendered = await lookUp(
      lookingUp(async () => ({ status: unknownAccount, providers: noProviders })),
    )
    await screen.findByRole('heading', { name: 'Choose your building' })
    await waitFor(() => expect(rendered.address()).toBe('/signup?step=building-selector'))
    await rendered.goBack()
    expect(await emailField()).toBeVisible()
    await waitFor(() => expect(rendered.address()).toBe('/login'))
  })
})

test('a signed-in user sees home', async () => {
  const login = vi.fn<Answers['login']>(async () => signedInReply)
  const { user, address } = await lookUp({ login })
  await user.type(await screen.findByLabelText('Password'), 'Secret 1!{Enter}')
  expect(await screen.findByRole('heading', { name: 'House 2' })).toBeVisible()
  expect(inputsOf(login)).toMatchObject([
    { body: { email: 'ada@house.test', password: 'Secret 1!' } },
  ])
  expect(address()).toMatch(/^\/building\/[\da-f-]{36}$/)
})

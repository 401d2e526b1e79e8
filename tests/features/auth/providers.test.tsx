import type { SsoProviders } from '@contract/sso'
import { writeDraft } from '@features/auth/draft'
import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import type { Host } from '@platform/host'
import { ssoDetails } from '@platform/storage/stored'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  offline,
  oneProvider,
  optionalProvider,
  refused,
  status,
  twoProviders,
} from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, type LookUp, lookingUp } from '../answers'
import { signedInReply } from '../defaults'
import { type Replaced, renderApp } from '../renderApp'
import { draftAt, email, providerIdentity } from './drafts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function open(providers = twoProviders, effects: Replaced = {}) {
  const rendered = await renderApp({
    effects: { ...lookingUp(async () => ({ status: status({}), providers })), ...effects },
  })
  await rendered.user.type(await screen.findByLabelText('Work email'), `${email}{Enter}`)
  return rendered
}

const dialogShown = async () =>
  within(await screen.findByRole('dialog', { name: 'Choose provider' }))
const provider = (name = 'P') => screen.findByRole('button', { name: `Continue with ${name}` })

describe('the providers of a known account', () => {
  test('a sole one is a step, and opens with everything the return needs', async () => {
    const leave = vi.fn<Host['leave']>(() => new Promise(() => {}))
    const { user } = await open(oneProvider, { leave })
    expect(await heading('Company sign-in')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByLabelText('Work email')).toBeNull()
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue with email' })).toBeNull()
    expect(await heading('Company sign-in')).toHaveFocus()
    await expectAccessible()
    await user.click(await provider())
    expect(leave.mock.calls).toEqual([['https://p.test/auth']])
    expect(ssoDetails.read()).toMatchObject({
      email,
      transactionId: oneProvider.transaction_uuid,
      purpose: 'signIn',
    })
    await expectSpoken('Opening your company’s sign-in')
  })

  test('several are a dialog', async () => {
    const leave = vi.fn<Host['leave']>(() => new Promise(() => {}))
    const { user } = await open(twoProviders, { leave })
    const dialog = await dialogShown()
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Continue with Q' }))
    expect(leave.mock.calls).toEqual([['https://q.test/sso']])
  })

  test.each([
    ['a step', optionalProvider],
    ['a dialog', twoProviders],
  ])('in %s offer the password if SSO is optional', async (_, providers) => {
    const { user } = await open(providers)
    await user.click(await screen.findByRole('button', { name: 'Continue with email' }))
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  test.each([
    ['a step', optionalProvider, 'Back'],
    ['a dialog', twoProviders, 'Close'],
  ])('in %s can be left, and the address stays', async (_, providers, name) => {
    const { user } = await open(providers)
    await provider()
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull())
    expect(screen.getByLabelText('Work email')).toHaveValue(email)
  })

  test.each([
    ['a step', optionalProvider],
    ['a dialog', twoProviders],
  ])('in %s show an error if the provider could not be opened', async (_, providers) => {
    const leave = () => Promise.reject(new Error('blocked'))
    const { user } = await open(providers, { leave })
    await user.click(await provider())
    expect(
      await screen.findByText('Something went wrong', { ignore: '[data-announcer] *' }),
    ).toBeVisible()
    // Not on the form behind it as well, where it would be announced a second time.
    expect(
      screen.getAllByText('Something went wrong', { ignore: '[data-announcer] *' }),
    ).toHaveLength(1)
  })
})

describe('the providers of a sign-up', () => {
  const lookingUpProviders = (providers: SsoProviders) =>
    lookingUp(async () => ({
      status: status({ email: null, confirmed: false, created_by: null }),
      providers,
    }))

  test.each([
    ['a sole one in its step', optionalProvider, false],
    ['several in a dialog over it', twoProviders, true],
  ])('show %s, and email leads to the standard steps', async (_, providers, isDialog) => {
    const { user } = await renderApp({ effects: lookingUpProviders(providers) })
    await user.type(await screen.findByLabelText('Work email'), `${email}{Enter}`)
    expect(isDialog ? await provider() : await heading('Create your account')).toHaveFocus()
    expect(screen.queryAllByRole('dialog', { name: 'Choose provider' })).toHaveLength(
      isDialog ? 1 : 0,
    )
    await expectAccessible()
    expect(screen.queryByText(/^Step 1/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue with email' }))
    expect(await heading('Choose your building')).toBeVisible()
    expect(screen.getByText('Step 2 of 8')).toBeVisible()
  })

  test.each([
    ['the step', optionalProvider, 'Back to sign in'],
    ['the dialog', twoProviders, 'Close'],
  ])('%s leads back to the sign-in with the address', async (_, providers, name) => {
    const { user, address } = await renderApp({ effects: lookingUpProviders(providers) })
    await user.type(await screen.findByLabelText('Work email'), `${email}{Enter}`)
    await provider()
    await user.click(screen.getByRole('button', { name }))
    expect(await heading('Welcome')).toBeVisible()
    expect(screen.getByLabelText('Work email')).toHaveValue(email)
    await waitFor(() => expect(address()).toBe('/login'))
  })
})

const details = {
  email,
  transactionId: providerIdentity.transactionUuid,
  state: 'state',
  purpose: 'signIn' as const,
}
const returned: SsoCallback = { state: 'state', code: 'code', error: null, details }
const comeBack = (ssoCallback: SsoCallback, effects: Replaced = {}) =>
  renderApp({ at: '/login?returnTo=%2Fmy-history', ssoCallback, effects })

describe('returning from the provider', () => {
  test('signs a known account in, and opens the requested page', async () => {
    const authenticate = vi.fn<Answers['authenticate']>(async () => signedInReply)
    await comeBack(returned, { authenticate })
    expect(await heading('Bookings')).toBeVisible()
    expect(authenticate.mock.calls[0]?.[0]).toMatchObject({ body: { email } })
  })

  test('continues a sign-up with the names from the provider', async () => {
    const draft = draftAt('SSO_REQUIRED', 'CHOOSE_PROVIDER_MODAL', [])
    writeDraft({ ...draft, fields: { ...draft.fields, first_name: '', last_name: '' } })
    const rendered = await comeBack(
      { ...returned, details: { ...details, purpose: 'signUp' } },
      {
        oidcCallback: async () => ({
          email,
          transaction_uuid: providerIdentity.transactionUuid,
          first_name: providerIdentity.firstName,
          last_name: providerIdentity.lastName,
        }),
      },
    )
    expect(await heading('Create your account')).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Ada')
    await waitFor(() =>
      expect(rendered.address()).toBe('/signup?returnTo=%2Fmy-history&step=create-account'),
    )
  })

  test.each<[string, SsoCallback, Replaced, string]>([
    ['cancelled', { ...returned, code: null, error: 'access_denied' }, {}, 'Sign-in was cancelled'],
    [
      'provider down',
      { ...returned, code: null, error: 'sso_provider_unavailable' },
      {},
      'Your company’s sign-in isn’t responding',
    ],
    [
      'an expired assertion',
      { ...returned, code: null, error: 'sso_assertion_invalid' },
      {},
      'We couldn’t verify your company’s sign-in',
    ],
    [
      'another address',
      returned,
      { oidcCallback: () => Promise.reject(refused('sso_email_mismatch', 403)) },
      'That’s a different address',
    ],
    [
      'a state of another browser',
      { ...returned, state: 'other' },
      {},
      'This sign-in is no longer valid',
    ],
    [
      'a replayed state',
      returned,
      { oidcCallback: () => Promise.reject(refused('sso_state_invalid', 403)) },
      'This sign-in is no longer valid',
    ],
    [
      'a deactivated account',
      returned,
      { authenticate: () => Promise.reject(refused('account_deactivated', 403)) },
      'This account is deactivated',
    ],
  ])('shows a clear page with a next step for %s', async (_, ssoCallback, effects, words) => {
    const rendered = await comeBack(ssoCallback, effects)
    expect(await heading('You’re not signed in')).toHaveFocus()
    expect(screen.getByText(words)).toBeVisible()
    await expectAccessible()
    await rendered.user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect(await screen.findByLabelText('Work email')).toHaveValue(email)
  })

  test('can be retried without a network', async () => {
    const authenticate = vi
      .fn<Answers['authenticate']>(async () => signedInReply)
      .mockRejectedValueOnce(offline)
    const { user } = await comeBack(returned, { authenticate })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading('Bookings')).toBeVisible()
  })
})

// The second is not an address: Next stays disabled, and Enter works anyway.
test.each(['farm@portico.test', 'farms please'])(
  'the special value %s opens the farm selector on Enter',
  async (special) => {
    const lookUpEmail = vi.fn<LookUp>(() => new Promise(() => {}))
    const openFarmSelector = vi.fn<() => void>()
    const rendered = await renderApp({
      farmSelectorEmail: special,
      effects: { ...lookingUp(lookUpEmail), openFarmSelector },
    })
    await rendered.user.type(await screen.findByLabelText('Work email'), `${special}{Enter}`)
    await waitFor(() => expect(screen.getByLabelText('Work email')).toHaveValue(''))
    expect(openFarmSelector).toHaveBeenCalledTimes(1)
    expect(lookUpEmail).not.toHaveBeenCalled()
  },
)

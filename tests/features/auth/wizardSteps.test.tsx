import type { User } from '@contract/users'
import { writeDraft } from '@features/auth/draft'
import type { Draft } from '@machines/auth/wizard/context'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  branding,
  firstHouse,
  user as me,
  offline,
  refused,
  secondHouse,
} from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken, spokenText } from '../../ui/spokenText'
import type { Answers } from '../answers'
import { signedInReply } from '../defaults'
import { deferred, never } from '../deferred'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'
import { draftAt, resumed } from './drafts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const next = (name = 'Next') => screen.getByRole('button', { name })

/** The sign-up after a reload. */
function resume(draft: Draft, effects: Replaced = {}) {
  writeDraft(draft)
  return renderApp({
    at: draft.flowType === 'PASSWORD_RESET' ? '/reset-password' : '/signup',
    effects,
  })
}
const [, firstStep] = resumed[0] ?? []
const [, names] = resumed[1] ?? []
const [, password] = resumed[2] ?? []
const [, terms] = resumed[3] ?? []
const [, code] = resumed[5] ?? []
const [, newPassword] = resumed[6] ?? []
const at = (draft: Draft | undefined): Draft => {
  if (draft === undefined) throw new Error('no such draft')
  return draft
}

/** The element with the focus in each step; a step without a field focuses its heading. */
const firstFields: Record<string, RegExp> = {
  'Choose your building': new RegExp(firstHouse.building.name),
  'Create your account': /^First name$/,
  'Create a password': /^New password$/,
  'Accept the terms': /^I accept/,
  'Enter the code': /^Code$/,
  'Enter a new password': /^New password$/,
}

describe('every step', () => {
  test.each(resumed)(
    '%s: is resumed, named, focused and accessible',
    async (title, draft, progress) => {
      const rendered = await resume(draft)
      const named = await heading(title)
      const field = firstFields[title]
      await waitFor(() =>
        expect(field === undefined ? named : screen.getByLabelText(field)).toHaveFocus(),
      )
      expect(screen.getByText(progress)).toBeVisible()
      const slug = draft.step?.toLowerCase().replaceAll('_', '-')
      await waitFor(() => expect(rendered.address()).toContain(`?step=${slug}`))
      await expectAccessible()
    },
  )
})

describe('before the first step', () => {
  afterEach(() => expectAccessible())

  test('a skeleton shows while the buildings load', async () => {
    await resume(at(names), { publicBuildings: never })
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.querySelector('[aria-busy=true]')).not.toBeNull())
  })

  test('a failed read shows, and can be retried', async () => {
    const publicBuildings = vi
      .fn<Answers['publicBuildings']>(async () => [firstHouse.building, secondHouse.building])
      .mockRejectedValueOnce(offline)
    const { user } = await resume(at(names), { publicBuildings })
    expect(await screen.findByText('You’re offline')).toBeVisible()
    expect(await heading('Create your account')).toBeVisible()
    await user.click(next('Try again'))
    expect(await screen.findByLabelText('First name')).toBeVisible()
    expect(screen.queryByText('You’re offline')).toBeNull()
  })

  test('a failed read offers the way back to the sign-in', async () => {
    const rendered = await resume(at(names), {
      publicBuildings: () => Promise.reject(offline),
    })
    await rendered.user.click(await screen.findByRole('button', { name: 'Back to sign in' }))
    expect(await heading('Welcome')).toBeVisible()
    await waitFor(() => expect(rendered.address()).toBe('/login'))
  })

  test('without any building no sign-up is possible, and the contact shows', async () => {
    const rendered = await resume(at(names), { publicBuildings: async () => [] })
    const dialog = within(await screen.findByRole('dialog', { name: 'Unable to Signup' }))
    expect(dialog.getByRole('link', { name: 'help@house.test' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@house\.test\?subject=/),
    )
    await rendered.user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(rendered.address()).toBe('/login'))
  })

  test('without a draft the sign-in shows', async () => {
    const rendered = await renderApp({ at: '/signup' })
    expect(await heading('Welcome')).toBeVisible()
    await waitFor(() => expect(rendered.address()).toBe('/login'))
  })
})

/** A draft without these fields. */
const without = (draft: Draft | undefined, ...empty: (keyof Draft['fields'])[]): Draft => ({
  ...at(draft),
  fields: { ...at(draft).fields, ...Object.fromEntries(empty.map((name) => [name, ''])) },
})
const reset = draftAt('PASSWORD_RESET', 'VERIFY_ACCOUNT', [])
const spoilt = { ...reset, fields: { ...reset.fields, email: 'nobody' } }

describe('continuing a step too early', () => {
  test.each<[string, Draft, string, string]>([
    ['the building', without(firstStep, 'building_uuid'), 'Next', 'Choose your building'],
    ['the first name', without(names, 'first_name'), 'Next', 'Enter your first name'],
    ['the last name', without(names, 'last_name'), 'Next', 'Enter your last name'],
    ['a password', at(password), 'Next', 'Your password doesn’t meet all the requirements yet'],
    ['the terms', at(terms), 'Next', 'Accept the terms to continue'],
    ['the code', at(code), 'Confirm', 'Enter all four digits of the code'],
    [
      'a new password',
      at(newPassword),
      'Next',
      'Your password doesn’t meet all the requirements yet',
    ],
    ['the address', without(reset, 'email'), 'Send the code', 'Enter your work email'],
    ['an invalid address', spoilt, 'Send the code', 'Invalid Email'],
  ])('shows what is missing and focuses it: %s', async (_, draft, onward, text) => {
    const rendered = await resume(draft)
    await screen.findByText(/^Step \d of \d$/)
    const before = rendered.address()
    await rendered.user.click(next(onward))
    await expectSpoken(text)
    const { activeElement } = document
    expect(activeElement).toBeInstanceOf(HTMLInputElement)
    const field = activeElement?.closest('fieldset') ?? activeElement
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(rendered.address()).toBe(before)
  })

  test('lists both missing names', async () => {
    const { user } = await resume(without(names, 'first_name', 'last_name'))
    await screen.findByLabelText('First name')
    await user.click(next())
    const list = within(await screen.findByRole('region', { name: /missing or needs fixing/ }))
    for (const [text, label] of [
      ['Enter your first name', 'First name'],
      ['Enter your last name', 'Last name'],
    ] as const) {
      await user.click(list.getByRole('link', { name: text }))
      expect(screen.getByLabelText(label)).toHaveFocus()
    }
  })

  test('requires the repeated password to match', async () => {
    const { user } = await resume(at(password))
    await user.type(await screen.findByLabelText('New password'), 'Portico-New1!')
    await user.click(next())
    await expectSpoken('Enter the password again')
    const again = screen.getByLabelText('Confirm password')
    expect(again).toHaveFocus()
    await user.type(again, 'Portico{Enter}')
    await expectSpoken('Passwords are not equal')
    expect(again).toBeInvalid()
  })
})

test('buildings are distinguished by their addresses, and one is required', async () => {
  const { user } = await resume(without(firstStep, 'building_uuid'), {
    publicBuildings: async () => [
      { ...firstHouse.building, address_1: '1 House Street', locality: 'Boston' },
      { ...secondHouse.building, address_1: '', locality: 'Boston' },
    ],
  })
  const choices = (await screen.findAllByRole('radio')).map(({ parentElement }) => parentElement)
  expect(choices.map((choice) => choice?.textContent)).toEqual([
    'House 21 House Street, Boston',
    'House 3Boston',
  ])
  await user.click(next())
  expect(screen.getByRole('radio', { name: /^House 2/ })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: /^House 3/ }))
  await user.click(next())
  expect(await heading('Create your account')).toBeVisible()
  await user.click(next('Back'))
  expect(await screen.findByRole('radio', { name: /^House 3/ })).toBeChecked()
})

describe('names', () => {
  test('are both required; errors wait for blur, and disappear while typing', async () => {
    const draft = at(names)
    const { user } = await resume({
      ...draft,
      fields: { ...draft.fields, first_name: '', last_name: '' },
    })
    const first = await screen.findByLabelText('First name')
    expect(first).toHaveAttribute('autocomplete', 'given-name')
    await user.click(first)
    await user.tab()
    expect(await screen.findByText('Minimum 1 character')).toBeVisible()
    expect(first).toBeInvalid()
    await user.type(first, 'A')
    expect(first).toBeValid()
    await user.type(screen.getByLabelText('Last name'), '   ')
    await user.click(next())
    expect(screen.getByLabelText('Last name')).toBeInvalid()
    expect(screen.getByLabelText('Last name')).toHaveFocus()
    await user.type(screen.getByLabelText('Last name'), 'T')
    await user.type(first, ' www.evil.example')
    await user.tab()
    expect(await screen.findByText('Enter a name without links or symbols')).toBeVisible()
    await user.click(next())
    expect(first).toHaveFocus()
  })
})

describe('a password', () => {
  test('ticks off its requirements, and has to be repeated', async () => {
    const { user } = await resume(at(password))
    const field = await screen.findByLabelText('New password')
    expect(field).toHaveAttribute('autocomplete', 'new-password')
    const met = () => screen.getAllByText('done').length
    await user.type(field, 'short1')
    expect(met()).toBe(1)
    await user.clear(field)
    await user.type(field, 'Portico-New1!')
    expect(met()).toBe(4)
    await user.type(screen.getByLabelText('Confirm password'), 'Portico-New1')
    await user.tab()
    expect(await screen.findByText('Passwords are not equal')).toBeVisible()
    await user.click(next())
    expect(screen.getByLabelText('Confirm password')).toHaveFocus()
    await user.type(screen.getByLabelText('Confirm password'), '!')
    expect(screen.queryByText('Passwords are not equal')).toBeNull()
    await expectAccessible()
  })

  test.each([
    ['on', ['enable-reused-password-validation'], 'You can not reuse this old password'],
    ['off', [], 'New password cannot match old passwords'],
  ])('is refused if it was used before, with the flag %s', async (_, flags, words) => {
    writeDraft(at(newPassword))
    const rendered = await renderApp({
      at: '/reset-password',
      flags,
      effects: {
        consumeResetCode: () => Promise.reject(refused('password_has_been_used', 409)),
      },
    })
    await rendered.user.type(await screen.findByLabelText('New password'), 'Portico-Old1!')
    await rendered.user.type(screen.getByLabelText('Confirm password'), 'Portico-Old1!{Enter}')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('Portico-Old1!')
    await expectAccessible()
  })

  test('is refused if it is common, and shows why', async () => {
    writeDraft(at(newPassword))
    const rendered = await renderApp({
      at: '/reset-password',
      effects: {
        consumeResetCode: () => Promise.reject(refused('password_too_weak', 422)),
      },
    })
    await rendered.user.type(await screen.findByLabelText('New password'), 'Password2024!')
    await rendered.user.type(screen.getByLabelText('Confirm password'), 'Password2024!{Enter}')
    expect(await screen.findByText('This password is too easy to guess')).toBeVisible()
    expect(screen.getByText(/too close to your email address/)).toBeVisible()
    await expectAccessible()
  })
})

describe('the terms', () => {
  test('have to be accepted; the email consent is optional; both texts are linked', async () => {
    const authenticate = vi.fn<Answers['authenticate']>(never)
    const { user } = await resume(at(terms), {
      authenticate,
      publicBuildings: async () => [firstHouse.building],
    })
    await heading('Accept the terms')
    await user.click(next())
    expect(await screen.findByText('Accept the terms to continue')).toBeVisible()
    expect(authenticate).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: /^I accept/ }))
    const consent = screen.getByRole('checkbox', { name: /may send me news by email$/ })
    await user.click(consent)
    expect(consent).toBeChecked()
    await user.click(consent)
    expect(consent).not.toBeChecked()
    await user.click(next())
    expect(await screen.findByText('Preparing your account')).toBeInTheDocument()
    expect(authenticate.mock.calls[0]?.[0]).toMatchObject({
      body: { is_term_accepted: true, is_email_accepted: false, first_name: 'Ada' },
    })
    await expectAccessible()
  })

  test('show a failure, which can be retried', async () => {
    const { user, address } = await resume(at(terms), {
      authenticate: () => Promise.reject(refused('building_not_available', 422)),
      publicBuildings: async () => [firstHouse.building],
    })
    await user.click(await screen.findByRole('checkbox', { name: /^I accept/ }))
    await user.click(next())
    expect(await heading('Almost there')).toBeVisible()
    expect(screen.getByText('You don’t have access to this building')).toBeVisible()
    expect(next('Try again')).not.toHaveAttribute('aria-disabled')
    await expectAccessible()
    await user.click(next('Back to sign in'))
    expect(await heading('Welcome')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
  })
})

describe('the code', () => {
  test('is sent with its last digit; a wrong one stays and continues the countdown', async () => {
    const consumeCode = vi.fn<Answers['consumeCode']>(() =>
      Promise.reject(refused('code_invalid', 422)),
    )
    const { user } = await resume(at(code), { consumeCode })
    const field = await screen.findByLabelText('Code')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await user.click(next('Confirm'))
    expect(field).toHaveAccessibleDescription('Enter all four digits of the code')
    expect(spokenText()).not.toContain('We sent another code.')
    await user.click(next('Send another code'))
    await expectSpoken('We sent another code.')
    const countdown = await screen.findByText(/You can ask for another code in (30|29) seconds/)
    await user.type(field, '12 34')
    expect(await screen.findByText('Please enter a valid code')).toBeVisible()
    expect(field).toHaveValue('1234')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Please enter a valid code')
    expect(countdown).toBeInTheDocument()
    await expectAccessible()

    // One corrected digit is not sent before a press: the next one may be wrong too.
    await user.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 2 })
    expect(field).toHaveValue('1934')
    expect(consumeCode).toHaveBeenCalledTimes(1)
    await user.click(next('Confirm'))
    expect(await screen.findByText('Please enter a valid code')).toBeVisible()
    await user.keyboard('5678')
    await waitFor(() => expect(consumeCode).toHaveBeenCalledTimes(3))
    expect(inputsOf(consumeCode).map(({ params }) => params.code)).toEqual(['1234', '1934', '5678'])
  })

  test('is resent once, however often that is pressed, and shows the progress', async () => {
    const resendCode = vi.fn<Answers['resendCode']>(never)
    const { user } = await resume(at(code), { resendCode })
    await user.click(await screen.findByRole('button', { name: 'Send another code' }))
    await expectSpoken('Sending the code')
    expect(next('Send another code')).toHaveAttribute('aria-busy', 'true')
    await user.click(next('Send another code'))
    expect(resendCode).toHaveBeenCalledTimes(1)
  })

  test('is sent when pasted, and shows the progress', async () => {
    const consumeCode = vi.fn<Answers['consumeCode']>(never)
    const { user } = await resume(at(code), { consumeCode })
    const field = await screen.findByLabelText('Code')
    await user.click(field)
    await user.paste('Your code: 12 34')
    expect(inputsOf(consumeCode).map(({ params }) => params.code)).toEqual(['1234'])
    expect(field).toHaveAttribute('aria-busy', 'true')
    expect(next('Confirm')).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('9')
    expect(field).toHaveValue('1234')
  })

  test.each([
    [
      'too many attempts',
      refused('code_tries_exceeded', 403),
      'The retry attempt limit is reached',
    ],
    ['an existing account', refused('account_exists', 409), 'You already have an account'],
    ['a deactivated account', refused('account_deactivated', 403), 'This account is deactivated'],
    ["another user's code", refused('permission_denied', 403), 'You can’t do this here'],
    ['sent a moment ago', refused('code_cooldown', 429), 'We just sent you a code'],
    ['expired', refused('code_expired', 410), 'This code is no longer valid'],
    ['without network', offline, 'You’re offline'],
  ])('shows why it failed: %s', async (_, error, words) => {
    const { user } = await resume(at(code), { consumeCode: () => Promise.reject(error) })
    await user.type(await screen.findByLabelText('Code'), '1234{Enter}')
    expect(await screen.findByText(words)).toBeVisible()
    await expectAccessible()
  })

  test('is sent once, however often it is pressed', async () => {
    const consumeCode = vi.fn<Answers['consumeCode']>(never)
    const { user } = await resume(at(code), { consumeCode })
    await user.type(await screen.findByLabelText('Code'), '1234{Enter}{Enter}')
    await user.click(next('Confirm'))
    expect(consumeCode).toHaveBeenCalledTimes(1)
  })

  test('is ignored if its response arrives after Back', async () => {
    const answer = deferred<{ confirmed: boolean }>()
    const { user } = await resume(at(code), { consumeCode: () => answer.promise })
    await user.type(await screen.findByLabelText('Code'), '1234{Enter}')
    await user.click(next('Back'))
    expect(await heading('Verify your account')).toBeVisible()
    answer.resolve({ confirmed: true })
    await Promise.resolve()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your account')
  })

  test('of a void reset leads to the sign-in, which shows why', async () => {
    const draft = draftAt('PASSWORD_RESET', 'ENTER_CODE_V2', ['VERIFY_ACCOUNT'])
    const rendered = await resume(draft, {
      consumeCode: () => Promise.reject(refused('code_tries_exceeded', 403)),
    })
    await rendered.user.type(await screen.findByLabelText('Code'), '1234')
    expect(await heading('Welcome')).toBeVisible()
    expect(screen.getByText('The retry attempt limit is reached')).toBeVisible()
    expect(screen.getByLabelText('Work email')).toHaveValue('ada@house.test')
    await expectAccessible()
  })
})

test('the step before implied terms mentions them', async () => {
  const eula = {
    eula_link: 'https://house.test/eula',
    privacy_policy: 'https://house.test/privacy',
  }
  writeDraft(
    draftAt('CSV', 'ENTER_NEW_PASSWORD', ['VERIFY_ACCOUNT', 'ENTER_CODE_V2'], {
      createdBy: 'upload',
      resetToken: 't',
    }),
  )
  await renderApp({
    at: '/signup',
    branding: { ...branding, whitelabel: { ...branding.whitelabel, ...eula } },
  })
  await heading('Enter a new password')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', eula.eula_link)
  expect(main.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

describe('a brand without terms and privacy policy', () => {
  const bare = {
    ...branding,
    whitelabel: { ...branding.whitelabel, eula_link: null, privacy_policy: null },
  }

  test('is not asked about: the password creates the account, and no step is counted for them', async () => {
    const register = vi.fn<Answers['register']>()
    register.mockRejectedValueOnce(offline)
    register.mockImplementation(never)
    writeDraft(at(password))
    const { user } = await renderApp({ at: '/signup', branding: bare, effects: { register } })
    await heading('Create a password')
    expect(screen.getByText('Step 3 of 6')).toBeVisible()
    await user.type(screen.getByLabelText('New password'), 'Portico-New1!')
    await user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!{Enter}')
    expect((await screen.findAllByText(/connection|offline/i)).length).toBeGreaterThan(0)
    await expectAccessible()
    await user.click(next())
    await waitFor(() => expect(register).toHaveBeenCalledTimes(2))
    expect(inputsOf(register)[1]).toMatchObject({ body: { is_term_accepted: true } })
  })

  test.each([
    [{ privacy_policy: 'https://house.test/privacy' }, 'privacy policy', 'terms of use'],
    [{ eula_link: 'https://house.test/terms' }, 'terms of use', 'privacy policy'],
  ])('with one of them, %j, asks for that one', async (given, shown, hidden) => {
    writeDraft(at(terms))
    await renderApp({
      at: '/signup',
      branding: { ...bare, whitelabel: { ...bare.whitelabel, ...given } },
    })
    await heading('Accept the terms')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: shown })).toBeVisible()
    expect(main.queryByText(new RegExp(hidden))).toBeNull()
    await expectAccessible()
  })
})

test('an uploaded account goes through code, password and implied terms', async () => {
  const acceptTerms = vi.fn<Answers['updateCurrentUser']>(async () => me)
  const draft = draftAt('CSV', 'VERIFY_ACCOUNT', [], { createdBy: 'upload' })
  const { user } = await resume(draft, { updateCurrentUser: acceptTerms })
  await user.click(await screen.findByRole('button', { name: 'Send the code' }))
  await user.type(await screen.findByLabelText('Code'), '1234{Enter}')
  await heading('Enter a new password')
  await user.type(screen.getByLabelText('New password'), 'Portico-New1!')
  await user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!{Enter}')
  expect(await heading('Congratulations, Ada')).toBeVisible()
  expect(screen.getByText('Step 4 of 4')).toBeVisible()
  expect(inputsOf(acceptTerms)).toMatchObject([
    { token: 'token', body: { is_term_accepted: true } },
  ])
  await user.click(next('Go to your building'))
  expect(await heading('House 2')).toBeVisible()
})

describe('the final page', () => {
  test('shows where the user has arrived, what comes next, and one button', async () => {
    const building = { ...firstHouse.building, address_1: '1 House Street', locality: 'Boston' }
    const { user } = await resume(at(terms), {
      authenticate: async () => signedInReply,
      publicBuildings: async () => [building],
    })
    await user.click(await screen.findByRole('checkbox', { name: /^I accept/ }))
    await user.click(next())
    expect(await heading('Congratulations, Ada')).toHaveFocus()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 2, name: building.name })).toBeVisible()
    expect(main.getByText('1 House Street, Boston')).toBeVisible()
    expect(main.getAllByRole('listitem')).toHaveLength(3)
    expect(main.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Go to your building',
    ])
    await expectAccessible()
  })

  test('of a sign-up that waits says who looks at it, and offers no building', async () => {
    const waiting = { uuid: firstHouse.building.uuid, name: firstHouse.building.name }
    const { user } = await resume(at(terms), {
      authenticate: async () => ({
        ...signedInReply,
        user: { ...signedInReply.user, default_building_uuid: null, waiting_buildings: [waiting] },
      }),
      publicBuildings: async () => [firstHouse.building],
      tenantUserBuildings: async () => [],
    })
    await user.click(await screen.findByRole('checkbox', { name: /^I accept/ }))
    await user.click(next())
    expect(await heading('Your sign-up is being reviewed')).toHaveFocus()
    expect(screen.getByText(/we’ll email you as soon as you can come in/)).toBeVisible()
    expect(within(screen.getByRole('main')).queryAllByRole('listitem')).toEqual([])
    await expectAccessible()
    await user.click(next('Continue'))
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible()
  })

  test('of a reset is only the way to the sign-in', async () => {
    const answer = deferred<object>()
    const { user } = await resume(at(newPassword), { consumeResetCode: () => answer.promise })
    await user.type(await screen.findByLabelText('New password'), 'Portico-New1!')
    await user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!{Enter}')
    await expectSpoken('Saving your password')
    answer.resolve({})
    expect(await heading('Your password has been changed')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('listitem')).toBeNull()
    expect(main.getAllByRole('button')).toHaveLength(1)
  })
})

describe('implied terms', () => {
  const setPassword = async (acceptTerms: Answers['updateCurrentUser']) => {
    const draft = draftAt('CSV', 'ENTER_NEW_PASSWORD', ['VERIFY_ACCOUNT', 'ENTER_CODE_V2'], {
      createdBy: 'upload',
      resetToken: 't',
      lockedThrough: 'ENTER_CODE_V2',
    })
    const rendered = await resume(draft, { updateCurrentUser: acceptTerms })
    await rendered.user.type(await screen.findByLabelText('New password'), 'Portico-New1!')
    expect(screen.getByText('Step 3 of 4')).toBeVisible()
    await rendered.user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!{Enter}')
    return rendered
  }

  test('have no page of their own while they are accepted', async () => {
    const rendered = await setPassword(never)
    expect(await screen.findByText('Preparing your account')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(rendered.address()).toBe('/signup?step=enter-new-password')
    await expectAccessible()
  })

  test('show why accepting them failed, offer a retry, and keep the count', async () => {
    const acceptTerms = vi
      .fn<Answers['updateCurrentUser']>(async () => me)
      .mockRejectedValueOnce(offline)
    const { user } = await setPassword(acceptTerms)
    expect(await heading('Almost there')).toBeVisible()
    expect(screen.getByText('You’re offline')).toBeVisible()
    expect(screen.getByText('Step 3 of 4')).toBeVisible()
    await expectAccessible()
    await user.click(next('Try again'))
    expect(await heading('Congratulations, Ada')).toBeVisible()
    expect(screen.getByText('Step 4 of 4')).toBeVisible()
  })

  test('are accepted with the names of an account that an administrator uploaded', async () => {
    const answer = deferred<{ token: string; user: User }>()
    const register = vi.fn<Answers['register']>(() => answer.promise).mockRejectedValueOnce(offline)
    const done = ['VERIFY_ACCOUNT', 'ENTER_CODE_V2', 'ENTER_NEW_PASSWORD'] as const
    const { user } = await resume(
      draftAt('USERS_ADMIN_UPLOAD', 'CREATE_ACCOUNT', [...done], {
        createdBy: 'acs',
        registrationToken: 'completion',
        lockedThrough: 'ENTER_NEW_PASSWORD',
      }),
      { register },
    )
    expect(await heading('Create your account')).toBeVisible()
    expect(screen.getByText(/^By continuing you accept/)).toBeVisible()
    await user.click(next())
    expect(await screen.findByText('You’re offline')).toBeVisible()
    expect(screen.getByText('Step 4 of 6')).toBeVisible()
    await user.click(next())
    await expectSpoken('Creating your account')
    expect(screen.getByLabelText('First name')).toBeVisible()
    expect(screen.getByText('Step 4 of 6')).toBeVisible()
    answer.resolve({ token: 'access', user: me })
    expect(await heading('Choose your building')).toBeVisible()
    expect(screen.getByText('Step 5 of 6')).toBeVisible()
    const [first, second] = register.mock.calls.map(([sent]) => sent)
    expect(second?.body).toEqual(first?.body)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(first?.body.is_term_accepted).toBe(true)
  })
})

import { startHarness } from '@kit/harness'
import { draftOf, type WizardInput } from '@machines/auth/wizard/context'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { FailedCall, type Failure } from '@machines/kernel/failure'
import { expect, test } from 'vitest'
import { firstHouse, noProviders, oneProvider, refused, secondHouse, status } from '../fixtures'
import { watchedStorage } from './wizard.helpers'

const email = 'ada@house.test'
const begin = (start: WizardInput['start'], entry: WizardInput['entry']) => {
  const harness = startHarness(wizardMachine, {
    input: { keyPrefix: 'seed', entry, start, providerIdentity: null, fields: {} },
    provide: { actions: watchedStorage },
  })
  harness.resolve('restoreDraft', null)
  return harness
}
type Harness = ReturnType<typeof begin>
const nobody = { email: null, terms_accepted: false, confirmed: false, created_by: null }
const signUp = (providers = noProviders) =>
  begin({ email, facts: { status: status(nobody), providers } }, 'AUTH_SIGNUP')

function choosePassword({ actor }: Harness, password: string, confirmation: string) {
  actor.send({ type: 'password.changed', password })
  actor.send({ type: 'confirmation.changed', confirmation })
  actor.send({ type: 'step.next' })
}

function atPassword() {
  const harness = signUp()
  harness.resolve('fetchBuildings', [firstHouse.building])
  harness.actor.send({ type: 'name.changed', field: 'first_name', value: 'Ada' })
  harness.actor.send({ type: 'name.changed', field: 'last_name', value: 'Test' })
  harness.actor.send({ type: 'step.next' })
  return harness
}

/** A reset by the older generation of calls, where the code waits for the new password. */
function atNewPassword() {
  const harness = begin({ email, reset: true }, 'RESET_PASSWORD')
  harness.actor.send({ type: 'step.next' })
  harness.resolve('sendCode', { cooldown: 0 })
  harness.actor.send({ type: 'code.changed', code: '1234' })
  harness.actor.send({ type: 'step.next' })
  expect(harness.actor.getSnapshot().value).toEqual({ enteringNewPassword: 'typing' })
  return harness
}

test.each([
  ['weak', 'weak'],
  ['Portico-1!', 'Portico-2!'],
  ['Portico-1!', ''],
  ['', ''],
])('neither a sign-up nor a reset continues with %j, repeated as %j', (password, confirmation) => {
  for (const [harness, value] of [
    [atPassword(), 'creatingPassword'],
    [atNewPassword(), { enteringNewPassword: 'typing' }],
  ] as const) {
    choosePassword(harness, password, confirmation)
    expect(harness.actor.getSnapshot().value).toEqual(value)
    expect(harness.actor.getSnapshot().context.touched).toContain('confirmation')
  }
})

test('the email consent does not accept the terms', () => {
  const harness = atPassword()
  choosePassword(harness, 'Portico-1!', 'Portico-1!')
  harness.actor.send({ type: 'consent.toggled', isAccepted: true })
  harness.actor.send({ type: 'step.next' })
  expect(harness.actor.getSnapshot().value).toEqual({ acceptingTerms: 'deciding' })
})

test('unticked terms are not accepted', () => {
  const harness = atPassword()
  choosePassword(harness, 'Portico-1!', 'Portico-1!')
  harness.actor.send({ type: 'terms.toggled', isAccepted: true })
  harness.actor.send({ type: 'terms.toggled', isAccepted: false })
  harness.actor.send({ type: 'step.next' })
  expect(harness.actor.getSnapshot().value).toEqual({ acceptingTerms: 'deciding' })
})

function atInvitation() {
  const invited = status({ ...nobody, email, created_by: 'acs' })
  const harness = begin({ email, facts: { status: invited, providers: noProviders } }, 'SIGNUP_V2')
  harness.resolve('fetchBuildings', [])
  expect(harness.actor.getSnapshot().value).toEqual({ verifyingAccount: 'announcing' })
  harness.actor.send({ type: 'step.next' })
  harness.resolve('sendCode', { cooldown: 0 })
  harness.actor.send({ type: 'code.changed', code: '1234' })
  harness.actor.send({ type: 'step.next' })
  harness.resolve('consumeCode', { token: 'reset' })
  choosePassword(harness, 'Portico-1!', 'Portico-1!')
  harness.resolve('setPassword', { token: 'completion' })
  return harness
}

test('someone invited from an unknown domain gets the buildings of the invitation', () => {
  const harness = atInvitation()
  harness.resolve('fetchBuildings', [firstHouse.building])
  const { context, value } = harness.actor.getSnapshot()
  expect(value).toEqual({ creatingAccount: 'typing' })
  expect(context.fields.building_uuid).toBe(firstHouse.building.uuid)
})

test('someone whose invitation is over cannot sign up', () => {
  const harness = atInvitation()
  harness.resolve('fetchBuildings', [])
  expect(harness.actor.getSnapshot().value).toEqual({ preparing: 'unableToSignUp' })
})

test('email cannot be chosen if a provider is required', () => {
  const { actor, resolve } = signUp(oneProvider)
  resolve('fetchBuildings', [firstHouse.building])
  actor.send({ type: 'email.chosen' })
  expect(actor.getSnapshot().value).toEqual({ choosingProvider: 'choosing' })
})

test('a building that is closed to the address cannot be selected', () => {
  const harness = signUp()
  harness.resolve('fetchBuildings', [firstHouse.building, secondHouse.building])
  harness.actor.send({ type: 'building.chosen', uuid: 'of somewhere else' })
  harness.actor.send({ type: 'step.next' })
  expect(harness.actor.getSnapshot().value).toEqual({ selectingBuilding: 'choosing' })
})

test.each(['12', '12345', 'abcd', ''])('the code %j is not sent to the server', (code) => {
  const harness = begin({ email, reset: true }, 'RESET_PASSWORD_V2')
  harness.actor.send({ type: 'step.next' })
  harness.resolve('sendCode', { cooldown: 0 })
  harness.actor.send({ type: 'code.changed', code })
  harness.actor.send({ type: 'step.next' })
  expect(harness.actor.getSnapshot().children.consumeCode).toBeUndefined()
})

test('a stored code that another one replaced cannot be used', () => {
  const harness = atNewPassword()
  harness.actor.send({ type: 'step.back' })
  harness.actor.send({ type: 'code.resendRequested' })
  harness.resolve('resendCode', { cooldown: 0 })
  expect(harness.actor.getSnapshot().matches({ enteringCode: { resend: 'offering' } })).toBe(true)
  harness.actor.send({ type: 'step.requested', step: 'ENTER_NEW_PASSWORD' })
  expect(harness.actor.getSnapshot().matches('enteringCode')).toBe(true)
})

test('Back leads nowhere while an earlier page load is being restored', () => {
  const { actor, resolve } = startHarness(wizardMachine, {
    input: {
      keyPrefix: 'seed',
      entry: 'AUTH_SIGNUP',
      start: null,
      providerIdentity: null,
      fields: {},
    },
    provide: { actions: watchedStorage },
  })
  resolve('restoreDraft', draftOf(atPassword().actor.getSnapshot().context))
  actor.send({ type: 'step.back' })
  expect(actor.getSnapshot().value).toBe('leaving')
})

test('only a reset can change the address of its code', () => {
  const uploaded = status({ ...nobody, email, created_by: 'upload' })
  const { actor } = begin(
    { email, facts: { status: uploaded, providers: noProviders } },
    'SIGNUP_V2',
  )
  expect(actor.getSnapshot().value).toEqual({ verifyingAccount: 'announcing' })
  actor.send({ type: 'email.changed', email: 'eve@house.test' })
  expect(actor.getSnapshot().context.fields.email).toBe(email)
})

test('a refusal without remaining seconds allows another code immediately', () => {
  const harness = atNewPassword()
  const failure = { ...refused('code_cooldown', 429).failure, retryAfter: 0 } as Failure
  harness.actor.send({ type: 'step.back' })
  harness.actor.send({ type: 'code.resendRequested' })
  harness.reject('resendCode', new FailedCall(failure))
  expect(harness.actor.getSnapshot().matches({ enteringCode: { resend: 'offering' } })).toBe(true)
})

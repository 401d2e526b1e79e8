import { signUpCalls } from '@features/auth/api/signUp'
import type { WizardFields } from '@machines/auth/wizard/context'
import { describe, expect, test } from 'vitest'
import { firstHouse, noProviders, offline, refused, user } from '../../machines/fixtures'
import { recordingApi, signal } from '../recordingApi'

const { building } = firstHouse
const email = 'ada@house.test'
const fields: WizardFields = {
  email,
  first_name: 'Ada',
  last_name: 'Test',
  building_uuid: building.uuid,
  is_term_accepted: true,
  is_email_accepted: false,
}
const signedIn = {
  token: 'access',
  expires_in: 900,
  refresh_token: { token: 'refresh', expires_in: 3600 },
  user,
}
function deciding(answer?: Parameters<typeof recordingApi>[0], userTypeId: 1 | 2 = 1) {
  const { api, requests } = recordingApi(answer)
  return { calls: signUpCalls(api, () => userTypeId), requests }
}

describe('the buildings of an address', () => {
  test('are also those of an invitation after the mailbox was proved', async () => {
    const { calls, requests } = deciding(() => ({ data: [building] }))
    expect(await calls.fetchBuildings({ email, token: 'completion' }, signal)).toEqual([building])
    expect(requests).toStrictEqual([
      { call: 'GET /public/buildings', query: { email }, token: 'completion' },
    ])
  })

  test('are those for guests if the domain is not registered', async () => {
    const { calls, requests } = deciding((_, { query }) => {
      if (query?.domain !== undefined) throw refused('domain_not_registered', 404)
      return { data: [building] }
    })
    expect(await calls.fetchBuildings({ email, token: null }, signal)).toEqual([building])
    expect(requests.map(({ query }) => query)).toStrictEqual([
      { domain: 'house.test' },
      { guestBuildingsOnly: true },
    ])
  })

  test.each([
    ['another refusal', refused('too_many_requests', 429)],
    ['no network', offline],
    ['a defect', new TypeError('broken')],
  ])('are unknown after %s, for any address', async (_, error) => {
    const { calls, requests } = deciding(() => Promise.reject(error))
    await expect(calls.fetchBuildings({ email, token: null }, signal)).rejects.toBe(error)
    expect(requests).toHaveLength(1)
  })
})

describe('a registration', () => {
  const register = (given: object, userTypeId: 1 | 2 = 1) => {
    const { calls, requests } = deciding(
      () => ({ user: { ...user, confirmed: false }, token: 'registration' }),
      userTypeId,
    )
    const all = { fields, password: null, token: null, key: 'intent', ...given }
    return { answer: calls.register(all, signal), requests }
  }

  test('contains everything typed, as the user type of the deployment', async () => {
    const { answer, requests } = register({ password: 'Secret-1!' }, 2)
    expect(await answer).toEqual({ token: 'registration', isConfirmed: false })
    expect(requests).toStrictEqual([
      {
        call: 'POST /auth/register',
        body: { ...fields, user_type_id: 2, password: 'Secret-1!' },
        idempotencyKey: 'intent',
      },
    ])
  })

  test('without a password contains none, but the token that replaces it', async () => {
    const { answer, requests } = register({ token: 'reset' })
    await answer
    expect(requests).toStrictEqual([
      {
        call: 'POST /auth/register',
        body: { ...fields, user_type_id: 1 },
        token: 'reset',
        idempotencyKey: 'intent',
      },
    ])
  })

  test('is not sent without a building, as the contract requires', async () => {
    const { answer, requests } = register({ fields: { ...fields, building_uuid: null } })
    await expect(answer).rejects.toThrow('Invalid UUID')
    expect(requests).toEqual([])
  })
})

test('a new account updates itself with its own token', async () => {
  const { calls, requests } = deciding()
  await calls.acceptTerms({ token: 'registration' }, signal)
  await calls.saveBuilding({ token: 'registration', buildingUuid: building.uuid }, signal)
  expect(requests).toStrictEqual([
    { call: 'PUT /users/current', body: { is_term_accepted: true }, token: 'registration' },
    {
      call: 'PUT /users/current',
      body: { default_building_uuid: building.uuid },
      token: 'registration',
    },
  ])
})

describe('codes', () => {
  test.each([
    ['v1', 'POST /user-verification/code/reset-password/send'],
    ['v2', 'POST /user-verification/v2/code/reset-password/send'],
  ] as const)('of the generation %s are sent by its own call', async (codes, call) => {
    const { calls, requests } = deciding(() => ({ cooldown: 30 }))
    expect(await calls.sendCode({ email, codes }, signal)).toEqual({ cooldown: 30 })
    expect(requests).toStrictEqual([{ call, body: { email } }])
  })

  test('are resent in a sign-up with the token of that registration', async () => {
    const { calls, requests } = deciding(() => ({ cooldown: 30 }))
    await calls.resendCode({ email, token: 'registration' }, signal)
    await calls.resendCode({ email, token: null }, signal)
    expect(requests).toStrictEqual([
      { call: 'POST /user-verification/code/resend', body: { email }, token: 'registration' },
      { call: 'POST /user-verification/code/reset-password/resend', body: { email } },
    ])
  })

  test.each([
    ['registration', { confirmed: true }, { token: 'registration' }, null],
    [null, { confirmed: true, token: 'once' }, {}, 'once'],
  ])('with the token %s are consumed', async (token, answer, sent, expected) => {
    const { calls, requests } = deciding(() => answer)
    const code = { email, code: '8305', token, key: 'intent' }
    expect(await calls.consumeCode(code, signal)).toEqual({ token: expected })
    expect(requests).toStrictEqual([
      {
        call: 'PUT /user-verification/code/:code/consume',
        params: { code: '8305' },
        body: { email },
        ...sent,
        idempotencyKey: 'intent',
      },
    ])
  })
})

describe('a new password', () => {
  const given = { email, code: '8305', newPassword: 'New-secret-1!', key: 'intent' }
  test.each([
    ['the token of a code', 'once', { token: 'once' }],
    ['address and code', null, { email, code: '8305' }],
  ])('is set by %s', async (_, token, by) => {
    const { calls, requests } = deciding(() => ({ token: 'complete' }))
    expect(await calls.setPassword({ ...given, token }, signal)).toEqual({ token: 'complete' })
    expect(requests).toStrictEqual([
      {
        call: 'PUT /user-verification/code/reset-password/consume',
        body: { new_password: 'New-secret-1!', ...by },
        idempotencyKey: 'intent',
      },
    ])
  })

  test('of a complete account returns no token', async () => {
    const { calls } = deciding(() => ({}))
    expect(await calls.setPassword({ ...given, token: null }, signal)).toEqual({ token: null })
  })
})

describe('returning from an identity provider', () => {
  const uuid = noProviders.transaction_uuid
  const providerIdentity = { email, transactionUuid: uuid, firstName: null, lastName: null }

  test.each([
    [{}, { firstName: null, lastName: null }],
    [
      { first_name: 'Ada', last_name: 'Test' },
      { firstName: 'Ada', lastName: 'Test' },
    ],
  ])('exchanges its code for the identity it vouches for: %j', async (names, expected) => {
    const { calls, requests } = deciding(() => ({ email, transaction_uuid: uuid, ...names }))
    expect(await calls.exchangeCode({ code: 'code', state: 'state' }, signal)).toEqual({
      ...providerIdentity,
      ...expected,
    })
    expect(requests).toStrictEqual([
      {
        call: 'GET /sso/v1/callback/oidc',
        query: { code: 'code', state: 'state', tenantweb: 'true' },
      },
    ])
  })

  const { email: _, ...typed } = fields
  const { first_name, last_name, building_uuid, ...consents } = typed
  test.each<[string, WizardFields | null, object]>([
    ['a known account adds nothing', null, {}],
    ['a new account adds what was typed', fields, typed],
    [
      'unrequested fields are omitted',
      { ...fields, first_name: ' ', last_name: '', building_uuid: null },
      consents,
    ],
    [
      'sends the first name without a last name',
      { ...fields, last_name: ' ' },
      { first_name, building_uuid, ...consents },
    ],
    [
      'sends the last name without a first name',
      { ...fields, first_name: '' },
      { last_name, building_uuid, ...consents },
    ],
  ])('%s', async (_name, given, more) => {
    const { calls, requests } = deciding(() => signedIn)
    const known = await calls.authenticate(
      { providerIdentity, fields: given, key: 'intent' },
      signal,
    )
    expect(known.session).toMatchObject({ token: 'access', user })
    expect(requests).toStrictEqual([
      {
        call: 'POST /sso/v2/authenticate',
        query: { email, uuid },
        body: { email, ...more },
        idempotencyKey: 'intent',
      },
    ])
  })
})

import { stepOf } from '@machines/auth/wizard/address'
import type { Draft } from '@machines/auth/wizard/context'
import { type FlowType, flowTypeOf } from '@machines/auth/wizard/flows'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { firstHouse, optionalProvider, status } from '../fixtures'

type Origin = Parameters<typeof flowTypeOf>[0]
type Column = [sso: 'none' | 'required' | 'optional', choice: 'provider' | 'email']

const columns: Column[] = [
  ['none', 'email'],
  ['required', 'provider'],
  ['optional', 'provider'],
  ['optional', 'email'],
]
/** The table of docs/behaviour.md#flow-types, row by row. */
const standard = [
  'STANDARD',
  'SSO_REQUIRED',
  'SSO_OPTIONAL_PROVIDER',
  'SSO_OPTIONAL_EMAIL',
] as const
const rows: [Origin, readonly FlowType[]][] = [
  [null, standard],
  ['user', standard],
  ['sso', standard],
  ['upload', ['CSV', 'CSV_SSO_REQUIRED', 'CSV_SSO_OPTIONAL_PROVIDER', 'CSV_SSO_OPTIONAL_EMAIL']],
  ['scim', ['CSV', 'SCIM', 'SCIM', 'CSV']],
  [
    'acs',
    ['USERS_ADMIN_UPLOAD', 'CSV_SSO_REQUIRED', 'CSV_SSO_OPTIONAL_PROVIDER', 'USERS_ADMIN_UPLOAD'],
  ],
]

describe('the flow type', () => {
  test.each(rows)('an account made by %s', (createdBy, expected) => {
    expect(columns.map(([sso, choice]) => flowTypeOf(createdBy, sso, choice))).toEqual(expected)
  })
})

describe('a user who chooses email in the provider dialog', () => {
  test.each(['scim', 'acs'] as const)('an account made by %s gets a code', async (createdBy) => {
    const wizard = createActor(
      wizardMachine.provide({
        actors: {
          fetchBuildings: fromPromise(async () => [firstHouse.building]),
          restoreDraft: fromPromise<Draft | null, undefined>(async () => null),
          sendCode: fromPromise(async () => ({ cooldown: 30 })),
        },
        actions: { storeDraft: () => undefined, dropDraft: () => undefined },
      }),
      {
        input: {
          keyPrefix: 'seed',
          entry: 'AUTH_SIGNUP',
          start: {
            email: 'ada@house.test',
            facts: {
              status: status({ email: null, created_by: createdBy }),
              providers: optionalProvider,
            },
          },
          providerIdentity: null,
          fields: {},
        },
      },
    ).start()
    await new Promise((resolve) => setImmediate(resolve))
    expect(stepOf(wizard.getSnapshot())).toBe('CHOOSE_PROVIDER_MODAL')
    wizard.send({ type: 'email.chosen' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(stepOf(wizard.getSnapshot())).toBe('VERIFY_ACCOUNT')
  })
})

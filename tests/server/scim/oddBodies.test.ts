import { beforeEach, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aPerson, type Person } from '../builders/people'
import { aScimToken } from '../builders/scim'
import { withWorld } from '../withWorld'
import { core, enterprise, oktaUser, patchOf, refusalOf, scimCalls } from './scimCalls'

const world = withWorld()
let ada: Person
let calls: ReturnType<typeof scimCalls>
beforeEach(async () => {
  const tower = await aBuilding(world)
  const acme = await aCompany(world, { in: tower })
  ada = await aPerson(world, { in: tower, companyUuid: acme.uuid })
  calls = scimCalls(world, (await aScimToken(world, { of: acme })).token)
})

const nested = (name: string, depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ [name]: inner }), {})

/** What a provider, or someone who has its token, may send instead of what is wanted. */
const values: [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['a fraction', -1.5],
  ['a huge number', 1e308],
  ['an empty text', ''],
  ['a text', 'x'],
  ['a null character', '\0'],
  ['half a character', '\uD800'],
  ['an empty list', []],
  ['a list of null', [null]],
  ['a list of a list', [[]]],
  ['a list of numbers', [1, 2]],
  ['a list of texts', ['add']],
  ['an object', {}],
  ['an object that is no text', { toString: 1, valueOf: null }],
  ['a list of such objects', [{ toString: 1, valueOf: null }]],
  ['an object of objects', { value: { toString: 1 }, type: { toString: 1 }, primary: {} }],
  ['an address with odd parts', [{ value: 'x@acme.example', primary: { toString: 1 }, type: [] }]],
  ['a prototype', JSON.parse('{"__proto__":{"toString":1},"constructor":1}')],
  ['a deep schema', nested(core, 300)],
  ['a deep name', nested('name', 1500)],
]

const address = (changed: object) => [{ type: 'work', primary: true, ...changed }]
const attributes: [string, (odd: unknown) => Record<string, unknown>][] = [
  ...['schemas', 'id', 'meta', 'userName', 'externalId', 'active', 'name', 'name.givenName'].map(
    (name): [string, (odd: unknown) => Record<string, unknown>] => [
      name,
      (odd) => ({ [name]: odd }),
    ],
  ),
  ...[
    'emails',
    'emails.value',
    'emails[type eq "work"].value',
    'displayName',
    core,
    enterprise,
  ].map((name): [string, (odd: unknown) => Record<string, unknown>] => [
    name,
    (odd) => ({ [name]: odd }),
  ]),
  ['name of name', (odd) => ({ name: { givenName: odd, familyName: 'Holt' } })],
  ['part of name', (odd) => ({ name: { givenName: 'Nia', familyName: 'Holt', odd } })],
  ['value of emails', (odd) => ({ emails: address({ value: odd }) })],
  ['type of emails', (odd) => ({ emails: address({ value: 'x@acme.example', type: odd }) })],
  ['primary of emails', (odd) => ({ emails: address({ value: 'x@acme.example', primary: odd }) })],
  ['attribute of the schema', (odd) => ({ [core]: { active: odd, emails: odd, name: odd } })],
]
const paths = attributes.flatMap(([name]) => (name.includes(' of ') ? [] : [name]))

/** Null for an answer that a provider can act upon. */
const unexpected = async (method: string, path: string, body: unknown) => {
  const answer = await calls.call(method, path, undefined, { raw: JSON.stringify(body) })
  if (answer.status === 200 || answer.status === 201) return null
  const [status, type] = refusalOf(answer)
  const isTyped = (status === 400 || status === 409) && type !== undefined
  return isTyped ? null : `${method} ${status} ${JSON.stringify(body).slice(0, 200)}`
}

it.each(values)('answers a person with %s at any place', async (_, odd) => {
  expect(await unexpected('POST', '/Users', odd)).toBeNull()
  expect(await unexpected('PUT', `/Users/${ada.uuid}`, odd)).toBeNull()
  for (const [at, [, changed]] of attributes.entries()) {
    expect(
      await unexpected('POST', '/Users', oktaUser(`nia${at}@acme.example`, changed(odd))),
    ).toBeNull()
    expect(
      await unexpected('PUT', `/Users/${ada.uuid}`, oktaUser(ada.email, changed(odd))),
    ).toBeNull()
  }
})

it.each(values)('answers a change with %s at any place', async (_, odd) => {
  const bodies = [
    odd,
    { Operations: odd },
    { Operations: [odd] },
    patchOf({ op: odd, path: 'active', value: true }),
    patchOf({ op: 'replace', path: odd, value: true }),
    patchOf({ op: 'add', value: odd }),
    ...paths.flatMap((path) =>
      ['add', 'replace', 'remove'].map((op) => patchOf({ op, path, value: odd })),
    ),
    ...attributes.map(([, changed]) => patchOf({ op: 'replace', value: changed(odd) })),
  ]
  for (const body of bodies)
    expect(await unexpected('PATCH', `/Users/${ada.uuid}`, body)).toBeNull()
})

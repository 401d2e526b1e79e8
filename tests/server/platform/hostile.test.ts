import { type Row, table } from '@contract/table'
import { rateLimits } from '@server/db/schema'
import { missingEndpoints } from '@server/http/mount'
import { routes } from '@server/routes/routes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import { aPerson, type Person } from '../builders/people'
import { codeCalls, signUpBody, tokenIn } from '../codeCalls'
import { withSharedWorld } from '../withWorld'
import type { Answer } from '../world'
import { readProblem } from './reading'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
let ada: Person
let olga: Person
let operator: string
let token: string
let registration: string
beforeAll(async () => {
  await aBuilding(world, tower)
  await registerDomain(world, 'tenants.example', tower)
  ada = await aPerson(world, { in: tower })
  olga = await anOperator(world)
  const { body } = await codeCalls(world).register(signUpBody(tower, 'nia@tenants.example'))
  registration = tokenIn(body)
})
// Some of the requests here sign out.
beforeEach(async () => {
  await forgetLimits()
  token = (await world.signIn(ada)).token
  operator = (await world.signIn(olga)).token
})

/** Calls count before their bodies are read, which is no concern of these tests. */
const forgetLimits = () => world.database.connection.delete(rateLimits)

const missing = new Set(missingEndpoints(routes))
const isBuilt = ({ endpoint }: Row) => !missing.has(`${endpoint.method} ${endpoint.path}`)
const built = table.filter(isBuilt)
const named = (rows: readonly Row[]) =>
  rows.map((row): [string, Row] => [`${row.endpoint.method} ${row.endpoint.path}`, row])

/** A path with a valid value, or with `value`, for every parameter. */
function pathOf({ endpoint }: Row, value?: string): string {
  const filled = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (value !== undefined) return encodeURIComponent(value)
    if (name === 'source') return encodeURIComponent('x@tenants.example')
    if (name === 'code') return '1234'
    return crypto.randomUUID()
  })
  return `/api${filled}`
}

/** A valid value for a required query parameter. */
function queryOf({ endpoint }: Row): string {
  if (endpoint.path !== '/sso/v2/authenticate') return ''
  return `?email=x%40tenants.example&uuid=${crypto.randomUUID()}`
}

/** The token that opens the endpoint. */
function tokenOf({ endpoint }: Row): string {
  if (endpoint.access === 'registration') return registration
  return endpoint.operate === undefined ? token : operator
}

/** Only methods with a body can be sent one. */
function bodyFor({ endpoint }: Row) {
  return endpoint.method === 'GET' ? {} : { body: {} }
}

function isClientError({ status }: Answer): boolean {
  return status >= 400 && status < 500
}

const nastyTexts = [
  "' or 1=1; drop table users; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '\u0000',
  '{{7*7}}${7*7}',
  '\uD800',
  '9'.repeat(400),
  'x'.repeat(5000),
  '%00',
  'null',
  '-1',
]

describe('every endpoint of the contract', () => {
  it.each(named(table.filter((row) => !isBuilt(row))))(
    '%s responds 501 until it is implemented',
    async (_, row) => {
      const answer = await world.request(row.endpoint.method, pathOf(row), { token })
      expect(answer.status).toBe(501)
      expect(readProblem(answer).code).toBe('not_implemented')
    },
  )

  it.each(named(built.filter(({ endpoint }) => endpoint.access !== 'public')))(
    '%s is closed without a token, and to one of another kind',
    async (_, row) => {
      const wrong = row.endpoint.access === 'user' ? registration : token
      for (const sent of [{}, { token: wrong }]) {
        const answer = await world.request(row.endpoint.method, pathOf(row), {
          ...bodyFor(row),
          ...sent,
        })
        expect(answer.status).toBe(401)
      }
    },
  )

  it.each(named(built.filter(({ endpoint }) => endpoint.params !== undefined)))(
    '%s refuses hostile parameters, naming one',
    async (_, row) => {
      for (const text of nastyTexts.filter((nasty) => nasty !== '\uD800')) {
        const answer = await world.request(row.endpoint.method, pathOf(row, text), {
          token,
          ...bodyFor(row),
        })
        expect(isClientError(answer), `${text.slice(0, 40)} → ${answer.status}`).toBe(true)
        expect(readProblem(answer).code).not.toBe('internal_error')
      }
    },
  )

  it.each(named(built.filter(({ endpoint }) => endpoint.body !== undefined)))(
    '%s survives hostile bodies',
    async (_, row) => {
      const path = `${pathOf(row)}${queryOf(row)}`
      const { method } = row.endpoint
      const raw = [
        '',
        '{',
        '[]',
        'null',
        '"text"',
        '42',
        '{"a":',
        '{"__proto__":{"admin":true}}',
        '[[[[]]]]',
      ]
      for (const text of raw) {
        await forgetLimits()
        const answer = await world.request(method, path, { token: tokenOf(row), raw: text })
        expect(answer.status, text).toBeLessThan(500)
      }
      const entries =
        'entries' in (row.endpoint.body ?? {})
          ? Object.keys((row.endpoint.body as unknown as { entries: object }).entries)
          : []
      for (const value of [...nastyTexts, 7, true, null, [], {}, [[{}]]]) {
        await forgetLimits()
        const body = Object.fromEntries(entries.map((name) => [name, value]))
        const answer = await world.request(method, path, { token: tokenOf(row), body })
        expect(answer.status, JSON.stringify(value)).toBeLessThan(500)
      }
    },
  )

  const needsBody = ({ endpoint }: Row) =>
    endpoint.body !== undefined && endpoint.bodyOptional !== true
  it.each(named(built.filter(needsBody)))('%s requires JSON and states so', async (_, row) => {
    const path = `${pathOf(row)}${queryOf(row)}`
    const answer = await world.request(row.endpoint.method, path, {
      token: tokenOf(row),
      raw: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(415)
    const broken = await world.request(row.endpoint.method, path, {
      token: tokenOf(row),
      raw: '{"a":',
    })
    expect(readProblem(broken).code).toBe('malformed_json')
  })

  it.each(named(built.filter(({ endpoint }) => endpoint.encoding === 'multipart')))(
    '%s survives hostile forms',
    async (_, row) => {
      const path = `${pathOf(row)}${queryOf(row)}`
      const { entries } = row.endpoint.body as unknown as { entries: object }
      for (const text of nastyTexts) {
        const asText = new FormData()
        const asFile = new FormData()
        for (const name of [...Object.keys(entries), '__proto__', text]) {
          asText.append(name, text)
          asFile.append(name, new File([text], text, { type: text }))
        }
        for (const form of [new FormData(), asText, asFile]) {
          const answer = await world.request(row.endpoint.method, path, { token, form })
          expect(isClientError(answer), `${text.slice(0, 40)} → ${answer.status}`).toBe(true)
        }
      }
    },
  )

  it.each(named(built.filter(({ endpoint }) => endpoint.query !== undefined)))(
    '%s survives hostile queries',
    async (_, row) => {
      const names =
        'entries' in (row.endpoint.query ?? {})
          ? Object.keys((row.endpoint.query as unknown as { entries: object }).entries)
          : ['anything']
      for (const name of names) {
        for (const text of nastyTexts.filter((nasty) => nasty !== '\uD800')) {
          const query = new URLSearchParams({ [name]: text }).toString()
          const answer = await world.request(row.endpoint.method, `${pathOf(row)}?${query}`, {
            token,
          })
          expect(answer.status, `${name}=${text.slice(0, 40)}`).toBeLessThan(500)
        }
      }
    },
  )

  it('refuses a body that is too large', async () => {
    const answer = await world.request('POST', '/api/auth/v2/login', {
      body: { email: 'a@b.example', password: 'x'.repeat(300_000) },
    })
    expect(answer.status).toBe(413)
    expect(readProblem(answer).code).toBe('payload_too_large')
  })

  it.each([
    ['authorization', 'Bearer'],
    ['authorization', 'Basic YTpi'],
    ['authorization', `Bearer ${'x'.repeat(5000)}`],
    ['traceparent', 'nonsense'],
    ['accept', 'nonsense/'],
    ['accept-language', ';;;q=,'],
    ['x-building-uuid', "'; drop table buildings; --"],
    ['content-type', ';'],
    ['host', 'evil.example/../x'],
  ])('survives the header %s: %s', async (name, value) => {
    const answer = await world.request('GET', '/api/users/current', { headers: { [name]: value } })
    expect(isClientError(answer)).toBe(true)
  })

  it('has no other paths', async () => {
    const answer = await world.request('GET', '/api/nothing/here')
    expect(answer.status).toBe(404)
    expect(readProblem(answer).code).toBe('not_found')
  })
})

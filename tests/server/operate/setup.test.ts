import { setupAddress } from '@server/announceSetup'
import { operatorGrants, setupLinks, users } from '@server/db/schema'
import { describe, expect, it } from 'vitest'
import { anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { read, tokens } from '../platform/reading'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls } from './operateCalls'

const world = withWorld()

const tokenIn = (address: string | null) =>
  new URL(address ?? 'http://none').searchParams.get('token') ?? ''
const newLink = async () => tokenIn(await setupAddress(world, 4310))
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000)
}
const statusOf = async (token: string) => {
  const { body } = await operateCalls(world).call('GET', `setup?token=${token}`)
  return body
}
const person = {
  first_name: 'Ola',
  last_name: 'Perry',
  email: 'ola@towers.example',
  password: 'Copper-Lantern-72',
}
const claim = (token: string, changed: Partial<typeof person> = {}) =>
  operateCalls(world).call('POST', 'setup', { body: { token, ...person, ...changed } })

describe('the link of the first start', () => {
  it('makes its reader an operator, who is signed in', async () => {
    const answer = await claim(await newLink())
    expect(answer.status).toBe(200)
    const { token } = read(tokens, answer.body)
    const { body } = await operateCalls(world).call('GET', 'me', { token })
    expect(body).toMatchObject({
      email: person.email,
      grants: [{ role: 'operator', building: null, portfolio: null }],
      openings: [],
    })
    expect((body as { capabilities: string[] }).capabilities).toContain('buildings.open')
  })

  it('names the public host, or localhost without one', async () => {
    const { server } = world.deployment
    const local = { ...world.deployment, server: { ...server, publicHosts: [] } }
    const there = {
      ...world.deployment,
      server: { ...server, publicHosts: ['towers.example'], publicScheme: 'https' as const },
    }
    expect(await setupAddress({ ...world, deployment: local }, 4321)).toMatch(
      /^http:\/\/localhost:4321\/operate\/setup\?token=[\w-]{43}$/,
    )
    const plain = { ...there, server: { ...there.server, publicScheme: 'http' as const } }
    expect(await setupAddress({ ...world, deployment: plain }, 4321)).toMatch(
      /^http:\/\/towers\.example:4321\/operate\/setup\?token=/,
    )
    expect(await setupAddress({ ...world, deployment: there }, 4321)).toMatch(
      /^https:\/\/towers\.example\/operate\/setup\?token=/,
    )
  })

  it('works once', async () => {
    const token = await newLink()
    expect(await statusOf(token)).toEqual({ status: 'valid' })
    await claim(token)
    expect(await statusOf(token)).toEqual({ status: 'used' })
    expect(codeOf(await claim(token, { email: 'eve@towers.example' }))).toBe('setup_link_invalid')
    expect(await world.database.connection.$count(operatorGrants)).toBe(1)
  })

  it('is good for an hour', async () => {
    const token = await newLink()
    later(59)
    expect(await statusOf(token)).toEqual({ status: 'valid' })
    later(1)
    expect(await statusOf(token)).toEqual({ status: 'expired' })
    expect(codeOf(await claim(token))).toBe('setup_link_invalid')
  })

  it('is renewed at each start until it is used', async () => {
    const first = await newLink()
    later(61)
    const second = await newLink()
    expect(second).not.toBe(first)
    expect((await claim(second)).status).toBe(200)
    expect(await setupAddress(world, 4310)).toBeNull()
  })

  it('is valid in both of two processes that start at once, for one operator', async () => {
    const [one, two] = await Promise.all([newLink(), newLink()])
    expect(await statusOf(one)).toEqual({ status: 'valid' })
    expect(await statusOf(two)).toEqual({ status: 'valid' })
    const answers = await Promise.all([claim(one), claim(two, { email: 'eve@towers.example' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await world.database.connection.$count(operatorGrants)).toBe(1)
  })

  it('is not made for a deployment with an operator', async () => {
    await anOperator(world)
    expect(await setupAddress(world, 4310)).toBeNull()
  })

  it('is stored as a hash only', async () => {
    const token = await newLink()
    const rows = await world.database.connection.select().from(setupLinks)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['a wrong token', { token: 'x'.repeat(43) }, 'setup_link_invalid'],
    ['a short token', { token: 'x' }, 'invalid_request'],
    ['a weak password', { password: 'Password1!' }, 'password_too_weak'],
    ['a password without digits', { password: 'Copper-Lantern' }, 'invalid_request'],
    ['a name with a link', { first_name: 'http://evil.example' }, 'invalid_request'],
    ['no address', { email: 'ola' }, 'invalid_request'],
  ])('refuses %s, and stays valid', async (_, changed, code) => {
    const token = await newLink()
    const body = { token, ...person, ...changed }
    const answer = await operateCalls(world).call('POST', 'setup', { body })
    expect(codeOf(answer)).toBe(code)
    expect(await statusOf(token)).toEqual({ status: 'valid' })
  })

  it('refuses an address that has an account, without changing it', async () => {
    const tenant = await aPerson(world, { email: person.email })
    expect(codeOf(await claim(await newLink()))).toBe('account_exists')
    const [row] = await world.database.connection.select().from(users)
    expect(row?.passwordHash).toBe(tenant.passwordHash)
  })
})

describe('the confirmed password', () => {
  const confirm = (token: string, password: string) =>
    operateCalls(world).call('POST', 'confirm-password', { token, body: { password } })
  const grant = (token: string) =>
    operateCalls(world).call('POST', 'grants', {
      token,
      body: { email: person.email, role: 'operator', building_uuid: null, portfolio_uuid: null },
    })

  it('allows sensitive changes of this session for ten minutes', async () => {
    const ola = await anOperator(world)
    await aPerson(world, { email: person.email })
    const { token } = await world.signIn(ola)
    const elsewhere = await world.signIn(ola)
    expect(codeOf(await grant(token))).toBe('password_required')
    expect((await confirm(token, world.password)).status).toBe(200)
    expect((await grant(token)).status).toBe(201)
    expect(codeOf(await grant(elsewhere.token))).toBe('password_required')
    later(10)
    expect(codeOf(await grant(token))).toBe('password_required')
  })

  it('cannot be guessed without a limit', async () => {
    const { token } = await world.signIn(await anOperator(world))
    for (let n = 0; n < 10; n += 1) {
      expect(codeOf(await confirm(token, `Wrong-Guess${n}!`))).toBe('credentials_not_match')
    }
    expect(codeOf(await confirm(token, world.password))).toBe('credentials_not_match')
    await aPerson(world, { email: person.email })
    expect(codeOf(await grant(token))).toBe('password_required')
  })
})

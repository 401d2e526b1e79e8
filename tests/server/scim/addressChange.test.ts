import { auditEntries } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany, type Company } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aPerson, type Person } from '../builders/people'
import { aDomain, aScimToken } from '../builders/scim'
import { operateCalls, recordOf } from '../operate/operateCalls'
import { withWorld } from '../withWorld'
import { listOf, oktaUser, refusalOf, scimCalls, userOf } from './scimCalls'

const world = withWorld()
let tower: Building
let acme: Company
let ada: Person
let calls: ReturnType<typeof scimCalls>
const [old, next] = ['ada@acme.example', 'ada.lind@acme.example']
beforeEach(async () => {
  tower = await aBuilding(world)
  acme = await aCompany(world, { in: tower })
  await anOperator(world)
  await aDomain(world, { of: acme, in: tower, domain: 'acme.example' })
  ada = await aPerson(world, { in: tower, companyUuid: acme.uuid, email: old })
  calls = scimCalls(world, (await aScimToken(world, { of: acme })).token)
})

const move = (email: string, to = ada.uuid) =>
  calls.patch(to, { op: 'replace', path: 'emails', value: email })
const linkTo = async (email: string) => {
  const [mail] = await world.mails(email)
  return /confirm\/address\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const confirm = (token: string) =>
  world.request('POST', '/confirm/address', {
    raw: new URLSearchParams({ token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const isSignedIn = async (token: string) =>
  (await world.request('GET', '/api/users/current', { token })).status === 200
const sendCode = (email: string) =>
  world.request('POST', '/api/user-verification/v2/code/reset-password/send', { body: { email } })

describe('the address of someone who has signed up', () => {
  it('changes when the next mailbox confirms it, with sessions ended and the old mailbox told', async () => {
    const { token } = await world.signIn(ada)
    const emails = { op: 'replace', value: { emails: [{ value: next }], userName: next } }
    const stored = userOf(await calls.patch(ada.uuid, emails))
    // The provider finds what it has set.
    expect(stored.emails[0]?.value).toBe(next)
    expect(listOf(await calls.find(`emails.value eq "${next}"`)).totalResults).toBe(1)
    // The person still has the old one.
    expect(await isSignedIn(token)).toBe(true)
    expect((await world.login(old)).userUuid).toBe(ada.uuid)
    expect((await world.mails(old))[0]?.text).toContain(next)

    const link = await linkTo(next)
    const page = await world.request('GET', `/confirm/address?token=${link}`)
    expect([page.status, String(page.body).includes(next)]).toEqual([200, true])
    expect(await isSignedIn(token)).toBe(true)
    expect((await confirm(link)).status).toBe(200)

    expect(await isSignedIn(token)).toBe(false)
    expect((await world.login(next)).userUuid).toBe(ada.uuid)
    await expect(world.login(old)).rejects.toThrow(/could not sign in/)
    expect(await world.mails(old)).toHaveLength(2)
    expect((await confirm(link)).status).toBe(403)
    const [entry] = await world.database.connection
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'confirm.address'))
    expect(entry).toMatchObject({ before: { email: old }, after: { email: next } })
  })

  it('voids the codes and links that were mailed before', async () => {
    await sendCode(old)
    const [mail] = await world.mails(old)
    await move(next)
    await confirm(await linkTo(next))
    const consumed = await world.request(
      'PUT',
      `/api/user-verification/code/${mail?.code}/consume`,
      { body: { email: old } },
    )
    expect(consumed.status).not.toBe(200)
    const token = /[?&]link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
    const reset = await world.request('PUT', '/api/user-verification/code/reset-password/consume', {
      body: { token, new_password: 'Quiet-harbor-93!' },
    })
    expect(reset.status).toBe(422)
  })

  it('shows in the console which address waits, until it is confirmed', async () => {
    const { signIn, call } = operateCalls(world)
    const token = await signIn(await anOperator(world))
    const shown = async () => recordOf(await call('GET', `people/${ada.uuid}`, { token }))
    expect(await shown()).toMatchObject({ email: old, requested_email: null })
    await move(next)
    expect(await shown()).toMatchObject({ email: old, requested_email: next })
    await confirm(await linkTo(next))
    expect(await shown()).toMatchObject({ email: next, requested_email: null })
  })

  it('is asked for once, however often the provider repeats itself', async () => {
    for (let times = 0; times < 3; times += 1) await move(next)
    expect(await world.mails(next)).toHaveLength(1)
    const first = await linkTo(next)
    await move('ada.l@acme.example')
    expect((await confirm(first)).status).toBe(403)
    await move(old)
    expect((await confirm(await linkTo('ada.l@acme.example'))).status).toBe(403)
    expect((await world.login(old)).userUuid).toBe(ada.uuid)
  })

  it('stays if somebody else has the next one meanwhile, or the account is deactivated', async () => {
    await move(next)
    const link = await linkTo(next)
    const eve = await aPerson(world, { in: tower, email: next })
    expect((await confirm(link)).status).toBe(403)
    expect((await world.login(next)).userUuid).toBe(eve.uuid)
    await move('ada.l@acme.example')
    const left = await calls.patch(ada.uuid, { op: 'replace', path: 'active', value: false })
    expect(left.body).toMatchObject({ active: false })
    expect((await confirm(await linkTo('ada.l@acme.example'))).status).toBe(403)
  })

  it('changes at once for someone who has not signed up yet', async () => {
    const { id } = userOf(await calls.create(oktaUser('nia@acme.example')))
    await move('nia.holt@mail.example', id)
    expect(await world.mails('nia.holt@mail.example')).toEqual([])
    expect(userOf(await calls.read(id)).emails[0]?.value).toBe('nia.holt@mail.example')
  })
})

/** A manager with a company, a domain and a mailbox of their own, and the account of somebody else. */
describe('a manager does not become somebody else', () => {
  const mine = 'me@attacker.example'
  it.each([false, true])(
    'by a company of their own; its domain is proven: %s',
    async (isProven) => {
      const { call, signIn } = operateCalls(world)
      const token = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
      const body = { name: 'Mine', building_uuid: tower.uuid, domains: ['attacker.example'] }
      const company = recordOf(await call('POST', 'companies', { token, body }))
      if (isProven) {
        const operator = await signIn(await anOperator(world))
        const place = { building_uuid: tower.uuid, domain: 'attacker.example', by: 'operator' }
        await call('POST', `companies/${company.uuid}/domains/proofs`, {
          token: operator,
          body: place,
        })
      }
      const moved = { version: ada.version, company_uuid: company.uuid }
      expect((await call('PUT', `people/${ada.uuid}`, { token, body: moved })).status).toBe(200)
      const made = await call('POST', `companies/${company.uuid}/scim-tokens`, {
        token,
        body: { name: 'Okta' },
      })
      const scim = scimCalls(world, (made.body as { data: { token: string } }).data.token)
      const answer = await scim.patch(ada.uuid, { op: 'replace', path: 'emails', value: mine })
      expect(refusalOf(answer)).toEqual([400, 'invalidValue'])
      expect(await world.mails(mine)).toEqual([])
      await sendCode(mine)
      expect(await world.mails(mine)).toEqual([])
      expect((await world.login(old)).userUuid).toBe(ada.uuid)
    },
  )

  it('nor an account of no company, by registering its domain', async () => {
    const { call, signIn } = operateCalls(world)
    await aPerson(world, { email: 'eve@letters.example', companyUuid: null })
    const token = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
    const body = { name: 'Mine', building_uuid: tower.uuid, domains: ['letters.example'] }
    const company = recordOf(await call('POST', 'companies', { token, body }))
    const scim = scimCalls(world, (await aScimToken(world, { of: company })).token)
    expect(refusalOf(await scim.create(oktaUser('eve@letters.example')))).toEqual([
      409,
      'uniqueness',
    ])
  })
})

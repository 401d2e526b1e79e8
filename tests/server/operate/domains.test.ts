import { companyBuildings, whitelabels } from '@server/db/schema'
import { companyOfDomain } from '@server/services/auth/companyOfDomain'
import { proofRecord } from '@server/services/operate/domainProofs'
import { OutageError } from '@server/services/platform/outage'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany, type Company } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aDomain } from '../builders/scim'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls, recordOf, wrongFieldsOf } from './operateCalls'

/** The TXT records that the name servers have. */
let texts: Record<string, readonly string[]>
/** The manager runs the tower; the annex is somebody else's. */
let tower: Building
let annex: Building
let acme: Company
let manager: string
let operator: string
const world = withWorld({
  domainRecords: {
    texts: (domain) =>
      domain === 'silent.example'
        ? Promise.reject(new OutageError('no answer'))
        : Promise.resolve(texts[domain] ?? []),
  },
})
beforeEach(async () => {
  texts = {}
  tower = await aBuilding(world, { name: 'Alder Tower' })
  annex = await aBuilding(world, { name: 'Birch Annex' })
  acme = await aCompany(world, { in: tower, name: 'Acme' })
  const { signIn } = operateCalls(world)
  manager = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
  operator = await signIn(await anOperator(world))
})

const call = (...[method, path, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
  operateCalls(world).call(method, path, { token: manager, ...sent })
const register = (domains: string[], token = manager) =>
  call('POST', 'companies', {
    token,
    body: { name: 'New', building_uuid: tower.uuid, domains },
  })
const domainsOf = async (company: { uuid: string }) =>
  (
    (await call('GET', `companies/${company.uuid}/domains`)).body as {
      data: { domain: string; proven: boolean; record: string }[]
    }
  ).data
const prove = (company: { uuid: string }, body: object, token = manager) =>
  call('POST', `companies/${company.uuid}/domains/proofs`, {
    token,
    body: { building_uuid: tower.uuid, domain: 'acme.example', ...body },
  })
const buildingsFor = (email: string) =>
  world.request('GET', `/api/public/buildings?email=${encodeURIComponent(email)}`)

describe('a domain that a manager registers', () => {
  it('lets nobody in, and belongs to nobody, until it is proven', async () => {
    const company = recordOf(await register(['acme.example']))
    expect(await domainsOf(company)).toMatchObject([{ domain: 'acme.example', proven: false }])
    expect(codeOf(await buildingsFor('ada@acme.example'))).toBe('domain_not_registered')
    const lookup = await world.request('POST', '/api/auth/v2/validate-email', {
      body: { email: 'ada@acme.example' },
    })
    expect(codeOf(lookup)).toBe('domain_not_registered')
    // Its true owner can still have it.
    const owner = await aCompany(world, { in: annex, name: 'True owner' })
    const body = { version: 1, buildings: [{ uuid: annex.uuid, domains: ['acme.example'] }] }
    const answer = await call('PUT', `companies/${owner.uuid}`, { token: operator, body })
    expect(answer.status).toBe(200)
    expect(codeOf(await prove(company, { by: 'record' }))).toBe('domain_unproven')
  })

  it('counts once the operator of the deployment vouches for it', async () => {
    const company = recordOf(await register(['acme.example']))
    expect(codeOf(await prove(company, { by: 'operator' }))).toBe('permission_denied')
    expect((await prove(company, { by: 'operator' }, operator)).body).toEqual({
      data: { proven: true, sent_to: null },
    })
    expect((await buildingsFor('ada@acme.example')).body).toMatchObject({
      data: [{ uuid: tower.uuid }],
    })
    const entries = await operateCalls(world).audit(manager, '?kind=company')
    expect(entries.data.find(({ action }) => action === 'proveDomain')).toMatchObject({
      before: { 'acme.example': false },
      after: { 'acme.example': true },
    })
  })

  it('needs no proof from an operator, nor again in another building of the company', async () => {
    const company = recordOf(await register(['acme.example'], operator))
    expect(await domainsOf(company)).toMatchObject([{ proven: true }])
    const portfolio = await anOperator(world, { role: 'buildingManager', of: annex })
    await world.database.connection.insert(companyBuildings).values({
      companyUuid: company.uuid,
      buildingUuid: annex.uuid,
    })
    const token = await operateCalls(world).signIn(portfolio)
    const body = { version: 1, buildings: [{ uuid: annex.uuid, domains: ['acme.example'] }] }
    expect((await call('PUT', `companies/${company.uuid}`, { token, body })).status).toBe(200)
    const found = await buildingsFor('ada@acme.example')
    expect(found.body).toMatchObject({ data: [{ uuid: tower.uuid }, { uuid: annex.uuid }] })
  })

  it.each([
    ['gmail.com', 'provider of mailboxes'],
    ['outlook.com', 'provider of mailboxes'],
    ['gmx.de', 'provider of mailboxes'],
    ['mail.gmail.com', 'provider of mailboxes'],
    ['co.uk', 'suffix'],
    ['github.io', 'suffix'],
  ])('is not %s, not even for an operator', async (domain, reason) => {
    for (const token of [manager, operator]) {
      const answer = await register(['fine.example', domain], token)
      expect(answer.body).toMatchObject({
        code: 'domain_public',
        errors: [{ path: 'body.domains.1', message: expect.stringContaining(reason) }],
      })
    }
  })

  it('is not a host of the deployment', async () => {
    await world.database.connection.insert(whitelabels).values({
      uuid: crypto.randomUUID(),
      host: 'app.landlord.example',
      brandIdentifier: 'portico',
      brand: 'Landlord',
      family: 'default',
      configUuid: crypto.randomUUID(),
    } as never)
    expect(codeOf(await register(['app.landlord.example'], operator))).toBe('domain_public')
  })

  it.each([
    ['of a company', true],
    ['without a company', false],
  ])('is not that of another building, %s', async (_, isOfCompany) => {
    const other = await aCompany(world, { in: annex, name: 'Other' })
    await aDomain(world, {
      of: isOfCompany ? other : null,
      in: annex,
      domain: 'other.example',
    })
    expect(codeOf(await register(['other.example']))).toBe('domain_taken')
  })

  it('is not what was registered for the building itself', async () => {
    await aDomain(world, { of: null, in: tower, domain: 'house.example' })
    expect(codeOf(await register(['house.example']))).toBe('domain_taken')
    expect((await register(['house.example'], operator)).status).toBe(201)
  })

  it('can be removed again', async () => {
    const company = recordOf(await register(['acme.example']))
    const path = `companies/${company.uuid}/domains/${tower.uuid}/acme.example`
    expect((await call('DELETE', path)).status).toBe(200)
    expect(codeOf(await call('DELETE', path))).toBe('not_found')
    expect(await domainsOf(company)).toEqual([])
  })
})

describe('a proof by a TXT record', () => {
  it('is the text that the console shows, of this company and domain alone', async () => {
    const company = recordOf(await register(['acme.example', 'acme.test']))
    const [first, second] = await domainsOf(company)
    texts = { 'acme.example': ['v=spf1 -all', second?.record ?? ''] }
    expect(codeOf(await prove(company, { by: 'record' }))).toBe('domain_unproven')
    const foreign = proofRecord(world.hash, { companyUuid: acme.uuid, domain: 'acme.example' })
    texts = { 'acme.example': [foreign] }
    expect(codeOf(await prove(company, { by: 'record' }))).toBe('domain_unproven')
    texts = { 'acme.example': ['v=spf1 -all', first?.record ?? ''] }
    expect((await prove(company, { by: 'record' })).body).toMatchObject({ data: { proven: true } })
    expect(await domainsOf(company)).toMatchObject([{ proven: true }, { proven: false }])
  })

  it('asks to try again if the name servers are silent', async () => {
    const company = recordOf(await register(['silent.example']))
    const answer = await prove(company, { by: 'record', domain: 'silent.example' })
    expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable'])
  })

  it('comes too late if another company has proven the domain meanwhile', async () => {
    const company = recordOf(await register(['acme.example']))
    const [claim] = await domainsOf(company)
    texts = { 'acme.example': [claim?.record ?? ''] }
    await aDomain(world, { of: acme, in: annex, domain: 'acme.example' })
    expect(codeOf(await prove(company, { by: 'record' }))).toBe('domain_taken')
  })
})

describe('a proof by mail', () => {
  const linkIn = (text: string) => {
    const [, token = ''] = /confirm\/domain\?token=(\S+)/.exec(text) ?? []
    return token
  }
  const confirm = (token: string) =>
    world.request('POST', '/confirm/domain', {
      raw: new URLSearchParams({ token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('needs a mailbox of the domain, and the press of its reader', async () => {
    const company = recordOf(await register(['acme.example']))
    const wrong = await prove(company, { by: 'mail', email: 'me@elsewhere.example' })
    expect(wrongFieldsOf(wrong)).toEqual(['body.email'])
    const sent = await prove(company, { by: 'mail', email: 'post@acme.example' })
    expect(sent.body).toEqual({ data: { proven: false, sent_to: 'post@acme.example' } })
    const [mail] = await world.mails('post@acme.example')
    const token = linkIn(mail?.text ?? '')
    const page = await world.request('GET', `/confirm/domain?token=${token}`)
    expect([page.status, String(page.body).includes('acme.example')]).toEqual([200, true])
    expect(codeOf(await buildingsFor('ada@acme.example'))).toBe('domain_not_registered')
    expect((await confirm(token)).status).toBe(200)
    expect((await buildingsFor('ada@acme.example')).status).toBe(200)
    // A second press changes nothing.
    expect((await confirm(token)).status).toBe(200)
  })

  it('is over after a week, or once the company has given the domain up', async () => {
    const company = recordOf(await register(['acme.example']))
    await prove(company, { by: 'mail', email: 'post@acme.example' })
    const token = linkIn((await world.mails('post@acme.example'))[0]?.text ?? '')
    for (const forged of ['', 'x', `${token}x`]) expect((await confirm(forged)).status).toBe(403)
    await call('DELETE', `companies/${company.uuid}/domains/${tower.uuid}/acme.example`)
    expect((await confirm(token)).status).toBe(403)
    const again = recordOf(await register(['acme.example']))
    await prove(again, { by: 'mail', email: 'post@acme.example' })
    const late = linkIn((await world.mails('post@acme.example'))[0]?.text ?? '')
    world.clock.now = new Date(world.clock.now.getTime() + 8 * 24 * 60 * 60 * 1000)
    expect((await confirm(late)).status).toBe(403)
  })

  it('is limited for one mailbox', async () => {
    const company = recordOf(await register(['acme.example']))
    const codes: unknown[] = []
    for (let times = 0; times < 7; times += 1) {
      codes.push((await prove(company, { by: 'mail', email: 'post@acme.example' })).status)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

describe('a person of the domain', () => {
  it('belongs to the company that has it in the building they choose, not elsewhere', async () => {
    await aDomain(world, { of: null, in: annex, domain: 'shared.example' })
    await aDomain(world, { of: acme, in: tower, domain: 'shared.example' })
    const { connection } = world.database
    expect(await companyOfDomain(connection, 'shared.example', tower.uuid)).toBe(acme.uuid)
    expect(await companyOfDomain(connection, 'shared.example', annex.uuid)).toBeNull()
  })
})

import {
  auditEntries,
  sessionFamilies,
  userBuildings,
  userPermissions,
  users,
} from '@server/db/schema'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany, type Company } from '../builders/directory'
import { aGrant, anOperator } from '../builders/operators'
import { anInvitedPerson, aPerson } from '../builders/people'
import { aDomain, aScimToken } from '../builders/scim'
import { operateCalls, pageOf, recordOf } from '../operate/operateCalls'
import { withWorld } from '../withWorld'
import { enterprise, entraUser, listOf, oktaUser, refusalOf, scimCalls, userOf } from './scimCalls'

const world = withWorld()
/** Acme rents in the tower, with its domain, and in the annex. */
let tower: Building
let annex: Building
let yard: Building
let acme: Company
let calls: ReturnType<typeof scimCalls>
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'Alder Tower' })
  annex = await aBuilding(world, { name: 'Birch Annex' })
  yard = await aBuilding(world, { name: 'Cedar Yard' })
  acme = await aCompany(world, { in: [tower, annex], name: 'Acme' })
  await anOperator(world)
  await aDomain(world, { of: acme, in: tower, domain: 'acme.example' })
  calls = scimCalls(world, (await aScimToken(world, { of: acme })).token)
})

/** The log of changes is in the order of its times. */
const later = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 1000)
}

const nia = 'nia@acme.example'
const rowOf = async (email: string) => {
  const [row] = await world.database.connection.select().from(users).where(eq(users.email, email))
  if (row === undefined) throw new Error(`Nobody has ${email}`)
  return row
}
const placesOf = async (email: string) => {
  const rows = await world.database.connection
    .select()
    .from(userBuildings)
    .where(eq(userBuildings.userId, (await rowOf(email)).id))
  return rows.map(({ buildingUuid, source }) => [buildingUuid, source])
}
const isSignedIn = async (token: string) =>
  (await world.request('GET', '/api/users/current', { token })).status === 200
const logged = async () => {
  const [entry] = await world.database.connection
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.at))
    .limit(1)
  return entry
}

describe('a person whom a provider creates', () => {
  it.each([
    ['Okta', oktaUser(nia), '00ujl29u0le5T6Aj10h7'],
    ['Entra', entraUser(nia), 'nholt'],
  ])('is one of the company, as %s sends them', async (_, body, externalId) => {
    const answer = await calls.create(body)
    expect(answer.status).toBe(201)
    const made = userOf(answer)
    expect(made).toMatchObject({
      userName: nia,
      externalId,
      active: true,
      name: { formatted: 'Nia Holt', givenName: 'Nia', familyName: 'Holt' },
      emails: [{ value: nia }],
    })
    expect(answer.headers.get('location')).toBe(`http://localhost:4310/scim/v2/Users/${made.id}`)
    expect(made.meta.location).toBe(answer.headers.get('location'))
    expect(answer.headers.get('content-type')).toBe('application/scim+json')
    expect(JSON.stringify(made)).not.toMatch(/password|1mz050nq/)
    expect(await rowOf(nia)).toMatchObject({
      uuid: made.id,
      companyUuid: acme.uuid,
      createdBy: 'scim',
      confirmed: false,
      deactivated: false,
      passwordHash: null,
      invitationEndsAt: null,
    })
  })

  it('belongs where the domain is registered, else wherever the company rents, and gets no mail', async () => {
    await calls.create(oktaUser(nia))
    await calls.create(oktaUser('ben@elsewhere.example'))
    // A domain without a company, as a provider of mail for several has it.
    for (const building of [annex, yard]) {
      await aDomain(world, { of: null, in: building, domain: 'shared.example' })
    }
    await calls.create(oktaUser('cleo@shared.example'))
    expect(await placesOf('cleo@shared.example')).toEqual([[annex.uuid, 'invitation']])
    expect(await placesOf(nia)).toEqual([[tower.uuid, 'invitation']])
    expect(new Set((await placesOf('ben@elsewhere.example')).map(([uuid]) => uuid))).toEqual(
      new Set([tower.uuid, annex.uuid]),
    )
    expect(await world.mails(nia)).toEqual([])
  })

  it('signs up as someone who was provisioned', async () => {
    await calls.create(oktaUser(nia))
    const { body } = await world.request('POST', '/api/auth/v2/validate-email', {
      body: { email: nia },
    })
    expect(body).toMatchObject({ email: nia, confirmed: false, created_by: 'scim' })
  })

  it('may be created inactive', async () => {
    const made = userOf(await calls.create(oktaUser(nia, { active: 'False' })))
    expect(made.active).toBe(false)
    expect((await rowOf(nia)).deactivated).toBe(true)
  })

  it('is refused twice, by address or by user name', async () => {
    await calls.create(entraUser(nia, { userName: 'Nia' }))
    expect(refusalOf(await calls.create(oktaUser(nia)))).toEqual([409, 'uniqueness'])
    const other = oktaUser('other@acme.example', { userName: 'NIA' })
    expect(refusalOf(await calls.create(other))).toEqual([409, 'uniqueness'])
  })

  it('is made once, however many calls arrive together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        calls.create(oktaUser(at % 2 === 0 ? nia : 'nia.h@acme.example', { userName: nia })),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
    expect(listOf(await calls.call('GET', '/Users')).totalResults).toBe(1)
  })

  it('is made once for two companies that create the same address together', async () => {
    const brook = await aCompany(world, { in: tower })
    const others = scimCalls(world, (await aScimToken(world, { of: brook })).token)
    const email = 'nia@mail.example'
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        (at % 2 === 0 ? calls : others).create(oktaUser(email, { userName: `nia${at}` })),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
  })

  it.each([
    ['Kumar', 'A/L Raman'],
    ['Ma.Theresa', 'Müller, M.Sc.'],
    ['Dr.med. Eva', 'S:t\u00AD\n Cyr'],
  ])('has the lawful name %j %j, in one visible line', async (givenName, familyName) => {
    const { name } = userOf(await calls.create(oktaUser(nia, { name: { givenName, familyName } })))
    expect(name).toMatchObject({
      givenName,
      familyName: familyName.replaceAll(/[\u00AD\n]/g, ''),
    })
  })

  it('needs a user name, an address and names', async () => {
    for (const changed of [
      { userName: undefined },
      { userName: 'nia', emails: undefined },
      { emails: [{ value: 'nobody' }] },
      { name: { givenName: 'Nia' } },
      { name: { givenName: 'Nia', familyName: 'https://evil.example' } },
      { userName: 'nia\u0000' },
      { active: 'perhaps' },
      { name: 'Nia Holt' },
    ]) {
      expect(refusalOf(await calls.create(oktaUser(nia, changed)))).toEqual([400, 'invalidValue'])
    }
    expect(listOf(await calls.call('GET', '/Users')).totalResults).toBe(0)
  })

  it('is refused with an address in the domain of another company', async () => {
    const brook = await aCompany(world, { in: tower })
    await aDomain(world, { of: brook, in: tower, domain: 'brook.example' })
    const answer = await calls.create(oktaUser('ben@brook.example'))
    expect(refusalOf(answer)).toEqual([400, 'invalidValue'])
  })

  it('takes over an account of no company in its own domain, and no other', async () => {
    const free = await anInvitedPerson(world, { in: tower, email: nia })
    const made = userOf(await calls.create(oktaUser(nia)))
    expect(made.id).toBe(free.uuid)
    expect(await rowOf(nia)).toMatchObject({ companyUuid: acme.uuid, createdBy: 'upload' })
    expect(await logged()).toMatchObject({ after: { company: { name: 'Acme' } } })
    const brook = await aCompany(world, { in: tower })
    const others = [
      { email: 'ben@acme.example', companyUuid: brook.uuid },
      { email: 'eve@mail.example' },
      { email: 'dan@acme.example', deactivated: true },
      { email: 'kim@acme.example', roles: ['kiosk'] },
    ]
    for (const given of others) {
      await aPerson(world, { in: tower, ...given })
      expect(refusalOf(await calls.create(oktaUser(given.email)))).toEqual([409, 'uniqueness'])
    }
    const boss = await anOperator(world, { email: 'boss@acme.example' })
    expect((await calls.create(oktaUser(boss.email))).status).toBe(403)
    expect((await rowOf(boss.email)).companyUuid).toBeNull()
  })
})

describe('a provider finds people', () => {
  it('by what Okta and Entra ask', async () => {
    const { id } = userOf(await calls.create(entraUser(nia, { userName: 'NHolt' })))
    userOf(await calls.create(oktaUser('ben@acme.example', { active: false })))
    const found = async (filter: string) =>
      listOf(await calls.find(filter)).Resources.map((each) => each.id === id)
    for (const filter of [
      'userName eq "NHOLT"',
      'externalId eq "nholt"',
      `emails.value eq "${nia.toUpperCase()}"`,
      `emails[type eq "work"].value eq "${nia}"`,
      `emails[type eq "work" and value eq "${nia}"]`,
      'active eq true',
      'active eq "True"',
      'active eq True and userName eq "nholt"',
      `urn:ietf:params:scim:schemas:core:2.0:User:userName eq "nholt"`,
      `(userName eq "nobody" or name.givenName sw "n") and not (active eq false)`,
      `id eq "${id}"`,
      'userName ne "ben@acme.example"',
      'displayName co "A Ho" and userName ew "olt" and externalId pr and active eq true',
    ]) {
      expect(await found(filter), filter).toEqual([true])
    }
    for (const filter of [
      'externalId eq "NHOLT"',
      'userName eq "nholt" and active eq false',
      'emails[type eq "home"].value eq "x"',
      'userName eq "%"',
      'userName co "_Holt_"',
      `userName eq "' or 1=1 --"`,
      'userName eq "\\" or userName pr or userName eq \\""',
      'id eq "1"',
      'externalId eq null and userName eq "nholt"',
    ]) {
      expect(await found(filter), filter).toEqual([])
    }
  })

  it('also those who came in another way, by their address', async () => {
    const ada = await aPerson(world, { in: tower, companyUuid: acme.uuid })
    expect(listOf(await calls.find(`userName eq "${ada.email}"`)).Resources).toMatchObject([
      { id: ada.uuid, userName: ada.email },
    ])
  })

  it('page by page, with the attributes that were asked for', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await calls.create(oktaUser(`${name}@acme.example`))
    const page = async (query: string) => listOf(await calls.call('GET', `/Users?${query}`))
    expect(await page('startIndex=2&count=1&attributes=userName')).toMatchObject({
      totalResults: 3,
      startIndex: 2,
      itemsPerPage: 1,
      Resources: [{ userName: 'ben@acme.example' }],
    })
    const [first] = (await page('count=1&attributes=userName,name.givenName')).Resources
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['id', 'name', 'schemas', 'userName'])
    const [bare] = (await page('count=1&excludedAttributes=emails,name,meta')).Resources
    expect(Object.keys(bare ?? {})).not.toContain('emails')
    expect((await page('count=0')).Resources).toEqual([])
    expect((await page('startIndex=-3&count=-1')).totalResults).toBe(3)
    expect((await page('startIndex=9')).Resources).toEqual([])
    expect(refusalOf(await calls.call('GET', '/Users?count=many'))).toEqual([400, 'invalidValue'])
  })
})

describe('a person whom a provider changes', () => {
  it.each([
    [
      'Okta',
      { op: 'replace', value: { active: false } },
      { op: 'replace', value: { active: true } },
    ],
    [
      'Entra',
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', path: 'active', value: 'True' },
    ],
  ])('loses the sessions at once, and has everything back (%s)', async (_, off, on) => {
    const ada = await aPerson(world, {
      in: tower,
      companyUuid: acme.uuid,
      permissions: ['can-check-passes'],
    })
    const { token } = await world.signIn(ada)
    expect(await isSignedIn(token)).toBe(true)
    const answer = await calls.patch(ada.uuid, off)
    expect(answer.status).toBe(200)
    expect(userOf(answer).active).toBe(false)
    expect(await isSignedIn(token)).toBe(false)
    const [family] = await world.database.connection
      .select()
      .from(sessionFamilies)
      .where(eq(sessionFamilies.userId, ada.id))
    expect(family?.endedBecause).toBe('operator')
    expect(userOf(await calls.patch(ada.uuid, on)).active).toBe(true)
    expect(await isSignedIn((await world.login(ada)).token)).toBe(true)
    expect(await placesOf(ada.email)).toEqual([[tower.uuid, 'manager']])
    expect(await world.database.connection.select().from(userPermissions)).toHaveLength(1)
  })

  it('has what Entra’s operations say, and keeps what they leave out', async () => {
    const { id } = userOf(await calls.create(entraUser(nia)))
    const answer = await calls.patch(
      id,
      { op: 'Add', path: 'name.givenName', value: 'Nina' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'nin@acme.example' },
      {
        op: 'Replace',
        path: 'emails[type eq "work" and value eq "a]b@x"].value',
        value: 'Nina@Acme.example',
      },
      { op: 'Add', path: 'emails[type eq "home"].value', value: 'nina@home.example' },
      { op: 'Add', path: 'addresses[x eq 1]', value: { country: 'US' } },
      { op: 'Add', path: 'addresses[x eq -1.5e3 and y eq "]"].country', value: 'US' },
      { op: 'Replace', path: `${enterprise}:department`, value: 'Law' },
      { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+1 555' },
      { op: 'Replace', path: 'externalId', value: 'nina' },
      { op: 'Replace', path: 'userName', value: 'nina' },
      { op: 'Remove', path: 'title' },
    )
    expect(userOf(answer)).toMatchObject({
      id,
      userName: 'nina',
      externalId: 'nina',
      name: { givenName: 'Nina', familyName: 'Holt' },
      emails: [{ value: 'nina@acme.example' }],
      active: true,
    })
    const values = { 'name.familyName': 'Hale', externalId: null, nickName: 'N' }
    expect(userOf(await calls.patch(id, { op: 'replace', value: values }))).toMatchObject({
      name: { givenName: 'Nina', familyName: 'Hale' },
    })
    expect(userOf(await calls.read(id)).externalId).toBeUndefined()
  })

  it('is replaced as Okta does; an attribute that it leaves out stays', async () => {
    const { id } = userOf(await calls.create(oktaUser(nia)))
    const name = { givenName: 'Nina', familyName: 'Holt' }
    const replaced = userOf(await calls.replace(id, { ...oktaUser(nia), id, name, active: false }))
    expect(replaced).toMatchObject({ name, active: false })
    const { active } = userOf(await calls.replace(id, { userName: nia, name }))
    expect(active).toBe(false)
    expect(refusalOf(await calls.replace(id, { name }))).toEqual([400, 'invalidValue'])
  })

  it('gets no address of someone else, of another company, or of an unregistered domain once confirmed', async () => {
    const ada = await aPerson(world, {
      in: tower,
      companyUuid: acme.uuid,
      email: 'ada@acme.example',
    })
    const other = await aPerson(world, { in: tower, email: 'eve@acme.example' })
    const brook = await aCompany(world, { in: tower })
    await aDomain(world, { of: brook, in: tower, domain: 'brook.example' })
    const change = (value: string) =>
      calls.patch(ada.uuid, { op: 'replace', path: 'emails', value })
    expect(refusalOf(await change(other.email))).toEqual([409, 'uniqueness'])
    for (const email of ['ada@brook.example', 'ada@mail.example']) {
      expect(refusalOf(await change(email))).toEqual([400, 'invalidValue'])
    }
    const { id } = userOf(await calls.create(oktaUser(nia)))
    const moved = await calls.patch(id, { op: 'replace', path: 'emails', value: 'n@mail.example' })
    expect(userOf(moved).emails[0]?.value).toBe('n@mail.example')
  })

  it('is refused a user name of someone else', async () => {
    await calls.create(oktaUser(nia))
    const { id } = userOf(await calls.create(oktaUser('ben@acme.example')))
    const taken = { op: 'replace', path: 'userName', value: nia.toUpperCase() }
    expect(refusalOf(await calls.patch(id, taken))).toEqual([409, 'uniqueness'])
  })

  it('has all changes that arrive together', async () => {
    const { id } = userOf(await calls.create(oktaUser(nia)))
    const statuses = await Promise.all([
      calls.patch(id, { op: 'replace', path: 'name.givenName', value: 'Nina' }),
      calls.patch(id, { op: 'replace', path: 'emails', value: 'nina@acme.example' }),
      calls.patch(id, { op: 'replace', path: 'userName', value: 'nina' }),
      calls.patch(id, { op: 'replace', path: 'active', value: false }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(userOf(await calls.read(id))).toMatchObject({
      userName: 'nina',
      name: { givenName: 'Nina' },
      emails: [{ value: 'nina@acme.example' }],
      active: false,
      meta: { version: 'W/"5"' },
    })
  })

  it('leaves the user name to others when they leave the company', async () => {
    const { id } = userOf(await calls.create(oktaUser(nia)))
    const brook = await aCompany(world, { in: tower })
    await world.database.connection
      .update(users)
      .set({ companyUuid: brook.uuid })
      .where(eq(users.uuid, id))
    expect(refusalOf(await calls.read(id))).toEqual([404, undefined])
    const next = await calls.create(oktaUser('nia.two@acme.example', { userName: nia }))
    expect(next.status).toBe(201)
    expect(refusalOf(await calls.create(oktaUser(nia)))).toEqual([409, 'uniqueness'])
  })

  it('has a version, which a change may name', async () => {
    const made = userOf(await calls.create(oktaUser(nia)))
    const { id, meta } = made
    const read = await calls.read(id)
    expect(read.headers.get('etag')).toBe(meta.version)
    const headers = { 'if-none-match': meta.version }
    expect((await calls.call('GET', `/Users/${id}`, undefined, { headers })).status).toBe(304)
    const rename = (tag: string, givenName: string) =>
      calls.call(
        'PUT',
        `/Users/${id}`,
        { ...oktaUser(nia), name: { givenName, familyName: 'H' } },
        {
          headers: { 'if-match': tag },
        },
      )
    const changed = userOf(await rename(meta.version, 'Nina'))
    expect(changed.meta.version).not.toBe(meta.version)
    expect(refusalOf(await rename(meta.version, 'Nora'))).toEqual([412, undefined])
    expect(refusalOf(await rename('"else"', 'Nora'))).toEqual([412, undefined])
    expect((await rename('*', 'Nora')).status).toBe(200)
  })

  it('is in the log of changes, with the name of the token', async () => {
    const { id } = userOf(await calls.create(oktaUser(nia)))
    expect(await logged()).toMatchObject({
      actor: 'Okta (SCIM)',
      action: 'scim.create',
      subject: nia,
      buildingUuid: tower.uuid,
    })
    later()
    await calls.patch(id, { op: 'replace', value: { active: false } })
    expect(await logged()).toMatchObject({
      before: { state: 'invited' },
      after: { state: 'deactivated' },
    })
    const count = () => world.database.connection.$count(auditEntries)
    const before = await count()
    await calls.patch(id, { op: 'replace', value: { active: false } })
    expect(await count()).toBe(before)
    const { signIn, audit } = operateCalls(world)
    const manager = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
    expect((await audit(manager, '?search=Okta')).total).toBe(2)
  })

  it('is left alone with a role or a building beyond the company', async () => {
    const boss = await anOperator(world, { companyUuid: acme.uuid })
    const guest = await aPerson(world, { in: [tower, yard], companyUuid: acme.uuid })
    const manager = await anOperator(world, {
      role: 'buildingManager',
      of: tower,
      companyUuid: acme.uuid,
    })
    for (const { uuid, email } of [boss, guest, manager]) {
      for (const value of [
        { active: false },
        { 'name.givenName': 'Zed' },
        { emails: [{ value: 'mine@acme.example' }] },
        { externalId: 'x' },
      ]) {
        expect((await calls.patch(uuid, { op: 'replace', value })).status).toBe(403)
      }
      expect((await calls.remove(uuid)).status).toBe(403)
      expect(await rowOf(email)).toMatchObject({ deactivated: false, version: 1 })
    }
    const own = await aPerson(world, { in: tower, companyUuid: acme.uuid })
    await aGrant(world, { to: own, role: 'tenantAdministrator', company: acme })
    expect((await calls.patch(own.uuid, { op: 'replace', value: { active: false } })).status).toBe(
      200,
    )
  })
})

describe('a person whom a provider or the console deactivates', () => {
  it('is the same one, active, when created again', async () => {
    const made = userOf(await calls.create(oktaUser(nia)))
    await calls.patch(made.id, { op: 'replace', value: { active: false } })
    later()
    const names = { givenName: 'Nia', familyName: 'Holt-Lee' }
    const again = await calls.create(oktaUser(nia, { name: names, externalId: 'next' }))
    expect(again.status).toBe(201)
    expect(userOf(again)).toMatchObject({ id: made.id, active: true, name: names })
    expect(userOf(again).externalId).toBe('next')
    expect(await logged()).toMatchObject({ before: { state: 'deactivated' } })
    expect(refusalOf(await calls.create(oktaUser(nia)))).toEqual([409, 'uniqueness'])
    expect(listOf(await calls.call('GET', '/Users')).totalResults).toBe(1)
  })

  it('keeps user name and address from others', async () => {
    const { id } = userOf(await calls.create(oktaUser(nia)))
    await calls.patch(id, { op: 'replace', value: { active: false } })
    const named = oktaUser('nia.two@acme.example', { userName: nia })
    expect(refusalOf(await calls.create(named))).toEqual([409, 'uniqueness'])
    const brook = await aCompany(world, { in: tower })
    const others = scimCalls(world, (await aScimToken(world, { of: brook })).token)
    expect(refusalOf(await others.create(oktaUser(nia)))[0]).not.toBe(201)
    const other = userOf(await calls.create(oktaUser('ben@acme.example')))
    const taken = oktaUser(nia, { userName: other.userName })
    expect(refusalOf(await calls.create(taken))).toEqual([409, 'uniqueness'])
    expect((await rowOf(nia)).deactivated).toBe(true)
  })
})

describe('a person whom a provider deletes', () => {
  it('is deactivated and hidden, and the same one when created again', async () => {
    const ada = await aPerson(world, {
      in: annex,
      companyUuid: acme.uuid,
      permissions: ['can-check-passes'],
    })
    const { token } = await world.signIn(ada)
    const answer = await calls.remove(ada.uuid)
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect(await isSignedIn(token)).toBe(false)
    expect((await rowOf(ada.email)).deactivated).toBe(true)
    expect(refusalOf(await calls.read(ada.uuid))).toEqual([404, undefined])
    expect(refusalOf(await calls.remove(ada.uuid))).toEqual([404, undefined])
    expect(listOf(await calls.call('GET', '/Users')).totalResults).toBe(0)
    const again = userOf(await calls.create(oktaUser(ada.email)))
    expect(again).toMatchObject({ id: ada.uuid, active: true, name: { givenName: 'Nia' } })
    expect(await world.database.connection.select().from(userPermissions)).toHaveLength(1)
    expect((await placesOf(ada.email)).map(([uuid]) => uuid)).toContain(annex.uuid)
    expect((await world.login(ada)).userUuid).toBe(ada.uuid)
  })

  it('gives the user name free, and is found again once the console has reactivated them', async () => {
    const { id } = userOf(await calls.create(oktaUser(nia)))
    await calls.remove(id)
    const other = await calls.create(oktaUser('nia.two@acme.example', { userName: nia }))
    expect(other.status).toBe(201)
    const { signIn, call } = operateCalls(world)
    const operator = await signIn(await anOperator(world))
    const { version } = recordOf(await call('GET', `people/${id}`, { token: operator }))
    const body = { version, active: true }
    await call('PUT', `people/${id}/active`, { token: operator, body })
    expect(userOf(await calls.read(id)).active).toBe(true)
    expect(pageOf(await call('GET', 'people?search=nia@', { token: operator })).total).toBe(1)
    // The name is the other's now, and the first one can be deactivated and deleted as before.
    const off = userOf(await calls.patch(id, { op: 'replace', value: { active: false } }))
    expect(off).toMatchObject({ active: false, userName: id })
    expect(userOf(await calls.read(userOf(other).id)).userName).toBe(nia)
    expect((await calls.remove(id)).status).toBe(204)
    expect(refusalOf(await calls.read(id))).toEqual([404, undefined])
  })
})

import { previewOpening } from '@contract/operate/openings'
import { table } from '@contract/table'
import { setupAddress } from '@server/announceSetup'
import { auditEntries } from '@server/db/schema'
import { codeOf as codeOfPass, newLocator } from '@server/services/content/passes/passCode'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBooking, aClosure, aResource } from '../builders/bookings'
import { aBuilding, aWhitelabel, type Building } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aGrant, anOperator } from '../builders/operators'
import { anInvitedPerson, aPerson } from '../builders/people'
import { aDomain, aScimToken } from '../builders/scim'
import { aServiceRequest } from '../builders/serviceRequests'
import { aVisitor } from '../builders/visitors'
import { withWorld } from '../withWorld'
import { deploymentChanges } from './deploymentCalls'
import { offerChanges } from './offerChanges'
import { codeOf, operateCalls, recordOf } from './operateCalls'
import { aSvg, uploadForm } from './uploadCalls'

const world = withWorld()
let tower: Building
let token: string
let email: string
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'Alder Tower' })
  const operator = await anOperator(world)
  email = operator.email
  token = await operateCalls(world).signIn(operator)
})

const call = (...[method, path, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
  operateCalls(world).call(method, path, { token, ...sent })
const rename = (version: number, name: string) =>
  call('PUT', `buildings/${tower.uuid}`, { body: { version, name }, client: '203.0.113.7' })
const entriesOf = async (query = '') => (await operateCalls(world).audit(token, query)).data

const draft = {
  brand: {
    name: 'Brook',
    primary_color: '#123456',
    secondary_color: '#abcdef',
    terms_url: '',
    privacy_url: '',
    support_email: '',
  },
  host: 'brook.example',
  building: {
    name: 'Brook House',
    address_1: '',
    locality: '',
    timezone: 'Europe/Oslo',
    languages: ['nb_NO'],
  },
}
const draftUuid = async () => {
  const { body } = await call('POST', 'openings')
  return (body as { uuid: string }).uuid
}
const ofTower = (path: string) => `buildings/${tower.uuid}/${path}`
const aRoom = () => aResource(world, { in: tower, opensAt: 0, closesAt: 24 * 60 })
/** The start of a slot, whatever the zone of the building: all hours are open. */
const tomorrow = () => {
  const at = new Date(world.clock.now.getTime() + 86_400_000)
  at.setUTCMinutes(0, 0, 0)
  return at.toISOString()
}
const aTenant = () => aPerson(world, { in: tower, password: null })

/** A successful call of each endpoint that changes something. */
const changes: Record<string, () => Promise<{ status: number }>> = {
  claimSetup: async () => {
    const { connection } = world.database
    await connection.execute('delete from operator_grants')
    const address = new URL((await setupAddress(world, 4310)) ?? '')
    const body = {
      token: address.searchParams.get('token'),
      first_name: 'Eve',
      last_name: 'Holt',
      email: 'eve@towers.example',
      password: 'Copper-Lantern-72',
    }
    return call('POST', 'setup', { body })
  },
  confirmPassword: () => call('POST', 'confirm-password', { body: { password: world.password } }),
  startOpening: () => call('POST', 'openings'),
  saveOpening: async () =>
    call('PUT', `openings/${await draftUuid()}`, { body: { version: 1, draft } }),
  openBuilding: async () => {
    const uuid = await draftUuid()
    await call('PUT', `openings/${uuid}`, { body: { version: 1, draft } })
    return call('POST', `openings/${uuid}/open`, { body: { version: 2 } })
  },
  stepOperatedRequest: async () => {
    const { uuid } = await aServiceRequest(world, { in: tower, by: await aTenant() })
    return call('POST', `requests/${uuid}/steps`, {
      body: { version: 1, action: 'answer', text: 'We come.' },
    })
  },
  stepOperatedBooking: async () => {
    const { uuid } = await aBooking(world, { of: await aRoom(), by: await aTenant() })
    return call('POST', ofTower(`bookings/${uuid}/steps`), { body: { action: 'cancel' } })
  },
  moveBooking: async () => {
    const { uuid } = await aBooking(world, { of: await aRoom(), by: await aTenant() })
    const body = { sequence: 0, resource_uuid: (await aRoom()).uuid, start_at: tomorrow() }
    return call('POST', ofTower(`bookings/${uuid}/moves`), { body })
  },
  bookForPerson: async () => {
    const [room, person] = [await aRoom(), await aTenant()]
    return call('POST', ofTower('bookings'), {
      body: {
        resource_uuid: room.uuid,
        person_uuid: person.uuid,
        start_at: tomorrow(),
        slots: 1,
      },
    })
  },
  closeResource: async () =>
    call('POST', ofTower('closures'), {
      body: {
        resource_uuid: (await aRoom()).uuid,
        from: '2031-03-05T09:00',
        until: '2031-03-05T12:00',
        reason: 'The floor is waxed.',
        cancel: [],
        leave: [],
      },
    }),
  reopenResource: async () => {
    const { uuid } = await aClosure(world, { of: await aRoom() })
    return call('DELETE', ofTower(`closures/${uuid}`))
  },
  moveVisitor: async () => {
    const { uuid } = await aVisitor(world, { in: tower, by: await aTenant() })
    return call('POST', ofTower(`visitors/${uuid}/steps`), { body: { step: 'arrive' } })
  },
  checkInByCode: async () => {
    const locator = newLocator()
    const { uuid } = await aVisitor(world, { in: tower, by: await aTenant(), locator })
    const code = codeOfPass(world.hash, { locator, visitorUuid: uuid })
    return call('POST', ofTower('visitors/check-in'), { body: { code } })
  },
  admitWalkIn: async () =>
    call('POST', ofTower('visitors'), {
      body: { first_name: 'Will', last_name: 'Turner', host_uuid: (await aTenant()).uuid },
    }),
  discardOpening: async () => call('DELETE', `openings/${await draftUuid()}`),
  uploadForOpening: async () =>
    call('POST', `openings/${await draftUuid()}/uploads`, {
      form: uploadForm(aSvg, { field: 'logo_url' }),
    }),
  uploadForWhitelabel: async () =>
    call('POST', `whitelabels/${(await aWhitelabel(world)).uuid}/uploads`, {
      form: uploadForm(aSvg),
    }),
  uploadForBuilding: () =>
    call('POST', `buildings/${tower.uuid}/uploads`, { form: uploadForm(aSvg) }),
  uploadForCompany: async () =>
    call('POST', `companies/${(await aCompany(world, { in: tower })).uuid}/uploads`, {
      form: uploadForm(aSvg),
    }),
  updateBuilding: () => rename(1, 'Alder House'),
  publishBuilding: () =>
    call('PUT', `buildings/${tower.uuid}/publication`, {
      body: { version: 1, publication: 'draft' },
    }),
  createCompany: () =>
    call('POST', 'companies', { body: { name: 'Acme', building_uuid: tower.uuid, domains: [] } }),
  updateCompany: async () => {
    const { uuid } = await aCompany(world, { in: tower })
    return call('PUT', `companies/${uuid}`, { body: { version: 1, name: 'Acme' } })
  },
  deleteCompany: async () =>
    call('DELETE', `companies/${(await aCompany(world, { in: tower })).uuid}`),
  proveDomain: async () => {
    const { uuid } = await aCompany(world, { in: tower })
    await aDomain(world, { of: { uuid }, in: tower, domain: 'claimed.example' })
    return call('POST', `companies/${uuid}/domains/proofs`, {
      body: { by: 'operator', building_uuid: tower.uuid, domain: 'claimed.example' },
    })
  },
  removeDomain: async () => {
    const { uuid } = await aCompany(world, { in: tower })
    await aDomain(world, { of: { uuid }, in: tower, domain: 'claimed.example' })
    return call('DELETE', `companies/${uuid}/domains/${tower.uuid}/claimed.example`)
  },
  createScimToken: async () => {
    const { uuid } = await aCompany(world, { in: tower })
    return call('POST', `companies/${uuid}/scim-tokens`, { body: { name: 'Okta' } })
  },
  revokeScimToken: async () => {
    const company = await aCompany(world, { in: tower })
    const { uuid } = await aScimToken(world, { of: company })
    return call('DELETE', `companies/${company.uuid}/scim-tokens/${uuid}`)
  },
  invitePerson: () =>
    call('POST', 'people', {
      body: {
        email: 'nia@acme.example',
        first_name: 'Nia',
        last_name: 'Falk',
        building_uuid: tower.uuid,
        company_uuid: null,
      },
    }),
  importPeople: () =>
    call('POST', 'people/import', {
      body: {
        building_uuid: tower.uuid,
        dry_run: false,
        file: btoa('email,first_name,last_name\nnia@acme.example,Nia,Falk\n'),
      },
    }),
  updatePerson: async () =>
    call('PUT', `people/${(await aTenant()).uuid}`, { body: { version: 1, first_name: 'Ben' } }),
  setPersonActive: async () =>
    call('PUT', `people/${(await aTenant()).uuid}/active`, { body: { version: 1, active: false } }),
  setMembership: async () =>
    call('PUT', `people/${(await aTenant()).uuid}/membership`, {
      body: { version: 1, building_uuid: tower.uuid, member: false },
    }),
  setPermission: async () =>
    call('PUT', `people/${(await aTenant()).uuid}/permissions`, {
      body: {
        version: 1,
        building_uuid: tower.uuid,
        permission: 'can-check-passes',
        granted: true,
      },
    }),
  repeatInvitation: async () => {
    const { uuid } = await anInvitedPerson(world, { in: tower, email: 'nia@acme.example' })
    return call('POST', `people/${uuid}/invitation`, { body: { building_uuid: tower.uuid } })
  },
  endPersonSessions: async () => call('DELETE', `people/${(await aTenant()).uuid}/sessions`),
  grantRole: async () =>
    call('POST', 'grants', {
      body: {
        email: (await aTenant()).email,
        role: 'editor',
        building_uuid: tower.uuid,
        portfolio_uuid: null,
      },
    }),
  revokeRole: async () => {
    const grant = await aGrant(world, { to: await aTenant(), role: 'editor', of: tower })
    return call('DELETE', `grants/${grant.uuid}`)
  },
}

const changing = table
  .filter(({ endpoint }) => endpoint.path.startsWith('/portico/v1/operate/'))
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  // It stores nothing.
  .filter(({ endpoint }) => endpoint !== previewOpening)
  .map(({ name }) => name)

describe('the log of changes', () => {
  it.each(changing)('has an entry for %s, without secrets', async (name) => {
    const { connection } = world.database
    const given = { world, building: tower, call }
    const change = {
      ...changes,
      ...offerChanges(given),
      ...deploymentChanges(given),
    }[name]
    const answer = await change?.()
    expect(answer?.status).toBeLessThan(300)
    const entries = await connection.select().from(auditEntries)
    expect(entries.map(({ action }) => action)).toContain(name)
    const actor = name === 'claimSetup' ? 'eve@towers.example' : email
    expect(new Set(entries.map((entry) => entry.actor))).toEqual(new Set([actor]))
    const text = JSON.stringify(entries)
    expect(text).not.toMatch(/Copper-Lantern|argon2|token/)
    expect(text).not.toContain(world.password)
  })

  it('says who changed what, when, from where, and only the fields that differ', async () => {
    await rename(1, 'Alder House')
    expect(await entriesOf()).toMatchObject([
      {
        actor: email,
        client: '203.0.113.7',
        at: world.clock.now.toISOString(),
        action: 'updateBuilding',
        kind: 'building',
        subject: 'Alder House',
        subject_uuid: tower.uuid,
        building: { uuid: tower.uuid, name: 'Alder House' },
        before: { name: 'Alder Tower' },
        after: { name: 'Alder House' },
      },
    ])
  })

  it('has the change of a person in the log of each of their buildings', async () => {
    const annex = await aBuilding(world, { name: 'Birch Annex' })
    const ben = await aPerson(world, { in: [tower, annex] })
    const answer = await call('PUT', `people/${ben.uuid}`, {
      body: { version: 1, first_name: 'Ned' },
    })
    expect(answer.status).toBe(200)
    for (const building of [tower, annex]) {
      const manager = await operateCalls(world).signIn(
        await anOperator(world, { role: 'buildingManager', of: building }),
      )
      expect((await operateCalls(world).audit(manager)).data).toMatchObject([
        { subject: ben.email, building: { name: building.name }, after: { first_name: 'Ned' } },
      ])
    }
  })

  it('has no secret of the URLs of a record', async () => {
    const url = 'https://ada:hidden-one@acme.example/?apikey=hidden-two#token=hidden-three'
    const { uuid } = await aCompany(world, { in: tower })
    const answer = await call('PUT', `companies/${uuid}`, { body: { version: 1, url } })
    expect(answer.status).toBe(200)
    const [entry] = await entriesOf()
    expect(entry?.after).toMatchObject({ url: expect.stringContaining('acme.example') })
    expect(JSON.stringify(entry)).not.toContain('hidden')
  })

  it('has no entry for a refused call', async () => {
    expect(codeOf(await rename(7, 'Alder House'))).toBe('version_conflict')
    expect(await entriesOf()).toEqual([])
  })

  it('has one entry for a call that is repeated with its key', async () => {
    const headers = { 'idempotency-key': 'one-key-for-both' }
    const body = { version: 1, name: 'Alder House' }
    const path = `buildings/${tower.uuid}`
    const once = await call('PUT', path, { body, headers })
    const again = await call('PUT', path, { body, headers })
    expect(recordOf(again)).toEqual(recordOf(once))
    expect(await entriesOf()).toHaveLength(1)
  })

  it('is searched by actor, action, record and building', async () => {
    await rename(1, 'Alder House')
    const company = await changes.createCompany?.()
    expect(company?.status).toBe(201)
    expect(await entriesOf('?search=alder%20h')).toHaveLength(1)
    expect(await entriesOf('?search=createCompany')).toHaveLength(1)
    expect(await entriesOf(`?search=${encodeURIComponent(email)}`)).toHaveLength(2)
    expect(await entriesOf('?kind=company')).toMatchObject([{ subject: 'Acme' }])
    expect(await entriesOf(`?subject=${tower.uuid}`)).toHaveLength(1)
    expect(await entriesOf(`?building=${tower.uuid}`)).toHaveLength(2)
    expect(await entriesOf(`?building=${crypto.randomUUID()}`)).toHaveLength(0)
    expect(await entriesOf('?limit=1')).toHaveLength(1)
    expect(codeOf(await call('GET', 'audit?kind=secret'))).toBe('invalid_request')
  })

  it('shows a manager the entries of their buildings alone', async () => {
    const manager = await operateCalls(world).signIn(
      await anOperator(world, { role: 'buildingManager', of: tower }),
    )
    await rename(1, 'Alder House')
    await changes.openBuilding?.()
    const { data } = await operateCalls(world).audit(manager)
    expect(data).toMatchObject([{ subject: 'Alder House' }])
  })
})

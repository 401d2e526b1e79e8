import { capabilities, roleNames, roles } from '@contract/operate/roles'
import { allPermissions } from '@contract/permissionRegistry'
import { table } from '@contract/table'
import { codeOf as codeOfPass } from '@server/services/content/passes/passCode'
import { readsOf } from '@server/ssr/reads'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aClosure, aResource, type Booking } from '../builders/bookings'
import type { Ref } from '../builders/build'
import { aBuilding, aPortfolio } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aGrant, anOperator } from '../builders/operators'
import { aKiosk, anInvitedPerson, aPerson, type Person } from '../builders/people'
import { aDomain, aScimToken } from '../builders/scim'
import { aServiceRequest } from '../builders/serviceRequests'
import { aVisitor, type Visitor } from '../builders/visitors'
import { withSharedWorld } from '../withWorld'
import { deploymentCalls } from './deploymentCalls'
import { documented, documentedPermissions } from './documentedRoles'
import { type OfferRecords, offerBuilders, offerCalls, type Sending } from './offerCalls'
import { codeOf, operateCalls } from './operateCalls'
import { aSvg, uploadForm } from './uploadCalls'

const endpoints = table.filter(({ endpoint }) => endpoint.operate !== undefined)

const world = withSharedWorld()
let tokens: Map<string, string>
const holders = new Map<string, Person>()
let own: Ref
let other: Ref
/** What a call may need: records of one building. */
type Records = OfferRecords & {
  company: Ref
  person: Ref
  grant: Ref
  request: Ref
  visitor: Ref
  booking: Ref
  closure: Ref
  email: string
  /** The employer of the person. */
  employer: Ref
}
const employers = new Map<string, Ref>()
const spaceOf = (booking: Ref) => (booking as Booking).resourceUuid
let slots = 0
/** Another slot of the same day each time. */
const freeSlot = () => {
  slots += 1
  return new Date(
    Date.UTC(2031, 2, 6 + Math.floor(slots / 10), 15, 30 * (slots % 10)),
  ).toISOString()
}
const visitorCode = (visitor: Ref) =>
  codeOfPass(world.hash, {
    locator: (visitor as Visitor).locator,
    visitorUuid: visitor.uuid,
  })

beforeAll(async () => {
  const portfolio = await aPortfolio(world, { name: 'North' })
  own = await aBuilding(world, { portfolioUuid: portfolio.uuid })
  other = await aBuilding(world)
  for (const each of [own, other]) employers.set(each.uuid, await aCompany(world, { in: each }))
  const employer = employerOf(own)
  const { signIn } = operateCalls(world)
  tokens = new Map()
  for (const role of roleNames) {
    const { scope } = roles[role]
    const places = {
      deployment: {},
      portfolio: { portfolio },
      building: { of: own },
      company: { company: employer },
    }
    const holder = await anOperator(world, { role, ...places[scope] })
    holders.set(role, holder)
    tokens.set(role, await signIn(holder))
  }
})

let domains = 0
/** Another domain of a company, with a mailbox. */
async function domainOf(company: Ref, building: Ref) {
  const domain = `company${domains}.example`
  domains += 1
  await aDomain(world, { of: company, in: building, domain })
  return { domain, email: `post@${domain}` }
}

function employerOf(building: Ref): Ref {
  const employer = employers.get(building.uuid)
  if (employer === undefined) throw new Error('No such building')
  return employer
}

/** Makes each record of a building; after those that it belongs to. */
const builders: Record<string, (records: Records) => Promise<Ref | string> | Ref | string> = {
  employer: ({ building }) => employerOf(building),
  company: ({ building }) => aCompany(world, { in: building }),
  person: ({ building, employer }) =>
    aPerson(world, { in: building, password: null, companyUuid: employer.uuid }),
  email: ({ person }) => (person as Person).email,
  // Assigned to the engineer: of others, engineers know nothing.
  request: ({ building, person }) =>
    aServiceRequest(world, {
      in: building,
      by: person as Person,
      assigneeId: holders.get('engineer')?.id ?? null,
    }),
  visitor: ({ building, person }) => aVisitor(world, { in: building, by: person as Person }),
  booking: async ({ building, person }) =>
    aBooking(world, { of: await aResource(world, { in: building }), by: person as Person }),
  closure: async ({ building }) =>
    aClosure(world, { of: await aResource(world, { in: building }) }),
  grant: async ({ building }) => {
    // Of someone else: those with a role are not the people of a company's administrator.
    const editor = await aPerson(world, { in: building, password: null })
    return aGrant(world, { to: editor, role: 'editor', of: building })
  },
  ...Object.fromEntries(
    Object.entries(offerBuilders).map(([kind, make]) => [
      kind,
      (records: Records) => make(world, records),
    ]),
  ),
}
/** What goes with another record. */
const parts: Record<string, string[]> = {
  category: ['amenity'],
  person: ['email', 'visitor', 'booking'],
}

/** The records of each building that no call may have changed. */
const unchanged = new Map<Ref, Partial<Record<string, unknown>>>()

/** One record of each kind, and the end of those that were read from it. */
async function recordsOf(building: Ref) {
  const known = unchanged.get(building) ?? { building }
  unchanged.set(building, known)
  for (const [kind, make] of Object.entries(builders)) known[kind] ??= await make(known as Records)
  const used = new Set<string>()
  const records = new Proxy(known as Records, {
    get: (target, kind: keyof Records) => {
      used.add(kind)
      return target[kind]
    },
  })
  const replace = () => {
    used.delete('building')
    for (const kind of used) for (const gone of [kind, ...(parts[kind] ?? [])]) delete known[gone]
  }
  return { records, replace }
}

/** One valid call of each endpoint, and where it names the building. */
const calls: Record<string, (records: Records, token: string) => Sending | Promise<Sending>> = {
  operatorSelf: () => ({ path: 'me', places: 'none' }),
  find: () => ({ path: 'find?search=a', places: 'none' }),
  confirmPassword: () => ({
    path: 'confirm-password',
    body: { password: world.password },
    places: 'none',
  }),
  startOpening: () => ({ path: 'openings', places: 'none' }),
  readOpening: async (_, token) => ({ path: `openings/${await draftOf(token)}`, places: 'none' }),
  saveOpening: async (_, token) => ({
    path: `openings/${await draftOf(token)}`,
    body: { version: 1, draft: {} },
    places: 'none',
  }),
  discardOpening: async (_, token) => ({
    path: `openings/${await draftOf(token)}`,
    places: 'none',
  }),
  openBuilding: async (_, token) => ({
    path: `openings/${await draftOf(token)}/open`,
    body: { version: 1 },
    places: 'none',
  }),
  previewOpening: async (_, token) => ({
    path: `openings/${await draftOf(token)}/preview`,
    body: { draft: {} },
    places: 'none',
  }),
  uploadForOpening: async (_, token) => ({
    path: `openings/${await draftOf(token)}/uploads`,
    form: uploadForm(aSvg, { field: 'logo_url' }),
    places: 'none',
  }),
  uploadForBuilding: ({ building }) => ({
    path: `buildings/${building.uuid}/uploads`,
    form: uploadForm(aSvg),
    places: 'path',
  }),
  uploadForCompany: ({ company }) => ({
    path: `companies/${company.uuid}/uploads`,
    form: uploadForm(aSvg),
    places: 'path',
  }),
  checkHost: () => ({ path: 'hosts/tower.example', places: 'none' }),
  ...deploymentCalls(() => world),
  operatedBuildings: () => ({ path: 'buildings', places: 'list' }),
  readBuilding: ({ building }) => ({ path: `buildings/${building.uuid}`, places: 'path' }),
  updateBuilding: ({ building }) => ({
    path: `buildings/${building.uuid}`,
    body: { version: 99 },
    places: 'path',
  }),
  publishBuilding: ({ building }) => ({
    path: `buildings/${building.uuid}/publication`,
    body: { version: 99, publication: 'live' },
    places: 'path',
  }),
  readBuildingDay: ({ building }) => ({ path: `buildings/${building.uuid}/today`, places: 'path' }),
  readBuildingWeeks: ({ building }) => ({
    path: `buildings/${building.uuid}/weeks`,
    places: 'path',
  }),
  operatedBookings: ({ building }) => ({
    path: `buildings/${building.uuid}/bookings`,
    places: 'path',
  }),
  operatedVisitors: ({ building }) => ({
    path: `buildings/${building.uuid}/visitors`,
    places: 'path',
  }),
  moveVisitor: ({ building, visitor }) => ({
    path: `buildings/${building.uuid}/visitors/${visitor.uuid}/steps`,
    body: { step: 'arrive' },
    places: 'path',
  }),
  checkInByCode: ({ building, visitor }) => ({
    path: `buildings/${building.uuid}/visitors/check-in`,
    body: { code: visitorCode(visitor) },
    places: 'path',
  }),
  admitWalkIn: ({ building, person }) => ({
    path: `buildings/${building.uuid}/visitors`,
    body: { first_name: 'Will', last_name: 'Turner', host_uuid: person.uuid },
    places: 'path',
  }),
  readVisitorsInside: ({ building }) => ({
    path: `buildings/${building.uuid}/inside`,
    places: 'path',
  }),
  readDayCalendar: ({ building }) => ({
    path: `buildings/${building.uuid}/calendar`,
    places: 'path',
  }),
  stepOperatedBooking: ({ building, booking }) => ({
    path: `buildings/${building.uuid}/bookings/${booking.uuid}/steps`,
    body: { action: 'cancel' },
    places: 'path',
  }),
  moveBooking: ({ building, booking }) => ({
    path: `buildings/${building.uuid}/bookings/${booking.uuid}/moves`,
    body: { sequence: 9, resource_uuid: spaceOf(booking), start_at: '2031-03-05T15:00:00Z' },
    places: 'path',
  }),
  bookForPerson: ({ building, booking, person }) => ({
    path: `buildings/${building.uuid}/bookings`,
    body: {
      resource_uuid: spaceOf(booking),
      person_uuid: person.uuid,
      start_at: freeSlot(),
      slots: 1,
    },
    places: 'path',
  }),
  bookingsInside: ({ building, booking }) => ({
    path: `buildings/${building.uuid}/closures/bookings?resource=${spaceOf(booking)}&from=2031-04-05T09:00&until=2031-04-05T12:00`,
    places: 'path',
  }),
  closeResource: ({ building, booking }) => ({
    path: `buildings/${building.uuid}/closures`,
    body: {
      resource_uuid: spaceOf(booking),
      from: '2032-04-05T09:00',
      until: '2032-04-05T12:00',
      reason: 'Waxed',
      cancel: [],
      leave: [],
    },
    places: 'path',
  }),
  reopenResource: ({ building, closure }) => ({
    path: `buildings/${building.uuid}/closures/${closure.uuid}`,
    places: 'path',
  }),
  readOperatedVisitor: ({ building, visitor }) => ({
    path: `buildings/${building.uuid}/visitors/${visitor.uuid}`,
    places: 'path',
  }),
  operatedRequests: ({ building }) => ({
    path: `buildings/${building.uuid}/requests`,
    places: 'path',
  }),
  readOperatedRequest: ({ request }) => ({ path: `requests/${request.uuid}`, places: 'path' }),
  stepOperatedRequest: ({ request }) => ({
    path: `requests/${request.uuid}/steps`,
    body: { version: 99, action: 'answer', text: 'We come.' },
    places: 'path',
  }),
  ...offerCalls,
  operatedCompanies: () => ({ path: 'companies', places: 'list' }),
  readCompany: ({ company }) => ({ path: `companies/${company.uuid}`, places: 'path' }),
  createCompany: ({ building }) => ({
    path: 'companies',
    body: { name: 'Acme', building_uuid: building.uuid, domains: [] },
    places: 'body',
  }),
  updateCompany: ({ company }) => ({
    path: `companies/${company.uuid}`,
    body: { version: 1, name: 'Acme' },
    places: 'path',
  }),
  deleteCompany: ({ company }) => ({ path: `companies/${company.uuid}`, places: 'path' }),
  companyDomains: ({ company }) => ({ path: `companies/${company.uuid}/domains`, places: 'path' }),
  proveDomain: async ({ building, company }) => ({
    path: `companies/${company.uuid}/domains/proofs`,
    body: {
      by: 'mail',
      building_uuid: building.uuid,
      ...(await domainOf(company, building)),
    },
    places: 'path',
  }),
  removeDomain: async ({ building, company }) => {
    const { domain } = await domainOf(company, building)
    return {
      path: `companies/${company.uuid}/domains/${building.uuid}/${domain}`,
      places: 'path',
    }
  },
  scimTokens: ({ employer }) => ({
    path: `companies/${employer.uuid}/scim-tokens`,
    places: 'path',
  }),
  createScimToken: ({ employer }) => ({
    path: `companies/${employer.uuid}/scim-tokens`,
    body: { name: 'Okta' },
    places: 'path',
  }),
  revokeScimToken: async ({ employer }) => {
    const { uuid } = await aScimToken(world, { of: employer })
    return { path: `companies/${employer.uuid}/scim-tokens/${uuid}`, places: 'path' }
  },
  operatedPeople: () => ({ path: 'people', places: 'list' }),
  readPerson: ({ person }) => ({ path: `people/${person.uuid}`, places: 'path' }),
  invitePerson: ({ building, employer }) => ({
    path: 'people',
    body: {
      email: `new-${crypto.randomUUID()}@tenants.example`,
      first_name: 'Nia',
      last_name: 'Holt',
      building_uuid: building.uuid,
      company_uuid: employer.uuid,
    },
    places: 'body',
  }),
  importPeople: ({ building }) => ({
    path: 'people/import',
    body: {
      building_uuid: building.uuid,
      dry_run: true,
      file: btoa(
        `email,first_name,last_name\nnew-${crypto.randomUUID()}@tenants.example,Nia,Holt\n`,
      ),
    },
    places: 'body',
  }),
  updatePerson: ({ person }) => ({
    path: `people/${person.uuid}`,
    body: { version: 1, first_name: 'Robin' },
    places: 'path',
  }),
  setPersonActive: ({ person }) => ({
    path: `people/${person.uuid}/active`,
    body: { version: 1, active: false },
    places: 'path',
  }),
  setMembership: ({ building, person }) => ({
    path: `people/${person.uuid}/membership`,
    body: { version: 1, building_uuid: building.uuid, member: true },
    places: 'path',
  }),
  setPermission: ({ building: { uuid }, person }) => ({
    path: `people/${person.uuid}/permissions`,
    body: { version: 1, building_uuid: uuid, permission: 'can-check-passes', granted: true },
    places: 'path',
  }),
  repeatInvitation: async ({ building, employer }) => {
    const email = `invited-${crypto.randomUUID()}@tenants.example`
    const invited = await anInvitedPerson(world, {
      in: building,
      email,
      companyUuid: employer.uuid,
    })
    return {
      path: `people/${invited.uuid}/invitation`,
      body: { building_uuid: building.uuid },
      places: 'path',
    }
  },
  endPersonSessions: ({ person }) => ({ path: `people/${person.uuid}/sessions`, places: 'path' }),
  grants: () => ({ path: 'grants', places: 'list' }),
  grantRole: ({ building, email }) => ({
    path: 'grants',
    body: { email, role: 'receptionist', building_uuid: building.uuid, portfolio_uuid: null },
    places: 'body',
  }),
  revokeRole: ({ grant }) => ({ path: `grants/${grant.uuid}`, places: 'path' }),
  audit: () => ({ path: 'audit', places: 'list' }),
}

/** A draft of the caller; another path for one who may not begin a draft. */
async function draftOf(token: string): Promise<string> {
  const { body } = await operateCalls(world).call('POST', 'openings', { token })
  return (body as { uuid?: string }).uuid ?? crypto.randomUUID()
}

/** Refusals of calls that the roles allow: the drafts are empty, some versions are older, and nothing is rendered. */
const beyondRoles = new Set(['invalid_request', 'version_conflict', 'not_implemented'])

async function outcomeOf(name: string, token: string, building: Ref) {
  const row = endpoints.find((each) => each.name === name)
  const { records, replace } = await recordsOf(building)
  const sending = await calls[name]?.(records, token)
  if (row === undefined || sending === undefined) throw new Error(`No call of ${name}`)
  const { path, body, form, places } = sending
  const answer = await operateCalls(world).call(row.endpoint.method, path, {
    token,
    ...(body !== undefined && { body }),
    ...(form !== undefined && { form }),
  })
  const code = answer.status < 300 ? 'allowed' : codeOf(answer)
  if (code === 'allowed' && row.endpoint.method !== 'GET') replace()
  return {
    code: beyondRoles.has(code) ? 'allowed' : code,
    places,
    text: JSON.stringify(answer.body),
  }
}

describe('the documented table', () => {
  it('is the one of the contract', () => {
    expect([...documented.keys()]).toEqual([...capabilities])
    for (const role of roleNames) {
      const allowed = [...documented].filter(([, those]) => those.includes(role))
      expect(new Set(allowed.map(([capability]) => capability)), role).toEqual(
        new Set<string>(roles[role].capabilities),
      )
    }
    expect([...documentedPermissions.keys()].toSorted()).toEqual(allPermissions.toSorted())
    for (const [permission, allowed] of documentedPermissions)
      expect(
        roleNames.filter((role) =>
          roles[role].permissions.some((each: string) => each === permission),
        ),
        permission,
      ).toEqual(allowed)
  })
})

describe.each(roleNames)('the role %s', (role) => {
  const isAllowed = (operate: string) =>
    operate === 'any' || documented.get(operate)?.includes(role) === true

  it.each(endpoints.map(({ name, endpoint }) => [name, endpoint.operate ?? '']))(
    'may call %s only as documented, in its own building',
    async (name, operate) => {
      const { code } = await outcomeOf(name, tokens.get(role) ?? '', own)
      expect(code).toBe(isAllowed(operate) ? 'allowed' : 'permission_denied')
    },
  )

  it.each(endpoints.map(({ name, endpoint }) => [name, endpoint.operate ?? '']))(
    'may call %s only as documented, in another building',
    async (name, operate) => {
      const { code, places, text } = await outcomeOf(name, tokens.get(role) ?? '', other)
      const isNamed = places === 'path' || places === 'body'
      const reached = role === 'operator' || !isNamed ? 'allowed' : 'not_found'
      expect(code).toBe(isAllowed(operate) ? reached : 'permission_denied')
      const isShown = code === 'allowed' && text.includes(other.uuid)
      expect(isShown && role !== 'operator').toBe(false)
    },
  )
})

describe.each(endpoints.map(({ name }) => name))('%s', (name) => {
  const refusal = async (token: string) => (await outcomeOf(name, token, own)).code

  it('refuses a user without a role, and a kiosk with one', async () => {
    const tenant = await aPerson(world, { in: own, admin: true, roles: ['building_manager'] })
    expect(await refusal((await world.signIn(tenant)).token)).toBe('permission_denied')
    const lobby = await aKiosk(world, { in: own })
    await aGrant(world, { to: lobby, role: 'operator' })
    expect(await refusal((await world.signIn(lobby)).token)).toBe('permission_denied')
  })
})

describe('server-side rendering', () => {
  it('cannot read the console, even for an operator', async () => {
    const operator = await anOperator(world)
    const principal = { ...operator, familyUuid: '', kind: 'user' as const }
    const at = { client: null, host: 'localhost', hostHeader: undefined, agent: '', traceId: '' }
    const reads = readsOf(world, { principal, ...at })
    const input = { params: {}, query: {}, locale: 'en-us' as const }
    const answers = endpoints
      .filter(({ endpoint }) => endpoint.method === 'GET')
      .map(({ endpoint }) => reads(endpoint.path, input))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(501)
  })
})

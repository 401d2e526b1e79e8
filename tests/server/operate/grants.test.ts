import { operatorGrants } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Ref } from '../builders/build'
import { aBuilding, aPortfolio, type Building } from '../builders/buildings'
import { aGrant, anOperator } from '../builders/operators'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls, pageOf, recordOf } from './operateCalls'

const world = withWorld()
let portfolio: Ref
let tower: Building
let operator: Person
let ben: Person
let token: string
let manager: string
beforeEach(async () => {
  portfolio = await aPortfolio(world, { name: 'North' })
  tower = await aBuilding(world, { portfolioUuid: portfolio.uuid })
  operator = await anOperator(world)
  ben = await aPerson(world, { in: tower })
  const { signIn } = operateCalls(world)
  token = await signIn(operator)
  manager = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
})

type Given = { role: string; building?: Ref | null; portfolio?: Ref | null; email?: string }
const grant = ({ role, building, portfolio: of, email = ben.email }: Given, as = token) =>
  operateCalls(world).call('POST', 'grants', {
    token: as,
    body: { email, role, building_uuid: building?.uuid ?? null, portfolio_uuid: of?.uuid ?? null },
  })
const revoke = (uuid: string, as = token) =>
  operateCalls(world).call('DELETE', `grants/${uuid}`, { token: as })
const grantOf = async ({ id }: Person) => {
  const { connection } = world.database
  const [row] = await connection.select().from(operatorGrants).where(eq(operatorGrants.userId, id))
  return row?.uuid ?? ''
}
const canRead = async (who: Person) => {
  const session = await world.signIn(who)
  const answer = await operateCalls(world).call('GET', `buildings/${tower.uuid}`, session)
  return answer.status === 200
}

describe('the caller’s own roles', () => {
  it('come with the buildings that they cover', async () => {
    const annex = await aBuilding(world)
    const me = async (as: string) =>
      (await operateCalls(world).call('GET', 'me', { token: as })).body as { buildings: Ref[] }
    expect((await me(manager)).buildings).toEqual([{ uuid: tower.uuid, name: tower.name }])
    expect((await me(token)).buildings.map(({ uuid }) => uuid)).toContain(annex.uuid)
  })
})

describe('granting a role', () => {
  it('is told by mail, once, with the way to the console, which stands in the app’s menu', async () => {
    const isOperator = async () => {
      const { body } = await world.request('GET', '/api/users/current', await world.signIn(ben))
      return (body as { is_operator: boolean }).is_operator
    }
    expect(await isOperator()).toBe(false)
    await grant({ role: 'editor', building: tower })
    await grant({ role: 'editor', building: tower })
    const mails = await world.mails(ben.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `You can now use the console for ${tower.name}`,
    ])
    expect(mails[0]?.text).toMatch(/http:\/\/\S+\/operate\/\n/)
    expect(await isOperator()).toBe(true)
    await grant({ role: 'portfolioManager', portfolio })
    expect((await world.mails(ben.email)).map(({ subject }) => subject)).toContain(
      'You can now use the console for North',
    )
  })

  it('takes effect at once, and so does revoking it', async () => {
    expect(await canRead(ben)).toBe(false)
    const granted = recordOf(await grant({ role: 'editor', building: tower }))
    expect(granted).toMatchObject({
      role: 'editor',
      person: { email: ben.email, name: 'Robin Vale' },
      building: { uuid: tower.uuid },
      portfolio: null,
    })
    expect(await canRead(ben)).toBe(true)
    expect((await revoke(granted.uuid)).status).toBe(200)
    expect(await canRead(ben)).toBe(false)
  })

  it('covers the buildings that a portfolio gets later', async () => {
    await grant({ role: 'portfolioManager', portfolio })
    const later = await aBuilding(world, { portfolioUuid: portfolio.uuid })
    const session = await world.signIn(ben)
    const answer = await operateCalls(world).call('GET', 'buildings', session)
    expect(pageOf(answer).data.map(({ uuid }) => uuid)).toContain(later.uuid)
  })

  it('twice grants it once', async () => {
    const first = recordOf(await grant({ role: 'editor', building: tower }))
    const again = recordOf(await grant({ role: 'editor', building: tower }))
    expect(again.uuid).toBe(first.uuid)
  })

  it.each([
    ['an editor of the deployment', { role: 'editor' }],
    ['an operator of a building', { role: 'operator', building: true }],
    ['a manager of a portfolio as of a building', { role: 'portfolioManager', building: true }],
    ['an unknown role', { role: 'owner' }],
  ])('refuses %s', async (_, { role, building }: { role: string; building?: boolean }) => {
    const answer = await grant({ role, building: building === true ? tower : null })
    expect(codeOf(answer)).toBe('invalid_request')
  })

  it('needs an account of a person', async () => {
    const lobby = await aKiosk(world, { in: tower })
    for (const email of ['gone@acme.example', lobby.email]) {
      const answer = await grant({ role: 'editor', building: tower, email })
      expect(codeOf(answer)).toBe('account_unknown')
    }
  })

  it('is limited to what the granter may do', async () => {
    expect((await grant({ role: 'buildingManager', building: tower }, manager)).status).toBe(201)
    expect(codeOf(await grant({ role: 'operator' }, manager))).toBe('permission_denied')
    expect(codeOf(await grant({ role: 'portfolioManager', portfolio }, manager))).toBe('not_found')
    const elsewhere = await aBuilding(world)
    expect(codeOf(await grant({ role: 'editor', building: elsewhere }, manager))).toBe('not_found')
    const missing = { uuid: crypto.randomUUID() }
    expect(codeOf(await grant({ role: 'editor', building: missing }))).toBe('not_found')
    expect(codeOf(await grant({ role: 'portfolioManager', portfolio: missing }))).toBe('not_found')
  })
})

describe('revoking a role', () => {
  it('is limited to what the caller may do', async () => {
    const high = await aGrant(world, { to: ben, role: 'portfolioManager', portfolio })
    expect(codeOf(await revoke(high.uuid, manager))).toBe('not_found')
    expect(codeOf(await revoke(await grantOf(operator), manager))).toBe('permission_denied')
    expect(codeOf(await revoke(crypto.randomUUID()))).toBe('not_found')
  })

  it('leaves the last operator, and one’s own last role', async () => {
    expect(codeOf(await revoke(await grantOf(operator)))).toBe('own_access')
    const second = await anOperator(world)
    expect(codeOf(await revoke(await grantOf(operator)))).toBe('own_access')
    expect((await revoke(await grantOf(second))).status).toBe(200)
    const gone = await anOperator(world, { deactivated: true })
    await aGrant(world, { to: operator, role: 'editor', of: tower })
    // The other operator cannot sign in.
    expect(codeOf(await revoke(await grantOf(operator)))).toBe('own_access')
    expect((await revoke(await grantOf(gone))).status).toBe(200)
  })

  it('leaves one of two operators who revoke each other', async () => {
    const second = await anOperator(world)
    const other = await operateCalls(world).signIn(second)
    const [mine, theirs] = [await grantOf(operator), await grantOf(second)]
    const answers = await Promise.all([revoke(theirs), revoke(mine, other)])
    const { connection } = world.database
    const left = await connection.$count(operatorGrants, eq(operatorGrants.role, 'operator'))
    expect(left).toBe(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('that is listed shows those within reach', async () => {
    const elsewhere = await aBuilding(world)
    await aGrant(world, { to: ben, role: 'editor', of: elsewhere })
    await aGrant(world, { to: ben, role: 'editor', of: tower })
    const list = async (query: string, as = token) =>
      pageOf(await operateCalls(world).call('GET', `grants?${query}`, { token: as }))
    expect((await list('')).total).toBe(4)
    expect((await list('role=editor')).total).toBe(2)
    expect((await list(`building=${elsewhere.uuid}`)).total).toBe(1)
    expect((await list('search=ola', manager)).data).toMatchObject([{ role: 'buildingManager' }])
    expect((await list('', manager)).total).toBe(2)
  })
})

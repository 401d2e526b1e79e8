import { operatedPersonDetail } from '@contract/operate/people'
import { sessionFamilies, userPermissions } from '@server/db/schema'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Building } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aKiosk, anInvitedPerson, aPerson } from '../builders/people'
import { read } from '../platform/reading'
import type { Answer } from '../world'
import { codeOf, operateCalls, recordOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, call } = withConsole('operator', 'buildingManager')

type Who = { uuid: string }
const put = (path: string, body: object, as = tokens.operator) =>
  call('PUT', `people/${path}`, { token: as, body })
const detailOf = (answer: Answer) =>
  read(v.object({ data: operatedPersonDetail }), answer.body).data
const person = async ({ uuid }: Who, as = tokens.operator) =>
  detailOf(await call('GET', `people/${uuid}`, { token: as }))
const setMember = (
  who: Who,
  version: number,
  at: Building,
  member: boolean,
  as = tokens.operator,
) => put(`${who.uuid}/membership`, { version, building_uuid: at.uuid, member }, as)
const permit = (who: Who, changed: object = {}, as = tokens.operator) =>
  put(
    `${who.uuid}/permissions`,
    {
      version: 1,
      building_uuid: tower.uuid,
      permission: 'can-check-passes',
      granted: true,
      ...changed,
    },
    as,
  )
const may = async (who: { email: string }, permission: string) => {
  const { token: own } = await world.signIn(who)
  const query = `building_uuids=${tower.uuid}&permissions=${permission}`
  const answer = await world.request('GET', `/api/user-permissions/v1?${query}`, { token: own })
  return JSON.stringify(answer.body).includes('true')
}

describe('the page of a person', () => {
  it('has memberships and companies within reach', async () => {
    const acme = await aCompany(world, { in: tower, name: 'Acme' })
    await aCompany(world, { in: annex, name: 'Brook' })
    const ben = await aPerson(world, { in: [tower, annex], companyUuid: acme.uuid })
    expect(await person(ben)).toMatchObject({
      company: { name: 'Acme' },
      memberships: [
        { building: { name: 'Alder Tower' }, permissions: [] },
        { building: { name: 'Birch Annex' }, permissions: [] },
      ],
      companies: [{ name: 'Acme' }, { name: 'Brook' }],
    })
    expect(JSON.stringify(await person(ben, tokens.buildingManager))).not.toMatch(/Birch|Brook/)
  })

  it('changes the company to one of their buildings, or to none', async () => {
    const acme = await aCompany(world, { in: tower, name: 'Acme' })
    const ben = await aPerson(world, { in: tower })
    const joined = await put(
      ben.uuid,
      { version: 1, company_uuid: acme.uuid },
      tokens.buildingManager,
    )
    expect(detailOf(joined)).toMatchObject({ version: 2, company: { name: 'Acme' } })
    const left = await put(ben.uuid, { version: 2, company_uuid: null }, tokens.buildingManager)
    expect(detailOf(left).company).toBeNull()
    const brook = await aCompany(world, { in: annex })
    const stranger = await put(ben.uuid, { version: 3, company_uuid: brook.uuid })
    expect(codeOf(stranger)).toBe('invalid_request')
  })
})

describe('a membership', () => {
  it('ends with its permissions, and begins again without them', async () => {
    const ben = await aPerson(world, { in: [tower, annex] })
    expect((await permit(ben)).status).toBe(200)
    expect(await may(ben, 'can-check-passes')).toBe(true)
    const removed = await setMember(ben, 2, tower, false)
    expect(detailOf(removed)).toMatchObject({
      version: 3,
      memberships: [{ building: { name: 'Birch Annex' } }],
    })
    expect(await world.database.connection.$count(userPermissions)).toBe(0)
    const added = await setMember(ben, 3, tower, true)
    expect(detailOf(added).memberships).toMatchObject([
      { building: { name: 'Alder Tower' }, source: 'invitation', permissions: [] },
      { building: { name: 'Birch Annex' } },
    ])
    expect(await may(ben, 'can-check-passes')).toBe(false)
  })

  it('is changed by a manager in their building alone', async () => {
    const ben = await aPerson(world, { in: [tower, annex] })
    expect(codeOf(await setMember(ben, 1, annex, false, tokens.buildingManager))).toBe('not_found')
    expect((await setMember(ben, 1, tower, false, tokens.buildingManager)).status).toBe(200)
    // From now on the person is out of the manager's reach.
    expect(codeOf(await setMember(ben, 2, tower, true, tokens.buildingManager))).toBe('not_found')
  })

  it('is not changed on an older version, and only once', async () => {
    const ben = await aPerson(world, { in: tower })
    expect(detailOf(await setMember(ben, 1, tower, true)).version).toBe(1)
    expect(detailOf(await setMember(ben, 1, annex, true)).version).toBe(2)
    expect(codeOf(await setMember(ben, 1, annex, false))).toBe('version_conflict')
  })

  it('needs a building and a person that exist', async () => {
    const ben = await aPerson(world, { in: tower })
    const nowhere = { ...tower, uuid: crypto.randomUUID() }
    expect(codeOf(await setMember(ben, 1, nowhere, true))).toBe('not_found')
    expect(codeOf(await setMember(nowhere, 1, tower, true))).toBe('not_found')
    const { uuid } = await aKiosk(world, { in: tower })
    expect(codeOf(await setMember({ uuid }, 1, tower, false))).toBe('not_found')
  })
})

describe('a permission of a tenant', () => {
  it('is given and taken away at once', async () => {
    const ben = await aPerson(world, { in: tower })
    expect(detailOf(await permit(ben, {}, tokens.buildingManager)).memberships).toMatchObject([
      { permissions: ['can-check-passes'] },
    ])
    expect(await may(ben, 'can-check-passes')).toBe(true)
    const taken = await permit(ben, { version: 2, granted: false }, tokens.buildingManager)
    expect(detailOf(taken)).toMatchObject({ version: 3, memberships: [{ permissions: [] }] })
    expect(await may(ben, 'can-check-passes')).toBe(false)
  })

  it('needs the password, and a membership', async () => {
    const ben = await aPerson(world, { in: annex })
    expect(codeOf(await permit(ben))).toBe('not_found')
    await world.database.connection.update(sessionFamilies).set({ passwordConfirmedAt: null })
    expect(codeOf(await permit(ben, { building_uuid: annex.uuid }))).toBe('password_required')
  })

  it.each([
    { permission: 'can-do-everything' },
    { permission: ['can-check-passes'] },
    { granted: 'yes' },
    { version: 0 },
    { building_uuid: "'; drop table users" },
  ])('is not given by %j', async (changed) => {
    const ben = await aPerson(world, { in: tower })
    expect(codeOf(await permit(ben, changed))).toBe('invalid_request')
    expect(await world.database.connection.$count(userPermissions)).toBe(0)
  })

  it('is not given beyond reach, on an older version, or by an editor', async () => {
    const ben = await aPerson(world, { in: [tower, annex] })
    expect(codeOf(await permit(ben, { building_uuid: annex.uuid }, tokens.buildingManager))).toBe(
      'not_found',
    )
    expect(codeOf(await permit(ben, { version: 7 }))).toBe('version_conflict')
    const editor = await anOperator(world, { role: 'editor', of: tower })
    const session = await operateCalls(world).signIn(editor)
    expect(codeOf(await permit(ben, {}, session))).toBe('permission_denied')
  })
})

describe('an invitation', () => {
  const repeat = ({ uuid }: Who, at = tower, as = tokens.operator) =>
    call('POST', `people/${uuid}/invitation`, {
      token: as,
      body: { building_uuid: at.uuid },
    })

  it('is mailed again to someone who has not signed up', async () => {
    const email = 'nia@acme.example'
    const nia = await anInvitedPerson(world, { in: tower, email })
    expect((await repeat(nia, tower, tokens.buildingManager)).status).toBe(200)
    expect(await world.mails(email)).toMatchObject([{ subject: 'You’re invited to Alder Tower' }])
    expect(
      recordOf(await call('GET', `people/${nia.uuid}`, { token: tokens.operator })),
    ).toMatchObject({ state: 'invited', version: 1 })
  })

  it('is not mailed to others, or into another building', async () => {
    const ben = await aPerson(world, { in: tower })
    expect(codeOf(await repeat(ben))).toBe('account_exists')
    const gone = await anInvitedPerson(world, {
      in: tower,
      email: 'gone@acme.example',
      deactivated: true,
    })
    expect(codeOf(await repeat(gone))).toBe('account_exists')
    const nia = await anInvitedPerson(world, { in: tower, email: 'nia@acme.example' })
    expect(codeOf(await repeat(nia, annex))).toBe('not_found')
    expect(await world.mails('nia@acme.example')).toEqual([])
    expect(await world.mails(ben.email)).toEqual([])
  })
})

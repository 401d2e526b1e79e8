import { foundRecord, maxFoundPerKind } from '@contract/operate/finder'
import * as v from 'valibot'
import { beforeEach, expect, it, test } from 'vitest'
import { aResource } from '../builders/bookings'
import type { Ref } from '../builders/build'
import { aPost } from '../builders/content'
import { aCompany, anAmenity, anAmenityCategory } from '../builders/directory'
import { aKioskDevice } from '../builders/kiosks'
import { aMiniApp, aUtilityButton } from '../builders/miniApps'
import { anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { aFloor } from '../builders/suites'
import { read } from '../platform/reading'
import { codeOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, signIn, call } = withConsole(
  'operator',
  'buildingManager',
  'editor',
)

const reply = v.object({ data: v.array(foundRecord) })

async function find(search: string, token: string = tokens.operator) {
  const answer = await call('GET', `find?${new URLSearchParams({ search })}`, { token })
  return read(reply, answer.body).data
}
const namesOf = (found: Awaited<ReturnType<typeof find>>) =>
  found.map(({ kind, name }) => `${kind} ${name}`)

/** One record of each kind, with `Harbor` in its name. */
async function aHarbor(building: Ref) {
  const company = await aCompany(world, { in: building, name: 'Harbor Legal' })
  await aPerson(world, { in: building, password: null, firstName: 'Nell', lastName: 'Harbor' })
  await aPost(world, { in: building, title: 'Harbor swim', publication: 'draft' })
  await aPost(world, { in: building, title: 'Harbor past', publication: 'archived' })
  await aResource(world, { in: building, name: 'Harbor room' })
  const category = await anAmenityCategory(world, { in: building, name: 'Harbor deck' })
  const amenity = await anAmenity(world, { of: category, name: 'Harbor pool' })
  await aUtilityButton(world, { in: building, text: 'Harbor ferry' })
  const floor = await aFloor(world, {
    in: building,
    id: 'Harbor',
    suites: [{ id: 'Harbor', lighting: 0 }],
  })
  await aMiniApp(world, { in: building, name: `Harbor weather ${building.uuid}` })
  await aKioskDevice(world, { in: building, name: 'Harbor lobby' })
  return { company, category, amenity, floor }
}

let harbor: Awaited<ReturnType<typeof aHarbor>>
beforeEach(async () => {
  harbor = await aHarbor(tower)
})

it('finds every kind by a part of the name, with what its path needs', async () => {
  const found = await find('harbor')
  expect(namesOf(found)).toEqual([
    'person Nell Harbor',
    'company Harbor Legal',
    'content Harbor swim',
    'resource Harbor room',
    'amenityCategory Harbor deck',
    'amenity Harbor pool',
    'utility Harbor ferry',
    'floor Floor Harbor',
    'suite Suite Harbor',
    `miniApp Harbor weather ${tower.uuid}`,
    'kiosk Harbor lobby',
  ])
  const place = { uuid: tower.uuid, name: 'Alder Tower' }
  expect(found.find(({ kind }) => kind === 'amenity')).toEqual({
    kind: 'amenity',
    uuid: harbor.amenity.uuid,
    name: 'Harbor pool',
    detail: null,
    building: place,
    parent: harbor.category.uuid,
  })
  expect(found.find(({ kind }) => kind === 'suite')).toMatchObject({
    uuid: harbor.floor.suites[0]?.uuid,
    building: place,
    parent: harbor.floor.uuid,
  })
  expect(namesOf(await find('alder'))).toEqual(['building Alder Tower'])
})

it('finds people by their address, which it shows', async () => {
  const person = await aPerson(world, { in: tower, password: null })
  const [found] = await find(person.email)
  expect(found).toMatchObject({ kind: 'person', uuid: person.uuid, detail: person.email })
})

it('keeps to the places and the capabilities of the caller’s roles', async () => {
  await aHarbor(annex)
  const everywhere = await find('harbor')
  const ofManager = await find('harbor', tokens.buildingManager)
  expect(everywhere).toHaveLength(ofManager.length * 2)
  expect(ofManager.every(({ building }) => building === null || building.uuid === tower.uuid)).toBe(
    true,
  )
  expect(namesOf(await find('birch', tokens.buildingManager))).toEqual([])
  // An editor manages what a building offers, not its people.
  const kinds = (await find('harbor', tokens.editor)).map(({ kind }) => kind)
  expect(kinds).not.toContain('person')
  expect(kinds).toContain('resource')
})

it('shows an administrator of a company its people alone', async () => {
  const { company } = harbor
  const employee = { in: tower, password: null, companyUuid: company.uuid, lastName: 'Harborside' }
  await aPerson(world, employee)
  const administrator = await anOperator(world, { role: 'tenantAdministrator', company })
  expect(namesOf(await find('harbor', await signIn(administrator)))).toEqual([
    'person Robin Harborside',
  ])
})

it('returns the best matches of a kind: names that begin with the search come first', async () => {
  for (const name of [
    'The atrium',
    'Atrium east',
    'Atrium west',
    'Our atrium',
    'New atrium',
    'Old atrium',
  ])
    await aResource(world, { in: tower, name })
  const found = await find('atrium')
  expect(found).toHaveLength(maxFoundPerKind)
  expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Atrium east', 'Atrium west'])
})

test.each(['%', '_', String.raw`\ `.trim(), `'; drop table buildings; --`])(
  'takes %s as it was typed',
  async (search) => {
    expect(await find(search)).toEqual([])
    await aResource(world, { in: tower, name: `Room ${search} 4` })
    expect(namesOf(await find(search))).toEqual([`resource Room ${search} 4`])
  },
)

test.each(['', '   ', 'a'.repeat(201)])('refuses a search of %j', async (search) => {
  const answer = await call('GET', `find?${new URLSearchParams({ search })}`)
  expect(answer.status).toBe(400)
})

it('refuses people without a role', async () => {
  const { token } = await world.signIn(await aPerson(world, { in: tower }))
  const answer = await call('GET', 'find?search=harbor', { token })
  expect([answer.status, codeOf(answer)]).toEqual([403, 'permission_denied'])
})

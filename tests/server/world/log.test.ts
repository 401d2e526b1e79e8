import { auditEntries, whitelabels } from '@server/db/schema'
import { asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { anOperator } from '../builders/operators'
import { operateCalls } from '../operate/operateCalls'
import { withSharedWorld } from '../withWorld'
import { world as full, tower, worldWith } from './tower'
import { worldCalls } from './worldCalls'

const world = withSharedWorld()
const calls = worldCalls(world)
afterEach(() => world.reset())

const entries = () =>
  world.database.connection
    .select()
    .from(auditEntries)
    .orderBy(asc(auditEntries.kind), asc(auditEntries.subject))

/** The entries that a second document leaves, as `kind subject`, with the fields before and after. */
async function entriesOf(first: Parameters<typeof calls.apply>[0], second = first) {
  await calls.apply(first)
  await world.database.connection.delete(auditEntries)
  await calls.applyLogged(second)
  return (await entries()).map(({ kind, subject, before, after }) => ({
    record: `${kind} ${subject}`,
    before,
    after,
  }))
}

describe('a file that is applied', () => {
  it('leaves an entry for each record that operators could also create', async () => {
    await calls.applyLogged(full)
    const rows = await entries()
    expect(rows.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'amenity Gym',
      'amenityCategory Move',
      'building Tower',
      'company Acme',
      'content Soup',
      'flagRule dropdown-logout (Tower)',
      'floor First',
      'identityProvider Acme (acme.example)',
      'miniApp Transit',
      'person ada@acme.example',
      'person ada@acme.example',
      'portfolio North',
      'resource Room',
      'suite Suite 11',
      'utility Transit',
      expect.stringMatching(/^whitelabel .* \(localhost\)$/),
    ])
    for (const { actor, action, client, at, buildingName, kind } of rows) {
      expect({ actor, action, client, at }).toEqual({
        actor: 'tower.yaml (0123456789ab)',
        action: 'applyFile',
        client: null,
        at: world.clock.now,
      })
      const isOfDeployment = ['flagRule', 'identityProvider', 'portfolio', 'whitelabel'].includes(
        kind,
      )
      expect(buildingName).toBe(isOfDeployment ? null : 'Tower')
    }
    const person = rows.filter(({ kind }) => kind === 'person')
    expect(person.map(({ after }) => after)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ first_name: 'Ada', state: 'invited' }),
        { 'can-approve-bookings': true },
      ]),
    )
  })

  it('writes what the console writes for the same change', async () => {
    const [byFile] = await entriesOf(full, worldWith({ name: 'High Tower', address: '1 Street' }))
    await world.reset()
    await calls.apply(full)
    const token = await operateCalls(world).signIn(await anOperator(world))
    const [building] = (await calls.plan(full)).changes.filter(({ kind }) => kind === 'building')
    await operateCalls(world).call('PUT', `buildings/${String(building?.after?.uuid)}`, {
      token,
      body: { version: 1, name: 'High Tower', address_1: '1 Street' },
    })
    const [byConsole] = await entries()
    expect(byFile).toMatchObject({ before: byConsole?.before, after: byConsole?.after })
    expect(byFile?.after).toEqual({ name: 'High Tower', address_1: '1 Street' })
  })

  it('leaves no entry when it changes nothing, and none for other records', async () => {
    expect(await entriesOf(full)).toEqual([])
    expect(await entriesOf(full, worldWith({ serviceCategories: [] }))).toEqual([])
  })

  it.each([
    ['a tenancy', { companies: [] }, 'company Acme', { buildings: [] }],
    [
      'a domain',
      { companies: [{ ...tower.companies[0], domains: ['acme.example', 'acme.test'] }] },
      'company Acme',
      { buildings: [{ domains: ['acme.example', 'acme.test'], floor: '18–21' }] },
    ],
    ['an amenity', { amenities: [{ ...tower.amenities[0], amenities: [] }] }, 'amenity Gym', null],
    ['a utility', { utilities: [] }, 'utility Transit', null],
    ['a registration', { miniApps: [] }, 'miniApp Transit', null],
    [
      'a price',
      { resources: [{ ...tower.resources[0], price: 20 }] },
      'resource Room',
      { price: 20 },
    ],
    [
      'a suite',
      {
        smartBuilding: {
          adapter: 'simulator' as const,
          floors: [
            { id: '1', name: 'First', suites: [{ id: '11', name: 'Suite 12', hasLighting: true }] },
          ],
        },
      },
      'suite Suite 12',
      { name: 'Suite 12' },
    ],
    ['what the console does not show', { font: 'Inter' }, 'building Tower', { font: 'Inter' }],
  ])('names the record of %s', async (_, change, record, after) => {
    const found = await entriesOf(full, worldWith(structuredClone(change) as object))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ record, after })
  })

  it('writes an order as the console does, not each position', async () => {
    const [gym] = tower.amenities[0].amenities
    const pool = { key: 'pool', name: 'Pool' }
    const withList = (...amenities: object[]) =>
      worldWith({ amenities: [{ key: 'move', name: 'Move', amenities: amenities as [] }] })
    expect(await entriesOf(withList(gym, pool), withList(pool, gym))).toEqual([
      {
        record: 'amenity Tower',
        before: { order: ['Gym', 'Pool'] },
        after: { order: ['Pool', 'Gym'] },
      },
    ])
    await world.reset()
    expect(
      (await entriesOf(withList(gym, pool), withList(pool))).map(({ record }) => record),
    ).toEqual(['amenity Gym'])
  })

  it('writes memberships and permissions one by one', async () => {
    const people = [{ email: 'ada@acme.example', buildings: [] }]
    expect(await entriesOf(full, { people })).toEqual([
      { record: 'person ada@acme.example', before: { member: true }, after: { member: false } },
    ])
    await calls.applyLogged(full)
    expect((await entries()).map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ member: false }, { member: true }]),
    )
  })

  it('writes a mini-app in the log of each building that has it', async () => {
    const annex = { ...tower, key: 'annex', name: 'Annex', domains: undefined }
    const both = { ...full, buildings: [...full.buildings, { ...annex, companies: [] }] }
    const found = await entriesOf(
      structuredClone(both) as never,
      {
        miniApps: [{ name: 'Transit', kind: 'native' }],
      } as never,
    )
    expect(found).toEqual(
      Array.from({ length: 2 }, () => ({
        record: 'miniApp Transit',
        before: { kind: 'webview' },
        after: { kind: 'native' },
      })),
    )
    expect(new Set((await entries()).map(({ buildingName }) => buildingName))).toEqual(
      new Set(['Annex', 'Tower']),
    )
  })

  it('writes to a portfolio which buildings it gets', async () => {
    expect(await entriesOf(full, worldWith({ portfolio: 'north' }))).toEqual([
      expect.objectContaining({ record: 'building Tower' }),
      expect.objectContaining({
        record: 'portfolio North',
        before: { buildings: [] },
        after: { buildings: [expect.objectContaining({ name: 'Tower' })] },
      }),
    ])
  })

  it('has no secrets', async () => {
    const [provider] = full.identityProviders ?? []
    const url = 'https://ada:hidden-one@acme.example/?apikey=hidden-two#token=hidden-three'
    const found = await entriesOf(full, {
      companies: [{ key: 'acme', name: 'Acme', url }],
      identityProviders: [
        { ...provider, clientSecretVariable: 'SSO_HIDDEN' } as NonNullable<typeof provider>,
      ],
    })
    expect(found.map(({ record }) => record)).toEqual([
      'company Acme',
      'identityProvider Acme (acme.example)',
    ])
    expect(JSON.stringify(await entries())).not.toMatch(/hidden/i)
  })

  it('leaves nothing when it fails', async () => {
    await calls.apply(full)
    await world.database.connection.delete(auditEntries)
    const failing = world.database.transaction(async (tx) => {
      await calls.applyLoggedIn(tx, worldWith({ name: 'Other' }))
      throw new Error('after it')
    })
    await expect(failing).rejects.toThrow('after it')
    expect(await entries()).toEqual([])
  })

  it('writes more people than one statement holds', async () => {
    const people = Array.from({ length: 1200 }, (_, at) => ({
      email: `person-${at}@acme.example`,
      firstName: 'Ada',
      lastName: `Vale ${at}`,
      buildings: [{ building: 'tower' }],
    }))
    await calls.apply(full)
    await calls.applyLogged({ people })
    const rows = await entries()
    expect(rows).toHaveLength(people.length)
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(people.length)
    expect(new Set(rows.map(({ buildingName }) => buildingName))).toEqual(new Set(['Tower']))
  })
})

it('keeps a brand of the deployment, whose host the file names', async () => {
  await calls.applyLogged(full)
  const [brand] = await world.database.connection
    .select()
    .from(whitelabels)
    .where(eq(whitelabels.host, 'localhost'))
  const [entry] = (await entries()).filter(({ kind }) => kind === 'whitelabel')
  expect(entry).toMatchObject({
    subjectUuid: brand?.uuid,
    before: { guest_buildings: [] },
    after: { guest_buildings: [{ name: 'Tower' }] },
  })
})

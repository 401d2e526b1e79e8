import { type WorldInput, worldDocument } from '@contract/world/document'
import { buildings, settings } from '@server/db/schema'
import { publishDue } from '@server/services/operate/publishDue'
import { StartError } from '@server/startError'
import { applyDocument } from '@server/world/commands/applyFile'
import { editLines } from '@server/world/edits/editsText'
import { deploymentId } from '@server/world/edits/marks'
import { exportBuilding } from '@server/world/export/exportBuilding'
import { findBuilding } from '@server/world/export/findBuilding'
import { yamlOf } from '@server/world/export/yaml'
import { parseText } from '@server/world/file/parseDocument'
import { pathText, type WorldRefusal } from '@server/world/problems'
import { validateWorld } from '@server/world/validate'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOperator } from '../builders/operators'
import { aNewContent } from '../operate/offers'
import { operateCalls } from '../operate/operateCalls'
import { withWorld } from '../withWorld'
import { world as full } from './tower'
import { worldCalls } from './worldCalls'

const world = withWorld()
const calls = worldCalls(world)
const other = '7f4a1c52-9d0e-4b7a-8a55-0d3b1f1c2e90'
type Building = NonNullable<WorldInput['buildings']>[number]
let token: string
let email: string
let file: WorldInput

const later = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
}

/** The tower as `export` writes it. */
const exportTower = () =>
  world.database.transaction(async (tx): Promise<WorldInput> => {
    const at = world.clock.now.toISOString()
    const exported = { at, deployment: await deploymentId(tx) }
    return { exported, ...(await exportBuilding(tx, await findBuilding(tx, 'tower'))) }
  })

const withBuilding = (change: Partial<Building>): WorldInput => ({
  ...file,
  buildings: (file.buildings ?? []).map((building) => ({ ...building, ...change })),
})

const run = (input: WorldInput, options: { isDry?: boolean; isOverwriting?: boolean } = {}) =>
  applyDocument(
    world.database,
    {
      document: v.parse(worldDocument, input),
      name: 'tower.yaml',
      digest: '0123456789ab',
      explain: ({ problems }: WorldRefusal) =>
        new StartError(
          problems.map(({ path, message }) => `${pathText(path)}: ${message}`).join('\n'),
        ),
    },
    { given: calls.given, isDry: false, ...options },
  )

const dryLines = async (input: WorldInput) => {
  const { edits } = await run(input, { isDry: true })
  return edits === null ? null : editLines(edits)
}

const uuidOf = async (kind: string) => {
  const found = (await calls.plan(full)).changes.find((change) => change.kind === kind)
  return String(found?.after?.uuid)
}
const change = async (method: 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await operateCalls(world).call(method, path, { token, ...(body && { body }) })
  expect(answer.status).toBeLessThan(300)
}

beforeEach(async () => {
  await calls.apply(full)
  const operator = await anOperator(world)
  email = operator.email
  token = await operateCalls(world).signIn(operator)
  later()
  file = await exportTower()
  later()
})

const rename = async (version = 1) =>
  change('PUT', `buildings/${await uuidOf('building')}`, { version, name: 'Console Tower' })

describe('a file that is older than changes in the console', () => {
  it('names record, version, who and when in a dry run, and what stays as it is', async () => {
    await rename()
    await change('PUT', `companies/${await uuidOf('company')}`, {
      version: 1,
      url: 'https://acme.example',
    })
    expect(await dryLines(file)).toEqual([
      expect.stringMatching(
        /^Changed in the console since the file was exported or applied \(exported 20/,
      ),
      `  company acme (version 2): changed by ${email}, ${world.clock.now.toISOString()}`,
      `! building tower (version 2): changed by ${email}, ${world.clock.now.toISOString()}`,
    ])
  })

  it('is refused with each record, and stores nothing', async () => {
    await rename()
    await expect(run(file)).rejects.toThrow(
      /^tower\.yaml would take back newer changes\. Nothing was stored\.\n.*\n! building tower \(version 2\): changed by .*\nExport the building again.*--overwrite/,
    )
    await expect(run(file)).rejects.toBeInstanceOf(StartError)
    expect(await world.database.connection.select().from(buildings)).toMatchObject([
      { name: 'Console Tower', version: 2 },
    ])
  })

  it('is applied with --overwrite, and then knows what it has replaced', async () => {
    await rename()
    await run(file, { isOverwriting: true })
    expect(await world.database.connection.select().from(buildings)).toMatchObject([
      { name: 'Tower', version: 3 },
    ])
    later()
    await run(withBuilding({ name: 'Next Tower' }))
    later()
    await rename(4)
    await expect(run(withBuilding({ name: 'Last Tower' }))).rejects.toThrow(
      'building tower (version 5)',
    )
  })

  it.each([
    [
      'a record that it would remove',
      async () => {
        await operateCalls(world).call(
          'POST',
          `buildings/${await uuidOf('building')}/amenity-categories`,
          {
            token,
            body: { name: 'Rest' },
          },
        )
      },
      /! amenity category tower\/Rest \(version 1\): changed by/,
    ],
    [
      'a record that it would create again',
      async () => change('DELETE', `resources/${await uuidOf('resource')}`),
      /! resource tower\/room: removed by/,
    ],
    [
      'a suite that it would create again, whose uuid is another one',
      async () => {
        const found = (await calls.plan(full)).changes.find(({ kind }) => kind === 'suite')
        await change('DELETE', `suites/${String(found?.before?.uuid)}`)
      },
      /! suite tower\/1\/11: removed by/,
    ],
    [
      'a registration that it would create again',
      async () => {
        const found = (await calls.plan(full)).changes.find(({ kind }) => kind === 'registration')
        await change('DELETE', `mini-apps/${String(found?.before?.uuid)}`)
      },
      /! registration tower\/(T|t)ransit: removed by/,
    ],
    [
      'a company that left the building',
      async () =>
        change('PUT', `companies/${await uuidOf('company')}`, { version: 1, buildings: [] }),
      /! company acme \(version 2\): changed by|! tenancy tower\/acme \(version 2\): changed by/,
    ],
  ])('is refused for %s', async (_, edit, message) => {
    await edit()
    await expect(run(file)).rejects.toThrow(message)
  })

  it('is refused for another order, and not for one of its own', async () => {
    const pair = [
      { key: 'move', name: 'Move', amenities: [] },
      { key: 'rest', name: 'Rest', amenities: [] },
    ]
    await run(withBuilding({ amenities: pair }))
    later()
    const buildingUuid = await uuidOf('building')
    const path = `buildings/${buildingUuid}/amenity-categories`
    const list = (await operateCalls(world).call('GET', path, { token })).body as {
      data: { uuid: string }[]
      order: string
    }
    const uuids = list.data.map(({ uuid }) => uuid).toReversed()
    await change('PUT', path, { order: list.order, uuids })
    expect(await dryLines(withBuilding({ amenities: pair }))).toEqual([
      expect.anything(),
      expect.stringContaining('! order of amenity category in Tower: changed by'),
    ])
  })

  it('goes on where the console has changed other records', async () => {
    await change('PUT', `companies/${await uuidOf('company')}`, {
      version: 1,
      url: 'https://acme.example',
    })
    await run(withBuilding({ name: 'Next Tower' }))
    expect(await world.database.connection.select().from(buildings)).toMatchObject([
      { name: 'Next Tower' },
    ])
  })

  it('does not count what it has applied itself, nor the schedule of a building', async () => {
    const at = new Date(world.clock.now.getTime() + 30_000).toISOString()
    await run(withBuilding({ publication: 'scheduled', liveAt: at, endAt: null }))
    later()
    await publishDue(world.database, world.clock.now)
    expect(await dryLines(withBuilding({ name: 'Next Tower' }))).toEqual([])
  })
})

describe('a file of another deployment', () => {
  it('counts every change of this console as newer', async () => {
    await rename()
    later()
    file = {
      ...(await exportTower()),
      exported: { at: world.clock.now.toISOString(), deployment: other },
    }
    expect(await dryLines(withBuilding({ name: 'Staged Tower' }))).toEqual([
      expect.stringContaining('an export of another one'),
      expect.stringContaining('! building console-tower (version 2)'),
    ])
    await expect(run(withBuilding({ name: 'Staged Tower' }))).rejects.toThrow('--overwrite')
    await run(withBuilding({ name: 'Staged Tower' }), { isOverwriting: true })
    later()
    await run(withBuilding({ name: 'Staged Tower 2' }))
  })

  it('is applied where the console has changed nothing', async () => {
    file = { ...file, exported: { at: world.clock.now.toISOString(), deployment: other } }
    await run(withBuilding({ name: 'Staged Tower' }))
    expect(await world.database.connection.select().from(buildings)).toMatchObject([
      { name: 'Staged Tower' },
    ])
  })
})

describe('the field "exported"', () => {
  it('is written by export, with a comment, and read again', async () => {
    const text = yamlOf(file, 'Tower')
    expect(text).toMatch(
      /# Leave this as it is: .*\nexported:\n {2}at: 20.*\n {2}deployment: [\da-f-]{36}\n/,
    )
    const parsed = parseText(text)
    expect('value' in parsed && validateWorld(parsed.value)).toMatchObject({
      document: { exported: file.exported },
    })
  })

  it('may be missing: a file that was written by hand is applied as before', async () => {
    await rename()
    const { exported: _, ...byHand } = file
    expect(await dryLines(byHand)).toBeNull()
    await run(byHand)
    expect(await world.database.connection.select().from(buildings)).toMatchObject([
      { name: 'Tower' },
    ])
  })

  it.each([
    ['yesterday', 'exported: must be a group of fields, not "yesterday"'],
    [null, 'exported: must be a group of fields, not null'],
    [{ at: 'yesterday', deployment: other }, 'exported.at: must be an instant'],
    [{ at: '2026-01-31T18:00:00Z', deployment: 'x' }, 'exported.deployment: must be a UUID'],
    [{ at: '2026-01-31T18:00:00Z' }, 'exported.deployment: is missing'],
    [
      { at: '2026-01-31T18:00:00Z', deployment: other, by: 'x' },
      'exported.by: is not a field here',
    ],
  ])('is refused as %j', (exported, message) => {
    const result = validateWorld({ exported })
    if (!('problems' in result)) throw new Error('it is valid')
    expect(
      result.problems.map((problem) => `${pathText(problem.path)}: ${problem.message}`).join(),
    ).toContain(message)
  })

  it('is refused in the future, where no change would be newer', async () => {
    const at = new Date(world.clock.now.getTime() + 3_600_000).toISOString()
    const exported = { at, deployment: file.exported?.deployment ?? '' }
    await expect(run({ ...file, exported })).rejects.toThrow(/^exported\.at: is in the future/)
  })

  it('is remembered for a hundred files', async () => {
    for (let nth = 0; nth < 105; nth += 1) {
      later()
      const at = world.clock.now.toISOString()
      await run({ exported: { at, deployment: other } })
    }
    const rows = await world.database.connection.select().from(settings)
    const stored = rows.find(({ key }) => key === 'applied_exports')?.value ?? '{}'
    expect(Object.keys(JSON.parse(stored) as object)).toHaveLength(100)
  })
})

describe('an item that an editor has written, hidden or archived', () => {
  const soup = () => uuidOf('content')
  const publish = async (version: number, publication: string) =>
    change('PUT', `contents/${await soup()}/publication`, { version, publication })

  it('stays so for a file that says nothing of it', async () => {
    await publish(1, 'archived')
    expect(await calls.differences(file)).toEqual([])
    expect((await exportTower()).buildings?.[0]?.content?.items[0]).toMatchObject({
      title: 'Soup',
      publication: 'archived',
    })
  })

  it.each(['draft', 'archived'])(
    'is exported as %s, and applied without a change',
    async (state) => {
      await publish(1, state)
      await change('PUT', `contents/${await soup()}`, {
        version: 2,
        subtitle: 'At noon',
        translations: { 'de-de': { title: 'Suppe' } },
      })
      expect(await calls.differences(await exportTower())).toEqual([])
    },
  )

  it('is not taken back by an older file', async () => {
    await change('PUT', `contents/${await soup()}`, { version: 1, title: 'Broth' })
    await expect(run(file)).rejects.toThrow('content tower/soup (version 2)')
  })

  it('is not removed by an older file', async () => {
    const tower = (await calls.plan(full)).changes.find(({ kind }) => kind === 'building')
    const answer = await operateCalls(world).call(
      'POST',
      `buildings/${String(tower?.after?.uuid)}/contents`,
      { token, body: { ...aNewContent, title: 'Broth' } },
    )
    expect(answer.status).toBe(201)
    await expect(run(file)).rejects.toThrow(/content tower\/Broth \(version 1\)/)
  })
})

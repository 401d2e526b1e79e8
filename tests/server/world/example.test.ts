import { fileURLToPath } from 'node:url'
import * as tables from '@server/db/schema'
import { applyDocument } from '@server/world/commands/applyFile'
import { reportOf } from '@server/world/commands/report'
import { readWorldFile, type WorldFile } from '@server/world/file/readWorldFile'
import { isEmptyPlan } from '@server/world/plan/plan'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeCalls, newPassword, signUpBody, tokenIn } from '../codeCalls'
import { read } from '../platform/reading'
import { withWorld } from '../withWorld'
import { worldCalls } from './worldCalls'

const path = fileURLToPath(new URL('../../../docs/example-building.yaml', import.meta.url))
const tenant = 'nia@acme.example'
const list = v.object({ data: v.array(v.looseObject({ uuid: v.string(), name: v.string() })) })

const world = withWorld()
let example: WorldFile
beforeAll(async () => {
  example = await readWorldFile(path)
})

const apply = async (isDry = false) =>
  (await applyDocument(world.database, example, { given: worldCalls(world).given, isDry })).plan

async function buildingOf(email: string) {
  const { body } = await world.request('GET', `/api/public/buildings?domain=${email.split('@')[1]}`)
  const [building] = read(list, body).data
  if (building === undefined) throw new Error('no building is open to the domain')
  return building
}

describe('the example of the documentation', () => {
  it('lets a tenant sign up by code, sign in, and read home', async () => {
    await apply()
    const calls = codeCalls(world)
    const building = await buildingOf(tenant)
    expect(building.name).toBe('Example Tower')
    const registered = await calls.register(signUpBody(building, tenant))
    expect(registered.status).toBe(201)
    const token = tokenIn(registered.body)
    expect((await calls.consume(await calls.codeFor(tenant), tenant, { token })).status).toBe(200)
    const own = tokenIn((await calls.login(tenant, newPassword)).body)
    const home = (part: string) =>
      world.request('GET', `/api/tenant/v1/buildings/${building.uuid}/${part}`, { token: own })
    expect((await home('utility-buttons')).body).toMatchObject({
      data: {
        utility_buttons: [
          { text: 'Service requests' },
          { text: 'Light and climate' },
          { text: 'Who is here' },
        ],
      },
    })
    expect((await home('contents-promoted')).body).toMatchObject({
      data: { contents: [{ title: 'Welcome to Example Tower' }] },
    })
  })

  it('changes nothing the second time', async () => {
    const first = await apply()
    expect(reportOf(first, false)).toMatch(/^\+ white-label app\.example\n\+ company acme\n/)
    const again = await apply()
    expect(isEmptyPlan(again)).toBe(true)
    expect(reportOf(again, false)).toMatch(
      /^0 created, 0 changed, 0 removed, \d+ unchanged\nThe database is what the file says\.\n$/,
    )
  })

  it('stores nothing in a dry run', async () => {
    const plan = await apply(true)
    expect(isEmptyPlan(plan)).toBe(false)
    expect(reportOf(plan, true)).toContain('Nothing was stored: this was a dry run.')
    expect(await world.database.connection.$count(tables.buildings)).toBe(0)
    expect(await world.database.connection.$count(tables.users)).toBe(0)
  })
})

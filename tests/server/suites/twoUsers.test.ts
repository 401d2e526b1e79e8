import { suiteCalls } from '@features/suites/api/suites'
import { suite as suiteOf } from '@features/suites/suites.logic'
import { type Control, controls, setpointOf } from '@machines/suites/setpoint/control'
import type { Dependencies } from '@platform/host'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { turns } from '../../turns'
import { apiWith, fetchFrom } from '../appApi'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { aFloor } from '../builders/suites'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
let tokens: string[]
let restoreFetch: () => void
beforeAll(async () => {
  tower = await aBuilding(world)
  const signedIn = async () => (await world.signIn(await aPerson(world, { in: tower }))).token
  tokens = [await signedIn(), await signedIn()]
  restoreFetch = fetchFrom(world)
})
afterAll(() => restoreFetch())

/** What the server has accepted: each takes the next revision of the suite. */
type Accepted = { revision: number; control: Control; value: number }

/** The network between the pages and the server: held answers reach the pages in the order of the test. */
function openWire() {
  const waiting: (() => void)[] = []
  const accepted: Accepted[] = []
  const send = globalThis.fetch
  let isHeld = false
  let underWay = 0
  const answerTo = async (url: string, init: RequestInit) => {
    const answer = await send(url, init)
    if (init.method === 'PUT') accepted.push(await acceptedBy(url, answer.clone()))
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    return answer
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    underWay += 1
    return answerTo(url, init).finally(() => {
      underWay -= 1
    })
  })
  return {
    accepted,
    underWay: () => underWay,
    hold: () => {
      isHeld = true
    },
    release: (at: number) => waiting.splice(at % Math.max(1, waiting.length), 1).at(0)?.(),
    releaseAll: () => {
      isHeld = false
      for (const resolve of waiting.splice(0)) resolve()
    },
    close: () => vi.stubGlobal('fetch', send),
  }
}
type Wire = ReturnType<typeof openWire>

async function acceptedBy(url: string, answer: Response): Promise<Accepted> {
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { revision: number } }
  const [, path, value] = /\/(temp|lighting\/all)\/(\d+)/.exec(url) ?? []
  return {
    revision: data.revision,
    control: path === 'temp' ? 'temperature' : 'lighting',
    value: Number(value),
  }
}

/** The page of a suite, as this user has it open, on the app's own API client. */
function openPage(token: string, suiteId: string) {
  const api = apiWith(token)
  const clock = new SimulatedClock()
  const of = { buildingUuid: tower.uuid, floorId: suiteId, suiteId }
  const machine = suiteOf({ api, host: { report: () => undefined } } as unknown as Dependencies)
  const input = { ...of, keyPrefix: crypto.randomUUID() }
  const page = createActor(machine, { input, clock }).start()
  /** Of every report that the page has shown. */
  const revisions: number[] = []
  page.subscribe(({ context }) => revisions.push(context.suite?.revision ?? 0))
  const control = (name: Control) => {
    const actor = page.getSnapshot().children[name]
    if (actor === undefined) throw new Error(`The page has no ${name}`)
    return actor
  }
  return {
    page,
    clock,
    revisions,
    control,
    /** The live connection brings the state of the suite. */
    report: async () => {
      const suite = await suiteCalls(api).readSuite(of, new AbortController().signal)
      page.send({ type: 'suite.reported', suite })
    },
    isIdle: () =>
      controls.every((each) => {
        const at = control(each).getSnapshot()
        return at.matches('ready') && !at.hasTag('busy') && !at.matches({ ready: 'confirming' })
      }) && page.getSnapshot().children.read?.getSnapshot().hasTag('busy') === false,
  }
}
type Page = ReturnType<typeof openPage>

const moves = tuple(
  integer({ min: 0, max: 1 }),
  constantFrom('light', 'light', 'heat', 'heat', 'answer', 'answer', 'report', 'reread', 'pause'),
  integer({ min: 0, max: 3 }),
)
const values = { light: [10, 40, 70, 90], heat: [67, 69, 71, 73] } as const

/** After it, what was pressed during a request is sent; many of them are shorter than a request may take. */
const pressPauseMs = 400
/** After it, a suite that has not reported yet is read again. */
const pollPauseMs = 2500

async function untilIdle(pages: readonly Page[], wire: Wire): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await vi.waitFor(() => expect(wire.underWay()).toBe(0), { timeout: 5000, interval: 1 })
    if (pages.every(({ isIdle }) => isIdle())) return
    for (const { clock } of pages) clock.increment(pollPauseMs)
  }
  throw new Error('The pages do not come to rest')
}
it('leaves the last setpoint of each control to both users, and shows no older one again', async () => {
  let count = 0
  let overridden = 0
  await assert(
    asyncProperty(array(moves, { minLength: 6, maxLength: 16 }), async (walk) => {
      count += 1
      const id = `suite-${count}`
      await aFloor(world, {
        in: tower,
        id,
        suites: [{ id, lighting: 50, temperature: { unit: 'F', now: 70, requested: 70 } }],
      })
      const wire = openWire()
      const pages = tokens.map((token) => openPage(token, id))
      await untilIdle(pages, wire)
      wire.hold()
      const reports: Promise<void>[] = []
      try {
        for (const [at, move, n] of walk) {
          const { page, clock, control, report } = pages[at] as Page
          world.clock.now = new Date(world.clock.now.getTime() + 1000)
          if (move === 'light')
            control('lighting').send({ type: 'value.chosen', value: values.light[n] as number })
          if (move === 'heat')
            control('temperature').send({ type: 'value.chosen', value: values.heat[n] as number })
          if (move === 'answer') wire.release(n)
          if (move === 'report') reports.push(report())
          if (move === 'reread') page.send({ type: 'request.invalidated' })
          if (move === 'pause') clock.increment(pressPauseMs)
          await turns(1)
          for (const each of pages) expectForward(each)
        }
        wire.releaseAll()
        await Promise.all(reports)
        await untilIdle(pages, wire)
        overridden += pages.filter(isOverridden).length
        await expectAgreed(pages, wire)
      } finally {
        wire.close()
        for (const { page } of pages) page.stop()
      }
    }),
    { numRuns: 25, seed: 4310 },
  )
  expect(overridden).toBeGreaterThan(3)
}, 60_000)

const isOverridden = ({ control }: Page) =>
  controls.some((each) => control(each).getSnapshot().matches({ ready: 'overridden' }))

/** A page never goes back to an earlier report. */
function expectForward({ revisions }: Page): void {
  expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
}

/** Both pages show the last setpoint of each control that the server has accepted, and nothing waits any more. */
async function expectAgreed(pages: readonly Page[], wire: Wire): Promise<void> {
  for (const { page } of pages) page.send({ type: 'request.invalidated' })
  await turns(1)
  await untilIdle(pages, wire)
  const inOrder = wire.accepted.toSorted((one, other) => one.revision - other.revision)
  expect(inOrder.map(({ revision }) => revision)).toEqual(inOrder.map((_, at) => at + 2))
  const lastOf = (control: Control) => inOrder.findLast((each) => each.control === control)?.value
  const last = { lighting: lastOf('lighting') ?? 50, temperature: lastOf('temperature') ?? 70 }
  for (const { control } of pages) {
    const contexts = controls.map((each) => control(each).getSnapshot().context)
    expect(contexts.map(({ pendingSetpoint }) => pendingSetpoint)).toEqual([null, null])
    const shown = contexts.map((each) => [each.control, setpointOf(each.control, each.suite)])
    expect(Object.fromEntries(shown)).toEqual(last)
  }
}

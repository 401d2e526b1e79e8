import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import type { Database } from '@server/db/database'
import { openPostgres } from '@server/db/open'
import { contentClaims } from '@server/db/schema'
import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, tokens } from '../server/platform/reading'
import { samples } from '../server/support/sampleFiles'
import { call, callUntilAnswered, type Sent } from './cluster/calls'
import { type Cluster, openCluster } from './cluster/cluster'
import { type Listener, listen } from './cluster/listener'
import { gather, newEvents, type Person } from './cluster/people'

const meridian = buildingUuid.meridian
const topic = `building:${meridian}`
const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url))
const crowd = 40
const patient = { timeout: 30_000, interval: 20 }

let cluster: Cluster
let database: Database
let people: Person[]
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  cluster = await openCluster()
  closing.push(cluster.close)
  database = await openPostgres(cluster.databaseUrl, migrations)
  closing.push(() => database.close())
  people = await gather(database, crowd)
}, 120_000)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const at = (index: number, path: string, sent?: Sent) =>
  call(`${cluster.urlOf(index)}/api${path}`, sent)
const signIn = async (index: number, email: string) => {
  const body = { email, password: demoPassword }
  return read(tokens, (await at(index, '/auth/v2/login', { body })).body)
}
const attendPath = (uuid: string) => `/tenant/v1/buildings/${meridian}/event-posts/${uuid}/attend`
const statusOf = async (index: number, token: string) =>
  (await at(index, '/users/current', { token })).status

describe('three processes on one database', () => {
  it('share sessions and refreshes', async () => {
    const first = await signIn(0, 'ada@meridian.example')
    expect(await statusOf(1, first.token)).toBe(200)
    const body = { refresh_token: first.refresh_token.token }
    const second = read(tokens, (await at(1, '/auth/v2/refresh', { body })).body)
    expect(await statusOf(2, second.token)).toBe(200)
    // The first token was used at another process; after a second, another use of it may be theft.
    await expect
      .poll(async () => (await at(2, '/auth/v2/refresh', { body })).body, patient)
      .toMatchObject({ code: 'refresh_token_reused' })
  })

  it('admit exactly as many users as there are places, from a crowd at all of them', async () => {
    const capacity = 13
    const [uuid = ''] = await newEvents(database, 1, capacity)
    const replies = await Promise.all(
      people.map(({ token }, n) => at(n % 3, attendPath(uuid), { method: 'PUT', token, body: {} })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(capacity)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => (body as { code: string }).code))).toEqual(
      new Set(['event_full']),
    )
    expect(await claimsOf([uuid])).toHaveLength(capacity)
  })

  it("notify each other's listeners of changes", async () => {
    const [listener, actor] = people
    const received = [0, 1, 2].map((n) => listen(cluster.urlOf(n), listener?.token ?? '', topic))
    await expect.poll(() => received.map((each) => each.opened()), patient).toEqual([1, 1, 1])
    const [uuid = ''] = await newEvents(database, 1, null)
    await at(2, attendPath(uuid), { method: 'PUT', token: actor?.token ?? '', body: {} })
    await expect
      .poll(() => received.map((each) => each.received.has(uuid)), patient)
      .toEqual([true, true, true])
    for (const each of received) each.stop()
  })

  it('share a kiosk: started at one, used at the next, left at the third', async () => {
    const tenant = await signIn(0, 'ada@meridian.example')
    const body = { building_uuid: meridian }
    const started = await at(0, '/portico/v1/kiosk/start', { token: tenant.token, body })
    const kiosk = read(tokens, started.body)
    expect(await statusOf(0, tenant.token)).toBe(401)
    const buildings = await at(1, '/tenant/v1/users/current/buildings', { token: kiosk.token })
    expect(buildings.body).toMatchObject({ total: 1, data: [{ uuid: meridian }] })
    const left = await at(2, '/portico/v1/kiosk/leave', { token: kiosk.token, body: {} })
    expect(left.status).toBe(200)
    expect(await statusOf(2, kiosk.token)).toBe(401)
  })

  it('serve a file that another one has accepted', async () => {
    const { token } = await signIn(0, 'ben@meridian.example')
    const form = new FormData()
    form.append('attachments', new File([Uint8Array.from(samples.png)], 'lamp.png'))
    const uploaded = await at(0, '/portico/v1/files', { token, form })
    const attachment = v.object({
      data: v.tuple([v.object({ name: v.string(), url: v.string() })]),
    })
    const [{ url }] = read(attachment, uploaded.body).data
    const { pathname, search } = new URL(url, cluster.urlOf(1))
    const response = await fetch(cluster.urlOf(1) + pathname + search)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(Uint8Array.from(samples.png))
  })
})

const claimsOf = (uuids: readonly string[]) =>
  database.connection
    .select({ uuid: contentClaims.contentUuid, userId: contentClaims.userId })
    .from(contentClaims)
    .where(inArray(contentClaims.contentUuid, [...uuids]))

/** Users who attend one event after the other, through the balancer, until they are stopped. */
function openLoad(url: string, actors: readonly Person[], events: readonly string[]) {
  const acknowledged = new Map<string, { userId: number; at: number }>()
  const failures: string[] = []
  const ending = new AbortController()
  let next = 0
  const act = async () => {
    while (!ending.signal.aborted && next < events.length) {
      const uuid = events[next] ?? ''
      // In turn: a single one would soon be limited.
      const person = actors[next % actors.length] as Person
      next += 1
      const sent = { method: 'PUT', token: person.token, body: {} }
      const { status, body } = await callUntilAnswered(
        `${url}/api${attendPath(uuid)}`,
        sent,
        (what) => failures.push(what),
      )
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      acknowledged.set(uuid, { userId: person.id, at: Date.now() })
      await pause(150)
    }
  }
  const done = Promise.all(Array.from({ length: 8 }, act))
  return {
    acknowledged,
    failures,
    end: () => {
      ending.abort()
      return done
    },
  }
}

/** A session that is refreshed again and again; `end` returns its last token. */
function openSession(url: string, first: v.InferOutput<typeof tokens>) {
  const ending = new AbortController()
  let current = first
  let refreshes = 0
  const refresh = async () => {
    while (!ending.signal.aborted) {
      const { status, body } = await callUntilAnswered(
        `${url}/api/auth/v2/refresh`,
        { body: { refresh_token: current.refresh_token.token } },
        () => undefined,
      )
      if (status !== 200) throw new Error(`signed out: ${JSON.stringify(body)}`)
      current = read(tokens, body)
      refreshes += 1
      await pause(150)
    }
  }
  const done = refresh()
  return {
    end: async () => {
      ending.abort()
      await done
      return { token: current.token, refreshes }
    },
  }
}

describe('under load', () => {
  it('lose nothing acknowledged when one is killed, and no call when one restarts', async () => {
    const { url } = cluster.balancer
    const events = await newEvents(database, 2000, null)
    const emails = ['ada', 'ben', 'manager'].map((name) => `${name}@meridian.example`)
    const sessions = (await Promise.all(emails.map((email, n) => signIn(n, email)))).map((first) =>
      openSession(url, first),
    )
    const listeners: Listener[] = people.slice(-6).map(({ token }) => listen(url, token, topic))
    await expect.poll(() => listeners.filter((each) => each.opened() > 0), patient).toHaveLength(6)
    const load = openLoad(url, people.slice(0, -6), events)
    await expect.poll(() => load.acknowledged.size, patient).toBeGreaterThan(50)

    await cluster.kill(0)
    const afterKill = load.acknowledged.size
    await expect.poll(() => load.acknowledged.size, patient).toBeGreaterThan(afterKill + 50)
    await cluster.start(0)

    const failedBefore = load.failures.length
    expect(await cluster.stop(1)).toBe(0)
    await cluster.start(1)
    const restarted = load.acknowledged.size
    await expect.poll(() => load.acknowledged.size, patient).toBeGreaterThan(restarted + 50)
    expect(load.failures.slice(failedBefore)).toEqual([])
    await load.end()

    // Every acknowledged write is there, once, and of the right user.
    const uuids = [...load.acknowledged.keys()]
    const claims = await claimsOf(uuids)
    expect(claims).toHaveLength(uuids.length)
    const owners = new Map(claims.map(({ uuid, userId }) => [uuid, userId]))
    expect(
      uuids.filter((uuid) => owners.get(uuid) !== load.acknowledged.get(uuid)?.userId),
    ).toEqual([])

    // No user was signed out.
    for (const session of sessions) {
      const { token, refreshes } = await session.end()
      expect(refreshes).toBeGreaterThan(20)
      expect(await statusOf(2, token)).toBe(200)
    }

    // Every listener received every write, or was asked to read again after it.
    const missedBy = ({ received, gaps }: Listener) =>
      uuids.filter(
        (uuid) =>
          !received.has(uuid) &&
          !gaps.some((gap) => gap >= (load.acknowledged.get(uuid)?.at ?? Infinity)),
      )
    await expect.poll(() => listeners.flatMap(missedBy), patient).toEqual([])
    expect(listeners.filter((each) => each.opened() > 1).length).toBeGreaterThan(0)
    expect(listeners.filter((each) => each.restarts() > 0).length).toBeGreaterThan(0)
    for (const listener of listeners) listener.stop()
    for (const index of [0, 1, 2]) expect(cluster.outputOf(index)).not.toMatch(/"level":[56]0/)
  }, 90_000)
})

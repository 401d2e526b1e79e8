import { nextPublications } from '@rules/operate/publication'
import { publishDue, startPublishing } from '@server/services/operate/publishDue'
import { describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { codeOf, operateCalls, pageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, tokens, call } = withConsole('operator')

const read = async () => recordOf(await call('GET', `buildings/${tower.uuid}`))
const publish = async (publication: string, times: object = {}) => {
  const { version } = await read()
  return call('PUT', `buildings/${tower.uuid}/publication`, {
    body: { version, publication, ...times },
  })
}
/** An instant so many minutes from the world's time. */
const within = (minutes: number) =>
  new Date(world.clock.now.getTime() + minutes * 60_000).toISOString()
const passTo = async (instant: string) => {
  world.clock.now = new Date(instant)
  await publishDue(world.database, world.clock.now)
}
const isOpen = async () => {
  const { status } = await world.request('GET', '/api/public/buildings?domain=alder.example')
  return status === 200
}

describe('a scheduled building', () => {
  it('goes live at its time, and ends at its end, once each', async () => {
    await registerDomain(world, 'alder.example', tower)
    await publish('draft')
    const [live_at, end_at] = [within(4), within(8)]
    expect(recordOf(await publish('scheduled', { live_at, end_at }))).toMatchObject({
      publication: 'scheduled',
      live_at,
      end_at,
    })
    expect(await isOpen()).toBe(false)
    await passTo(within(3))
    expect(await isOpen()).toBe(false)
    await passTo(live_at)
    expect(await isOpen()).toBe(true)
    const { version } = await read()
    expect(await read()).toMatchObject({ publication: 'live', live_at: null, end_at })
    await publishDue(world.database, world.clock.now)
    expect(await read()).toMatchObject({ version })
    await passTo(end_at)
    expect(await isOpen()).toBe(false)
    expect(await read()).toMatchObject({ publication: 'ended', live_at: null, end_at: null })
  })

  it('that two processes find is moved once', async () => {
    await publish('draft')
    const live_at = within(10)
    await publish('scheduled', { live_at })
    const { version } = await read()
    world.clock.now = new Date(live_at)
    await Promise.all([1, 2].map(() => publishDue(world.database, world.clock.now)))
    expect(await read()).toMatchObject({ publication: 'live', version: version + 1 })
  })

  it('whose live time and end have both passed has ended', async () => {
    await publish('draft')
    await publish('scheduled', { live_at: within(2), end_at: within(4) })
    await passTo(within(6))
    expect(await read()).toMatchObject({ publication: 'ended' })
  })

  it('is moved in the log of changes by the schedule', async () => {
    await publish('draft')
    await publish('scheduled', { live_at: within(10) })
    await passTo(within(10))
    const { data } = await operateCalls(world).audit(tokens.operator)
    expect(data[0]).toMatchObject({
      actor: 'schedule',
      client: null,
      action: 'publishBuilding',
      subject: 'Alder Tower',
      before: { publication: 'scheduled' },
      after: { publication: 'live' },
    })
  })

  it('that is hidden again waits for no time', async () => {
    await publish('draft')
    await publish('scheduled', { live_at: within(10) })
    expect(recordOf(await publish('draft'))).toMatchObject({ publication: 'draft', live_at: null })
    await passTo(within(10))
    expect(await read()).toMatchObject({ publication: 'draft' })
  })

  it('is moved by a running server at its start', async () => {
    await publish('draft')
    await publish('scheduled', { live_at: within(10) })
    const stop = startPublishing(world.database, () => new Date(within(10)), {
      onFailure: (error) => {
        throw error
      },
    })
    await stop()
    expect(await read()).toMatchObject({ publication: 'live' })
  })

  it('that cannot be moved keeps no other one waiting', async () => {
    const birch = await aBuilding(world, { name: 'Birch Annex' })
    await publish('live', { end_at: within(10) })
    const changed = await call('PUT', `buildings/${birch.uuid}/publication`, {
      body: { version: 1, publication: 'live', end_at: within(10) },
    })
    expect(changed.status).toBe(200)
    let isFirst = true
    const { connection } = world.database
    const failing = {
      connection,
      transaction: ((work) => {
        if (!isFirst) return world.database.transaction(work)
        isFirst = false
        return Promise.reject(new Error('no connection'))
      }) as typeof world.database.transaction,
    }
    await expect(publishDue(failing, new Date(within(10)))).rejects.toThrow('not moved')
    const { data } = pageOf(await call('GET', 'buildings?publication=ended'))
    expect(data).toHaveLength(1)
    await publishDue(world.database, new Date(within(10)))
    expect(pageOf(await call('GET', 'buildings?publication=ended')).data).toHaveLength(2)
  })
})

describe('the state of a building', () => {
  const states = Object.keys(nextPublications) as (keyof typeof nextPublications)[]
  /** Ways from `live` to each state. */
  const ways: Record<(typeof states)[number], string[]> = {
    live: [],
    draft: ['draft'],
    scheduled: ['draft', 'scheduled'],
    ended: ['ended'],
    archived: ['ended', 'archived'],
  }
  const timesOf = (state: string) => (state === 'scheduled' ? { live_at: within(10) } : {})

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'changes from %s to %s only as the rules say',
    async (from, to) => {
      for (const state of ways[from]) await publish(state, timesOf(state))
      expect(await read()).toMatchObject({ publication: from })
      const answer = await publish(to, timesOf(to))
      const isAllowed = nextPublications[from].includes(to)
      expect(answer.status).toBe(isAllowed ? 200 : 400)
      expect(isAllowed ? [] : wrongFieldsOf(answer)).toEqual(isAllowed ? [] : ['body.publication'])
      expect(await read()).toMatchObject({ publication: isAllowed ? to : from })
    },
  )

  it.each([
    ['scheduled', () => ({}), 'live_at'],
    ['scheduled', () => ({ live_at: within(0) }), 'live_at'],
    ['scheduled', () => ({ live_at: within(10), end_at: within(10) }), 'end_at'],
    ['live', () => ({ live_at: within(10) }), 'live_at'],
    ['live', () => ({ end_at: within(-1) }), 'end_at'],
    ['archived', () => ({ end_at: within(10) }), 'end_at'],
    ['scheduled', () => ({ live_at: 'tomorrow' }), 'live_at'],
    ['scheduled', () => ({ live_at: '2026-13-45T99:00:00Z' }), 'live_at'],
  ])('%s refuses times that do not fit: %#', async (state, timesGiven, field) => {
    await publish('draft')
    const answer = await publish(state, timesGiven())
    expect([codeOf(answer), wrongFieldsOf(answer)]).toEqual(['invalid_request', [`body.${field}`]])
  })

  it('closes an ended or archived building to those inside, as a draft does', async () => {
    const ben = await aPerson(world, { in: tower })
    const tenant = (await world.signIn(ben)).token
    const enter = async () =>
      (await world.request('GET', `/api/tenant/v1/buildings/${tower.uuid}`, { token: tenant }))
        .status
    for (const state of ['ended', 'archived'] as const) {
      expect(await enter()).toBe(state === 'ended' ? 200 : 404)
      expect((await publish(state)).status).toBe(200)
      expect(await enter()).toBe(404)
    }
  })

  it('lists an archived building only if the state is asked for', async () => {
    await publish('ended')
    await publish('archived')
    expect(pageOf(await call('GET', 'buildings')).data).toMatchObject([{ name: 'Birch Annex' }])
    expect(pageOf(await call('GET', 'buildings?search=alder')).total).toBe(0)
    expect(pageOf(await call('GET', 'buildings?publication=archived')).data).toMatchObject([
      { name: 'Alder Tower' },
    ])
  })
})

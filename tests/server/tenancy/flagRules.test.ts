import { flagKeys } from '@contract/flagRegistry'
import { type FlagAudience, type FlagRule, isFlagOn } from '@server/services/tenancy/flags/decide'
import { ruledFlags } from '@server/services/tenancy/flags/ruledFlags'
import { dropFlagRule, saveFlagRule } from '@server/services/tenancy/flags/rules'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { withSharedWorld } from '../withWorld'

const tower = { uuid: crypto.randomUUID(), name: 'One Meridian Plaza' }
const flag = 'dropdown-kiosk'
const nobody: FlagAudience = { user: null, buildings: [], brand: null, drawnBy: null }
const rule = (audience: FlagRule['audience'], value: string, enabled: boolean): FlagRule => ({
  flag,
  audience,
  value,
  enabled,
})

describe('a flag', () => {
  it('has its default if no rule matches', () => {
    const rules = [
      rule('user', 'ada@house.test', true),
      { ...rule('everyone', '', true), flag: 'x' },
    ]
    expect(isFlagOn(flag, rules, nobody, false)).toBe(false)
    expect(isFlagOn(flag, rules, nobody, true)).toBe(true)
  })

  it('is decided by the narrowest rule: user, building, brand, share, everyone', () => {
    const all: FlagAudience = {
      user: 'Ada@House.test',
      buildings: ['b1'],
      brand: 'lease',
      drawnBy: 'ada',
    }
    const narrowing = [
      rule('everyone', '', true),
      rule('share', '100', false),
      rule('brand', 'lease', true),
      rule('building', 'b1', false),
      rule('user', 'ada@house.test', true),
    ]
    const replies = narrowing.map((_, last) =>
      isFlagOn(flag, narrowing.slice(0, last + 1).toReversed(), all, false),
    )
    expect(replies).toEqual([true, false, true, false, true])
  })

  it('is on if one of several buildings has it', () => {
    const rules = [rule('building', 'b1', false), rule('building', 'b2', true)]
    expect(isFlagOn(flag, rules, { ...nobody, buildings: ['b1', 'b2'] }, false)).toBe(true)
    expect(isFlagOn(flag, rules, { ...nobody, buildings: ['b1'] }, true)).toBe(false)
  })

  it('selects its share of users, always the same ones and others for another flag', () => {
    const users = Array.from({ length: 2000 }, (_, at) => `user${at}@house.test`)
    const drawn = (of: string, share: string) =>
      users.filter((drawnBy) =>
        isFlagOn(of, [{ ...rule('share', share, true), flag: of }], { ...nobody, drawnBy }, false),
      )
    const quarter = drawn(flag, '25')
    expect(quarter.length).toBeGreaterThan(420)
    expect(quarter.length).toBeLessThan(580)
    expect(drawn(flag, '25')).toEqual(quarter)
    expect(drawn(flag, '0')).toEqual([])
    expect(drawn(flag, '100')).toEqual(users)
    // A user in a quarter is in the half as well.
    expect(drawn(flag, '50')).toEqual(expect.arrayContaining(quarter))
    const both = drawn('account-history', '25').filter((user) => quarter.includes(user))
    expect(both.length).toBeLessThan(200)
  })
})

describe("a server's rules", () => {
  const world = withSharedWorld()
  beforeEach(async () => {
    const { now } = world.clock
    await world.reset()
    // The rules are read again when a second has passed.
    world.clock.now = new Date(now.getTime() + 2000)
  })
  const connection = () => world.database.connection
  const input = async (query: Record<string, string>) => {
    const { body } = await world.request('GET', `/api/frontend?${new URLSearchParams(query)}`)
    return (body as { toggles: { name: string }[] }).toggles.map(({ name }) => name)
  }
  const soon = () => {
    world.clock.now = new Date(world.clock.now.getTime() + 1001)
  }

  it('apply a second later, and end when they are deleted', async () => {
    expect(await input({ userId: 'ada@tenants.example' })).toContain(flag)
    const off = rule('user', 'ada@tenants.example', false)
    await saveFlagRule(connection(), off)
    soon()
    expect(await input({ userId: 'ada@tenants.example' })).not.toContain(flag)
    expect(await input({ userId: 'ben@tenants.example' })).toContain(flag)
    await saveFlagRule(connection(), { ...off, enabled: true })
    soon()
    expect(await input({ userId: 'ada@tenants.example' })).toContain(flag)
    await dropFlagRule(connection(), off)
    soon()
    expect(await input({ userId: 'ada@tenants.example' })).toContain(flag)
  })

  it('know a building, a brand by its host, and no user who is signed out', async () => {
    await saveFlagRule(connection(), {
      ...rule('building', tower.uuid, true),
      flag: 'maintenance-mode',
    })
    await saveFlagRule(connection(), {
      ...rule('brand', 'leaseline', true),
      flag: 'show-content-v-2',
    })
    await saveFlagRule(connection(), rule('user', 'anonymous@portico.invalid', false))
    soon()
    const inside = {
      'properties[host]': 'localhost',
      'properties[building_uuids]': `x,${tower.uuid}`,
    }
    expect(await input({ userId: 'a', ...inside })).toContain('maintenance-mode')
    // The visible building counts, not every building of the user.
    const elsewhere = { ...inside, 'properties[building_uuid]': 'x' }
    expect(await input({ userId: 'a', ...elsewhere })).not.toContain('maintenance-mode')
    expect(await input({ 'properties[host]': 'lease.localhost' })).toContain('show-content-v-2')
    expect(await input({ 'properties[host]': 'localhost' })).not.toContain('show-content-v-2')
    expect(await input({ userId: 'anonymous@portico.invalid' })).toContain(flag)
  })

  it.each<[string, Record<string, string>]>([
    ['no context', {}],
    ['lists', { 'userId[]': 'a', 'properties[building_uuids][]': 'b' }],
    ['a prototype', { 'properties[__proto__]': 'x', __proto__: 'y' }],
    ['much', { 'properties[building_uuids]': 'x'.repeat(5000) }],
  ])('respond to a context with %s', async (_, query) => {
    expect(await input(query)).toContain('header-logo')
  })

  it('stay the same while the database is unavailable or slow, without a wait', async () => {
    let failing: 'no' | 'fails' | 'hangs' = 'no'
    const reported: unknown[] = []
    let now = 0
    const source = ruledFlags({
      database: {
        get connection() {
          if (failing === 'fails') throw new Error('no database')
          if (failing === 'hangs') {
            const hanging = { orderBy: () => new Promise(() => {}) }
            return { select: () => ({ from: () => hanging }) } as never
          }
          return connection()
        },
      },
      deployment: world.deployment,
      now: () => new Date(now),
      report: (error) => reported.push(error),
    })
    await saveFlagRule(connection(), { ...rule('everyone', '', true), flag: 'force-new-ui-test' })
    expect(await source({})).toContain('force-new-ui-test')
    now += 5000
    failing = 'fails'
    expect(await source({})).toContain('force-new-ui-test')
    expect(reported).toHaveLength(1)
    now += 5000
    failing = 'hangs'
    expect(await source({})).toContain('force-new-ui-test')
  })

  it('cover known flags only', async () => {
    await saveFlagRule(connection(), { ...rule('everyone', '', true), flag: 'of-an-older-release' })
    soon()
    for (const name of await input({})) expect(flagKeys).toContain(name)
  })
})

describe('the page of flags', () => {
  const world = withSharedWorld()
  beforeAll(() => aBuilding(world, tower))
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    world.respond('POST', '/demo/flags', {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const save = {
    act: 'keep',
    flag,
    enabled: 'false',
    building: tower.uuid,
    brand: 'leaseline',
    user: 'Ada@House.test',
    share: '30',
  }

  it.each([
    ['everyone', 'off for everyone'],
    ['building', 'off for One Meridian Plaza'],
    ['brand', 'off for Leaseline'],
    ['user', 'off for Ada@House.test'],
    ['share', 'off for 30 % of all users'],
  ])('stores a rule for %s, shows and removes it', async (audience, words) => {
    const saved = await post({ ...save, audience })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/demo/flags'])
    const page = await (await world.respond('GET', '/demo/flags')).text()
    expect(page).toContain(words)
    const value = audience === 'everyone' ? '' : save[audience as 'user']
    await post({ act: 'drop', flag, audience, value })
    expect(await (await world.respond('GET', '/demo/flags')).text()).not.toContain(words)
  })

  it.each<[string, Record<string, string>]>([
    ['an unknown flag', { ...save, audience: 'everyone', flag: 'x' }],
    ['an unknown audience', { ...save, audience: 'constructor' }],
    ['no address', { ...save, audience: 'user', user: 'ada' }],
    ['another share', { ...save, audience: 'share', share: '101' }],
    ['no building', { ...save, audience: 'building', building: "'; drop table flag_rules" }],
    ['nothing', {}],
  ])('shows the error in %s, and stores nothing', async (_, fields) => {
    const refused = await post(fields)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('role="alert"')
    expect(await (await world.respond('GET', '/demo/flags')).text()).not.toContain('Remove:')
  })

  it('accepts nothing from another site, and nothing too long', async () => {
    const crossSite = await post(
      { ...save, audience: 'everyone' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(crossSite.status).toBe(404)
    expect((await post({ ...save, user: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

import { createServer } from 'node:http'
import { unleashFlags } from '@server/adapters/flags/unleash'
import { createServer as createApp } from '@server/http/server'
import { nestedContext } from '@server/services/tenancy/flags/nestedContext'
import { UnleashClient } from 'unleash-proxy-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'

/** Constraints as Unleash evaluates them: on `userId`, and on fields below `properties`. */
const constrained: Record<string, (context: Given) => boolean> = {
  'for-host': ({ properties }) => properties?.host === 'app.house.test',
  'for-role': ({ properties }) => properties?.roles?.split(',').includes('manager') === true,
  'for-admin': ({ properties }) => properties?.admin === 'true',
  'for-hqo': ({ properties }) => properties?.hqo === 'true',
  'for-building': ({ properties }) => properties?.building_uuids?.includes('b2') === true,
  'for-user': ({ userId }) => userId === 'ada@house.test',
}
type Given = { userId?: string; properties?: Record<string, string> }
const all = Object.keys(constrained).toSorted()

const world = withSharedWorld()
let unleashUrl = ''
/** The query as Express parses it. */
function contextOf(url: string): Given {
  const given: Given = {}
  for (const [name, value] of new URL(url, 'http://unleash').searchParams) {
    const property = /^properties\[(.+)\]$/.exec(name)?.[1]
    if (property === undefined) Object.assign(given, { [name]: value })
    else given.properties = { ...given.properties, [property]: value }
  }
  return given
}

const unleash = createServer((request, response) => {
  // Unleash itself accepts no other.
  if (request.method !== 'GET') {
    response.writeHead(405).end()
    return
  }
  const toggles = all
    .filter((name) => constrained[name]?.(contextOf(request.url ?? '')))
    .map((name) => ({ name, enabled: true }))
  response.end(JSON.stringify({ toggles }))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => unleash.listen(0, '127.0.0.1', resolve))
  const address = unleash.address()
  unleashUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  unleash.closeAllConnections()
  unleash.close()
})

const matching = {
  userId: 'ada@house.test',
  properties: {
    host: 'app.house.test',
    roles: 'tenant,manager',
    admin: 'true',
    hqo: 'true',
    building_uuids: 'b1,b2',
  },
}

describe('the context sent to a real Unleash', () => {
  /** The app over the stub of Unleash, called by the browsers' client. */
  const requests = async (method: 'GET' | 'POST', context: typeof matching) => {
    const flags = unleashFlags({ url: unleashUrl, key: 'key' }, async () => [])
    const app = createApp({ ...world, flags })
    const client = new UnleashClient({
      url: 'http://localhost/api/frontend',
      clientKey: 'portico-web',
      appName: 'portico',
      disableRefresh: true,
      disableMetrics: true,
      usePOSTrequests: method === 'POST',
      context,
      fetch: (input: URL | string, init: RequestInit) => app.request(String(input), init),
    })
    await client.start()
    client.stop()
    return client
      .getAllToggles()
      .map(({ name }) => name)
      .toSorted()
  }

  it.each(['GET', 'POST'] as const)('satisfies every constraint by %s', async (method) => {
    expect(await requests(method, matching)).toEqual(all)
    const other = { userId: 'x', properties: { ...matching.properties, host: 'evil.test' } }
    expect(await requests(method, other)).toEqual(all.filter((name) => !/host|user/.test(name)))
  })
})

describe('a context', () => {
  it('is nested as Express parses it, whatever else it contains', () => {
    expect(
      nestedContext({ userId: 'ada', 'properties[host]': 'h', 'properties[roles]': 'a,b' }),
    ).toEqual({ userId: 'ada', properties: { host: 'h', roles: 'a,b' } })
    expect(nestedContext({ userId: 'ada', properties: { host: 'h' } })).toEqual({
      userId: 'ada',
      properties: { host: 'h' },
    })
    expect(nestedContext({})).toEqual({})
  })

  it.each([
    'properties[__proto__]',
    'properties[constructor][prototype]',
    'properties[]',
    'properties[a]b',
    '__proto__',
  ])('changes no prototype by %s', (key) => {
    const read = nestedContext(JSON.parse(`{${JSON.stringify(key)}:"polluted"}`))
    expect(({} as Record<string, unknown>).host).toBeUndefined()
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.getPrototypeOf(read.properties ?? {})).toBe(Object.prototype)
  })
})

import { launchApp, miniApps } from '@contract/apps'
import { generateAuthLink } from '@contract/auth'
import { buildingUuid } from '@demo/buildings'
import { withApps } from '@demo/mini/deployment'
import { appUuid } from '@demo/miniApps'
import { beforeEach, describe, expect, it } from 'vitest'
import { read } from '../platform/reading'
import { withWorld } from '../withWorld'

let token: string
const world = withWorld({ seed: 'demo' })
beforeEach(async () => {
  token = (await world.login('ada@meridian.example')).token
})

const apps = `/api/portico/v1/buildings/${buildingUuid.meridian}/apps`

describe('the mini-apps of the demo', () => {
  it('are the sixteen with a name, each with its kind, icon and grants', async () => {
    const { data } = read(miniApps.reply, (await world.request('GET', apps, { token })).body)
    expect(data.map(({ name }) => name)).toEqual([
      'Amenities',
      'Community Forum',
      'Companies',
      'Concierge',
      'Ecobee',
      'Food Truck Map',
      'Lutron',
      'MobileAccess',
      'Reserve Space',
      'Resource Reservation',
      'Safety',
      'Service Requests',
      'Tenant Services',
      'Transit',
      'Visitor Registration',
      'Wallet',
    ])
    expect(new Set(data.map(({ kind }) => kind))).toEqual(
      new Set(['native', 'native_link', 'webview', 'microfrontend']),
    )
    for (const { icon } of data) {
      expect(icon).toMatch(/^\/pictures\/utility-[a-z]+\.svg$/)
    }
    const natives = data.filter(({ kind }) => kind === 'native')
    expect(natives.flatMap(({ origins, capabilities }) => [...origins, ...capabilities])).toEqual(
      [],
    )
    // None receives the tenant's own token.
    expect(data.flatMap(({ capabilities }) => capabilities)).not.toContain('getJWT')
  })

  it("are at the port of the caller's request", async () => {
    const { body } = await world.request('GET', apps, { token, host: 'localhost:4999' })
    const app = read(miniApps.reply, body).data.find(
      ({ uuid }) => uuid === appUuid('Reserve Space'),
    )
    expect(app?.origins).toEqual(['http://apps.localhost:4999'])
    expect(app?.launch).toMatch(/^http:\/\/apps\.localhost:4999\/.+building=meridian$/)
  })
})

describe.each([
  ['/demo/mini/reserve', 'Reserve Space'],
  ['/demo/mini/visitors', 'Visitor Registration'],
])("the demo's own app at %s", (path, name) => {
  const page = () => world.request('GET', path, { host: 'apps.localhost:4999' })

  /** Of every brand, at the port of the app's request. */
  const hosts = ['closed.localhost', 'harbor.localhost', 'lease.localhost', 'localhost'].map(
    (each) => `http://${each}:4999`,
  )

  it("can be framed by the brands at the demo's port only", async () => {
    const { headers, status } = await page()
    expect([status, headers.get('x-frame-options')]).toEqual([200, null])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const policy = headers.get('content-security-policy') ?? ''
    const [, ancestors = ''] = /frame-ancestors ([^;]+)/.exec(policy) ?? []
    expect(ancestors.split(' ').toSorted()).toEqual(hosts)
    expect(policy).not.toMatch(/\*|unsafe/)
  })

  it("leaves every other page's policy unchanged", async () => {
    const { headers } = await world.request('GET', '/demo/transit')
    expect([headers.get('x-frame-options'), headers.get('cross-origin-resource-policy')]).toEqual([
      'SAMEORIGIN',
      'same-origin',
    ])
  })

  it('names the hosts and the uuid of its registration, and nothing about the caller', async () => {
    const { body } = await page()
    expect(body).toContain(`data-app-uuid="${appUuid(name)}"`)
    const [, named = ''] = /data-hosts="([^"]+)"/.exec(String(body)) ?? []
    expect(named.split(' ').toSorted()).toEqual(hosts)
    const odd = await world.request('GET', path, {
      host: 'apps.localhost:4999',
      headers: { origin: 'https://evil.example', referer: 'https://evil.example/"><script>' },
    })
    expect(String(odd.body)).not.toContain('evil')
  })

  it("is allowed by the demo's deployment, at its port", () => {
    const { browser, server } = withApps(world.deployment, { PORT: 4999 })
    expect(browser.frameOrigins).toContain('http://apps.localhost:4999')
    expect(server.corsOrigins).toContain('http://apps.localhost:4999')
  })
})

it('the link to the admin site is consumed by its page, which names the user, once', async () => {
  const link = await world.request('POST', '/api/auth/v2/generate-auth-link', { token, body: {} })
  const { ott } = read(generateAuthLink.reply, link.body)
  const page = () => world.request('GET', `/demo/pages/admin?ott=${ott}`)
  const first = await page()
  expect(first.body).toContain('Signed in as Ada Winthrop')
  expect(first.body).toContain('North Atlantic Properties')
  expect([first.headers.get('cache-control'), first.headers.get('referrer-policy')]).toEqual([
    'no-store',
    'no-referrer',
  ])
  expect((await page()).status).toBe(422)
})

it('the food trucks greet a user who follows a one-time link, the first time', async () => {
  const path = `${apps}/${appUuid('Food Truck Map')}/launches`
  const host = 'localhost:4999'
  const body = { url: 'http://apps.localhost:4999/demo/trucks' }
  const launched = await world.request('POST', path, { token, host, body })
  const { pathname, search } = new URL(read(launchApp.reply, launched.body).data.url)
  const open = async () =>
    String((await world.request('GET', `${pathname}${search}`, { host })).body)
  expect(await open()).toContain('Hungry, Ada?')
  expect(await open()).not.toContain('Ada')
})

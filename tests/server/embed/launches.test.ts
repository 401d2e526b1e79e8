import { runInNewContext } from 'node:vm'
import { launchApp, redeemLaunch } from '@contract/apps'
import { launchSamlResponse } from '@contract/verification'
import { miniAppRegistrations } from '@server/db/schema'
import { personOf } from '@server/services/embed/launches'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aMiniApp } from '../builders/miniApps'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer, Sent } from '../world'

const world = withWorld()
const tower = { uuid: crypto.randomUUID() }
const annex = { uuid: crypto.randomUUID() }
let ada: Person
let tokens: { ada: string; ben: string; outsider: string; kiosk: string }
beforeEach(async () => {
  // The forum uses the machine's clock.
  world.clock.now = new Date()
  await aBuilding(world, tower)
  await aBuilding(world, annex)
  ada = await aPerson(world, {
    in: [tower, annex],
    firstName: 'Ada',
    lastName: 'Winthrop',
    permissions: ['can-see-admin-ui-link'],
  })
  const granted = { origins: ['//apps.localhost'], capabilities: ['getUser'] }
  await aMiniApp(world, {
    uuid: forum,
    in: tower,
    registration: {
      ...granted,
      launchBy: 'saml',
      samlProvider: 'community-forum',
      samlAudience: '//apps.localhost/demo/forum/metadata',
      samlAcs: '//apps.localhost/demo/forum/acs',
    },
  })
  await aMiniApp(world, {
    uuid: trucks,
    in: tower,
    registration: { ...granted, launchBy: 'one_time_link' },
  })
  tokens = {
    ada: (await world.signIn(ada)).token,
    ben: (await world.signIn(await aPerson(world, { in: tower }))).token,
    outsider: (await world.signIn(await aPerson(world, { in: await aBuilding(world) }))).token,
    kiosk: (await world.signIn(await aKiosk(world, { in: tower }))).token,
  }
})

type Who = keyof typeof tokens
const host = 'localhost:4999'
const apps = 'http://apps.localhost:4999'
/** The demo's forum stands in for one that accepts assertions: it verifies them with a separate library. */
const forum = crypto.randomUUID()
const trucks = crypto.randomUUID()
const pages = { [forum]: `${apps}/demo/forum?lang=en`, [trucks]: `${apps}/trucks` }
const codeOf = (answer: Answer) => readProblem(answer).code
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}

const register = (app: string, changed: Partial<typeof miniAppRegistrations.$inferInsert>) =>
  world.database.connection
    .update(miniAppRegistrations)
    .set(changed)
    .where(eq(miniAppRegistrations.appUuid, app))

type Given = { url?: unknown; building?: string; token?: string }
const sendRequest = (who: Who, app: string, { url = pages[app], building, token }: Given = {}) =>
  world.request(
    'POST',
    `/api/portico/v1/buildings/${building ?? tower.uuid}/apps/${app}/launches`,
    { token: token ?? tokens[who], host, body: { url } },
  )
const launch = async (who: Who, app: string) =>
  new URL(read(launchApp.reply, (await sendRequest(who, app)).body).data.url)
const ottOf = async (who: Who) => (await launch(who, trucks)).searchParams.get('ott') ?? ''
const redeem = (ott: unknown, app = trucks) =>
  world.request('POST', `/api/portico/v1/apps/${app}/launches/redeem`, { body: { ott } })
const open = (address: URL, sent: Sent = {}) =>
  world.request('GET', `${address.pathname}${address.search}`, { host, ...sent })
/** The form on the intermediate page. */
const formIn = (answer: Answer) => {
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(String(answer.body))?.[1] ?? ''
  const form = new FormData()
  form.append('SAMLResponse', field('SAMLResponse'))
  form.append('RelayState', field('RelayState'))
  return form
}
const xmlIn = (form: FormData) => {
  const response = form.get('SAMLResponse')
  return Buffer.from(typeof response === 'string' ? response : '', 'base64').toString('utf8')
}
const handOver = (form: FormData, at = 'apps.localhost:4999') =>
  world.request('POST', '/demo/forum/acs', { host: at, form })

describe('a launch', () => {
  it('of an app without one returns its own address', async () => {
    const url = `${apps}/reserve`
    const registration = { origins: ['//apps.localhost'] }
    const { uuid } = await aMiniApp(world, { in: tower, registration })
    const answer = await sendRequest('ada', uuid, { url })
    expect(read(launchApp.reply, answer.body).data).toEqual({ url, expires_at: null })
  })

  it.each([
    'https://elsewhere.example/demo/forum',
    'http://apps.localhost:4998/demo/forum',
    'http://apps.localhost.evil.example/demo/forum',
    'http://apps.localhost:4999@evil.example/',
    'http://root@apps.localhost:4999/demo/forum',
    'javascript:alert(1)//http://apps.localhost:4999',
  ])('is refused for an unregistered address: %s', async (url) => {
    for (const app of [forum, trucks]) {
      expect(codeOf(await sendRequest('ada', app, { url }))).toBe('app_not_registered')
    }
  })

  it('is refused for an invalid address, an unknown app, and another building', async () => {
    for (const url of ['', 'forum', 7, null]) {
      expect(codeOf(await sendRequest('ada', forum, { url }))).toBe('invalid_request')
    }
    expect(codeOf(await sendRequest('ada', crypto.randomUUID(), { url: pages[forum] }))).toBe(
      'app_not_registered',
    )
    expect(codeOf(await sendRequest('outsider', forum))).toBe('not_found')
    expect(codeOf(await sendRequest('ada', forum, { building: crypto.randomUUID() }))).toBe(
      'not_found',
    )
  })

  it.each(['samlProvider', 'samlAudience', 'samlAcs'] as const)(
    'is refused if the registration lacks the sign-in: no %s',
    async (lacking) => {
      const address = await launch('ada', forum)
      await register(forum, { [lacking]: null })
      expect(codeOf(await sendRequest('ada', forum))).toBe('app_not_registered')
      expect((await open(address)).status).toBe(403)
    },
  )

  it('leads to one app: two of a building cannot have the same name', async () => {
    const taken = register(trucks, { samlProvider: 'community-forum' })
    await expect(taken).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('is refused to a kiosk and without a session', async () => {
    expect(codeOf(await sendRequest('kiosk', forum))).toBe('permission_denied')
    expect((await sendRequest('ada', forum, { token: 'nonsense' })).status).toBe(401)
  })
})

describe('a one-time link', () => {
  it('gives the app a session of its user, once', async () => {
    const ott = await ottOf('ada')
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(ott)))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const { session, user, building_uuid: building } = read(redeemLaunch.reply, good[0]?.body).data
    expect(building).toBe(tower.uuid)
    expect(user).toMatchObject({ email: ada.email, first_name: 'Ada' })
    const owner = await world.request('GET', '/api/portico/v1/apps/session', {
      token: session.token,
    })
    expect(owner.body).toMatchObject({ data: { app_uuid: trucks, user_uuid: user?.uuid } })
    expect(codeOf(await redeem(ott))).toBe('auth_link_invalid')
  })

  it('reveals only granted data about the user', async () => {
    const ott = await ottOf('ada')
    await register(trucks, { capabilities: [] })
    expect(read(redeemLaunch.reply, (await redeem(ott)).body).data.user).toBeNull()
  })

  it('expires after a minute, with the session, and with the registration', async () => {
    const [late, ended] = [await ottOf('ada'), await ottOf('ben')]
    await world.request('POST', '/api/auth/logout', { token: tokens.ben, body: {} })
    expect(codeOf(await redeem(ended))).toBe('auth_link_invalid')
    later(61)
    expect(codeOf(await redeem(late))).toBe('auth_link_invalid')
    const gone = await ottOf('ada')
    await world.database.connection
      .delete(miniAppRegistrations)
      .where(eq(miniAppRegistrations.appUuid, trucks))
    expect(codeOf(await redeem(gone))).toBe('auth_link_invalid')
  })

  it('is valid for its own app only, and not for the admin site, nor vice versa', async () => {
    const ott = await ottOf('ada')
    expect(codeOf(await redeem(ott, forum))).toBe('auth_link_invalid')
    const admin = await world.request('POST', '/api/portico/v1/auth-links/redeem', {
      body: { ott },
    })
    expect(codeOf(admin)).toBe('auth_link_invalid')
    expect((await redeem(ott)).status).toBe(200)
    const link = await world.request('POST', '/api/auth/v2/generate-auth-link', {
      token: tokens.ada,
      body: {},
    })
    const { ott: forAdmin } = link.body as { ott: string }
    expect(codeOf(await redeem(forAdmin))).toBe('auth_link_invalid')
    for (const nonsense of ['', 'x', 7, null]) {
      expect((await redeem(nonsense)).status).not.toBe(200)
    }
  })
})

describe('a SAML launch', () => {
  it('has the address of the specification', async () => {
    const { origin, pathname, searchParams } = await launch('ada', forum)
    expect(origin + pathname).toBe('http://localhost:4999/api/user-verification/samlResponse')
    expect([...searchParams.keys()]).toEqual(['serviceprovider', 'url', 'buildingUUID', 'token'])
    expect(searchParams.get('serviceprovider')).toBe('community-forum')
    expect(searchParams.get('url')).toBe(pages[forum])
  })

  it('passes on a signed assertion, which the forum accepts once', async () => {
    const page = await open(await launch('ada', forum))
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`form-action ${apps};`)
    expect(policy).not.toMatch(/\*|unsafe/)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const form = formIn(page)
    expect(form.get('RelayState')).toBe(pages[forum])
    const board = await handOver(form)
    expect(board.status).toBe(200)
    expect(String(board.body)).toContain('Ada Winthrop')
    expect(board.headers.get('content-security-policy')).toMatch(
      /frame-ancestors ([^;]* )?http:\/\/localhost:4999( |;|$)/,
    )
    expect((await handOver(form)).status).toBe(422)
  })

  it("continues by its page's script only, and without one by its button", async () => {
    const { body, headers } = await open(await launch('ada', forum), {
      headers: { 'accept-language': 'de-DE' },
    })
    const html = String(body)
    expect(html).toContain('<html lang="de-DE">')
    expect(html).toContain('<h1>Einen Moment</h1>')
    expect(html).toContain('<button>Weiter</button>')
    const [, nonce, script = ''] = /<script nonce="([^"]+)">(.*?)<\/script>/.exec(html) ?? []
    expect(headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`)
    const submit = vi.fn<() => void>()
    runInNewContext(script, { document: { forms: [{ submit }] } })
    expect(submit).toHaveBeenCalledOnce()
  })

  it("can go only to the assertion's consumer, and on to the page", async () => {
    await register(forum, { samlAcs: 'https://provider.example/acs' })
    const { headers } = await open(await launch('ada', forum))
    expect(headers.get('content-security-policy')).toContain(
      `form-action https://provider.example ${apps};`,
    )
  })

  it("that has expired shows what to do, in the browser's language, and goes nowhere", async () => {
    const address = await launch('ada', forum)
    await open(address)
    const { body, headers } = await open(address, { headers: { 'accept-language': 'de-DE' } })
    const html = String(body)
    expect(html).toContain('<h1>Dieser Zugang ist abgelaufen</h1>')
    expect(html).toContain('öffnen Sie die App erneut')
    expect(html).not.toMatch(/<form|<script/)
    expect(html.trimEnd()).toMatch(/<\/main>\s*<\/body>\s*<\/html>$/)
    expect(headers.get('content-security-policy')).toContain("form-action 'none';")
  })

  it('responds 500, not as expired, if its registration is broken', async () => {
    const address = await launch('ada', forum)
    await register(forum, { samlAcs: 'no address' })
    expect((await open(address)).status).toBe(500)
  })

  it('has a limit for tries from one place', async () => {
    const address = await launch('ada', forum)
    address.searchParams.set('token', 'a-guess')
    const client = '203.0.113.7'
    for (let n = 0; n < 120; n += 1) expect((await open(address, { client })).status).toBe(403)
    expect((await open(address, { client })).status).toBe(429)
    expect((await open(address, { client: '203.0.113.8' })).status).toBe(403)
  })

  it('counts as one launch, whatever its address contains', async () => {
    await open(await launch('ada', forum))
    await world.request('GET', '/api/user-verification/samlResponse/metadata', { host })
    const text = String((await world.request('GET', '/metrics')).body)
    for (const route of [
      '/api/user-verification/samlResponse',
      '/api/user-verification/samlResponse/metadata',
    ]) {
      expect(text).toContain(`route="${route}",status="200"`)
    }
  })

  it('is valid once', async () => {
    const address = await launch('ada', forum)
    const [first, second] = await Promise.all([open(address), open(address)])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 403])
    const over = await open(address)
    expect(over.status).toBe(403)
    expect(String(over.body)).not.toContain('SAMLResponse')
  })

  it('expires after a minute, and with the session', async () => {
    const [late, ended] = [await launch('ada', forum), await launch('ben', forum)]
    await world.request('POST', '/api/auth/logout', { token: tokens.ben, body: {} })
    expect((await open(ended)).status).toBe(403)
    later(61)
    expect((await open(late)).status).toBe(403)
  })

  it.each([
    ['serviceprovider', 'another'],
    ['url', 'https://evil.example/'],
    ['url', `${apps}/demo/elsewhere`],
    ['buildingUUID', annex.uuid],
    ['buildingUUID', 'nonsense'],
    ['token', 'nonsense'],
    ['token', ''],
  ])('with another %s is refused: %s', async (name, value) => {
    const address = await launch('ada', forum)
    address.searchParams.set(name, value)
    const answer = await open(address)
    expect(answer.status).toBe(403)
    expect(String(answer.body)).not.toMatch(/SAMLResponse|evil/)
  })

  it("cannot be created from a one-time link's token", async () => {
    const address = await launch('ada', forum)
    address.searchParams.set('token', await ottOf('ada'))
    address.searchParams.set('url', pages[trucks] ?? '')
    expect((await open(address)).status).toBe(403)
  })

  it('is refused after a change, at another place, or at another time', async () => {
    const form = formIn(await open(await launch('ada', forum)))
    const xml = xmlIn(form)
    const withXml = (changed: string) => {
      const other = new FormData()
      other.append('SAMLResponse', Buffer.from(changed).toString('base64'))
      return other
    }
    const unsigned = xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')
    for (const changed of [xml.replace('>Ada<', '>Eve<'), unsigned, '<nothing/>', '']) {
      expect((await handOver(withXml(changed))).status).toBe(422)
    }
    expect((await handOver(form, 'apps.localhost:4998')).status).toBe(422)
    expect((await handOver(form)).status).toBe(200)
  })

  it('reveals only granted data to the app', async () => {
    await register(forum, { capabilities: [] })
    const form = formIn(await open(await launch('ada', forum)))
    const xml = xmlIn(form)
    expect(xml).toContain(tower.uuid)
    // Any three letters may occur in a signature.
    const message = xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '')
    expect(message).not.toMatch(/Ada|Winthrop|tenants\.example/)
  })

  it('is described by metadata for the service provider', async () => {
    const path = '/api/user-verification/samlResponse/metadata'
    const { body, headers } = await world.request('GET', path, { host })
    expect(headers.get('content-type')).toBe('application/samlmetadata+xml')
    expect(String(body)).toMatch(/<ds:X509Certificate>[\w+/=]{500,}</)
  })
})

describe('a SAML response by the call of the specification', () => {
  const request = (who: Who | null, fields: Record<string, unknown> = {}) =>
    world.request('POST', '/api/user-verification/samlResponse', {
      host,
      ...(who !== null && { token: tokens[who] }),
      body: {
        serviceprovider: 'community-forum',
        url: pages[forum],
        buildingUUID: tower.uuid,
        ...fields,
      },
    })

  it("is accepted by the forum, at the reply's address", async () => {
    const answer = await request('ada')
    expect(answer.status).toBe(200)
    const { saml_response, url } = read(launchSamlResponse.reply, answer.body)
    const form = new FormData()
    form.append('SAMLResponse', saml_response)
    form.append('RelayState', pages[forum] ?? '')
    const { origin, pathname } = new URL(url)
    expect(origin).toBe(apps)
    const board = await world.request('POST', pathname, { host: new URL(url).host, form })
    expect(board.status).toBe(200)
    expect(String(board.body)).toContain('Ada Winthrop')
  })

  it('is refused for an app whose launch has changed meanwhile', async () => {
    await register(forum, { launchBy: 'one_time_link' })
    expect(codeOf(await request('ada'))).toBe('app_not_registered')
  })

  it('contains no deleted user', async () => {
    const telling = personOf(world.database.connection, 0)
    await expect(telling).rejects.toMatchObject({ code: 'auth_link_invalid' })
  })

  it.each([
    ['nobody', null, {}, 'unauthenticated'],
    ['a kiosk', 'kiosk', {}, 'permission_denied'],
    ['a user of another building', 'outsider', {}, 'not_found'],
    ['an unknown provider', 'ada', { serviceprovider: 'nobody' }, 'app_not_registered'],
    ['an app with another kind of launch', 'ada', { serviceprovider: '' }, 'app_not_registered'],
    [
      'a page outside the app',
      'ada',
      { url: 'http://apps.localhost.evil.example:4999/' },
      'app_not_registered',
    ],
    ['an invalid address', 'ada', { url: 'x' }, 'invalid_request'],
    [
      'an endless address',
      'ada',
      { url: `http://a.example/${'x'.repeat(3000)}` },
      'invalid_request',
    ],
  ] as const)('is refused to %s', async (_, who, fields, wanted) => {
    const answer = await request(who, fields)
    expect(codeOf(answer)).toBe(wanted)
    expect(JSON.stringify(answer.body)).not.toContain('saml_response')
  })
})

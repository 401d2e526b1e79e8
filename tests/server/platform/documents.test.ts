import { readFile } from 'node:fs/promises'
import type { RenderedPage, Renderer, RenderRequest } from '@contract/rendering'
import { uploads } from '@server/db/schema'
import type { AppFiles } from '@server/http/appFiles'
import { documentResponse } from '@server/http/document'
import type { DocumentParts } from '@server/http/openDocument'
import type { Variables } from '@server/http/variables'
import { endFamily } from '@server/services/auth/endSession'
import { forgetAllSessions } from '@server/services/auth/principal'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding, aWhitelabel } from '../builders/buildings'
import { aKiosk, aPerson, type Person, password } from '../builders/people'
import { withWorld } from '../withWorld'
import { openWorld, type World } from '../world'

const world = withWorld()
let ada: Person
const tower = { uuid: crypto.randomUUID() }
beforeEach(async () => {
  await aBuilding(world, { ...tower, name: 'One Meridian Plaza' })
  ada = await aPerson(world, { in: tower })
})

const agent = 'Mozilla/5.0 (a browser)'
const preloads = { scripts: () => [], texts: () => [], fonts: [] }
const files: AppFiles = {
  scripts: '<script src="/assets/first.js"></script>',
  scriptPreloads: '<link rel="modulepreload" href="/assets/first.js">',
  entry: '/assets/first.js',
  imports: ['/assets/react.js', '/assets/machines.js'],
  rules: [
    { css: ':root{}', classes: [[]] },
    { css: '.shown{}', classes: [['shown']] },
    { css: '.other{}', classes: [['other']] },
  ],
  styles: '/assets/all.css',
  stylePreload: '<link rel="preload" as="style" href="/assets/all.css">',
  styleLink: '<link rel="stylesheet" href="/assets/all.css">',
  inlineScript: 'guard()',
  preloads,
}
const blank: RenderedPage = {
  css: '',
  ownCss: '',
  title: 'T',
  head: '',
  body: '',
  rendered: null,
  areas: [],
  replies: [],
  toggles: [],
  isLate: false,
}

/** What a document requested from the renderer, and the response once it begins. */
async function respond(
  headers: Record<string, string>,
  renderer: Partial<Renderer> = {},
  given: World = world,
  served: AppFiles = files,
): Promise<{ request: RenderRequest | null; response: Response }> {
  let request: RenderRequest | null = null
  const parts: DocumentParts = {
    files: served,
    renderer: {
      render: async (wanted) => {
        request = wanted
        return blank
      },
      shell: () => ({ ...blank, title: 'Shell' }),
      ...renderer,
    },
  }
  const app = new Hono<{ Variables: Variables }>()
  app.get('*', (context) => {
    context.set('host', headers.host ?? 'localhost')
    context.set('traceId', 'a trace')
    return documentResponse(context, given, parts)
  })
  const response = await app.request('http://localhost/building?x=1', {
    headers: { host: 'localhost:4310', 'user-agent': agent, ...headers },
  })
  return { request, response }
}

async function input(...given: Parameters<typeof respond>) {
  const { request, response } = await respond(...given)
  return { request, response, html: await response.text() }
}

const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('documents=')) ?? ''
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

async function signIn({ email }: { email: string }) {
  const { body, headers } = await world.request('POST', '/api/auth/v2/login', {
    body: { email, password },
    headers: { 'user-agent': agent },
  })
  const reply = body as { token: string; refresh_token: { token: string }; user: { uuid: string } }
  return { ...reply, cookie: cookieOf(headers) }
}

describe('a browser that has signed out', () => {
  it('receives no personal data, even if no server knows, and loses its cookie', async () => {
    const { cookie } = await signIn(ada)
    const both = `${pairOf(cookie)}; signed-out=1`
    const { request, response } = await input({ cookie: both })
    expect(request?.reader).toBeNull()
    expect(cookieOf(response.headers)).toMatch(/^documents=; .*Max-Age=0/)
    expect(response.headers.getSetCookie().join()).toMatch(/signed-out=; Max-Age=0/)
  })

  it('receives its pages again after the next sign-in', async () => {
    const { headers } = await world.request('POST', '/api/auth/v2/login', {
      body: { email: ada.email, password },
      headers: { 'user-agent': agent, cookie: 'signed-out=1' },
    })
    expect(headers.getSetCookie().join()).toMatch(/signed-out=; Max-Age=0/)
    const { request, response } = await input({ cookie: pairOf(cookieOf(headers)) })
    expect(request?.reader?.user.email).toBe(ada.email)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe("the documents' cookie", () => {
  it('comes with a sign-in, inaccessible to scripts and other sites', async () => {
    const { cookie } = await signIn(ada)
    expect(cookie).toContain('; HttpOnly')
    expect(cookie).toContain('; SameSite=Lax')
    expect(cookie).toContain('; Path=/')
    expect(cookie).not.toContain('Domain')
    expect(cookie).toMatch(/Max-Age=2592000/)
  })

  it('is bound to its host if the browser uses TLS', async () => {
    const { deployment } = world
    const server = { ...deployment.server, publicScheme: 'https' as const }
    const secure = await openWorld({ deployment: { ...deployment, server } })
    const { email } = await aPerson(secure)
    const { headers } = await secure.request('POST', '/api/auth/v2/login', {
      body: { email, password },
    })
    const cookie = headers.getSetCookie().find((each) => each.includes('documents='))
    expect(cookie).toMatch(/^__Host-documents=/)
    expect(cookie).toContain('; Secure')
    await secure.close()
  })

  it('is renewed with the session, and removed with it', async () => {
    const { token, refresh_token: refresh, cookie } = await signIn(ada)
    const renewed = await world.request('POST', '/api/auth/v2/refresh', {
      body: { refresh_token: refresh.token },
      headers: { 'user-agent': agent },
    })
    const next = pairOf(cookieOf(renewed.headers))
    expect(next).toMatch(/^documents=.+/)
    expect((await input({ cookie: next })).request?.reader?.user.email).toBe(ada.email)
    const left = await world.request('POST', '/api/auth/logout', { body: {}, token })
    expect(cookieOf(left.headers)).toMatch(/^documents=; Max-Age=0/)
    for (const old of [next, pairOf(cookie)]) {
      expect((await input({ cookie: old })).request?.reader).toBeNull()
    }
  })

  it('opens nothing of the API', async () => {
    const { cookie } = await signIn(ada)
    const { status } = await world.request('GET', '/api/users/current', {
      headers: { cookie: pairOf(cookie), 'user-agent': agent },
    })
    expect(status).toBe(401)
  })
})

describe('the user of a rendered page', () => {
  it("is the session's user, with their permissions", async () => {
    const { cookie } = await signIn(ada)
    const { request } = await input({ cookie: pairOf(cookie) })
    expect(request?.href).toBe('/building?x=1')
    const { reader } = request as RenderRequest
    expect(reader?.user.email).toBe(ada.email)
    const read = (path: string, params: Record<string, string>, query = {}) =>
      reader?.reads(path, { params, query, locale: 'en-us' })
    const buildings = await read('/tenant/v1/users/current/buildings', {}, { include: 'languages' })
    expect(buildings?.status).toBe(200)
    expect(buildings?.json).toContain('One Meridian Plaza')
    const { uuid: elsewhere } = await aBuilding(world)
    const other = await read('/tenant/v1/buildings/:buildingId', { buildingId: elsewhere })
    expect(other?.status).not.toBe(200)
    const malformed = await read('/tenant/v1/buildings/:buildingId', { buildingId: "' or 1=1" })
    expect(malformed?.status).toBe(400)
  })

  it('reads the same for a kiosk as its API calls, and no more', async () => {
    const { cookie, token } = await signIn(await aKiosk(world, { in: tower }))
    const { request } = await input({ cookie: pairOf(cookie) })
    const buildingId = tower.uuid
    for (const [path, params, address] of [
      ['/buildings/:buildingId/theme', { buildingId }, `/buildings/${buildingId}/theme`],
      ['/tenant/v1/users/current/buildings', {}, '/tenant/v1/users/current/buildings'],
      ['/tenant/v1/users/current/transactions', {}, '/tenant/v1/users/current/transactions'],
    ] as const) {
      const rendered = await request?.reader?.reads(path, { params, query: {}, locale: 'en-us' })
      const answered = await world.request('GET', `/api${address}`, { token })
      expect([path, rendered?.status]).toEqual([path, answered.status])
    }
  })

  it('can only read, and not act', async () => {
    const { cookie } = await signIn(ada)
    const { request } = await input({ cookie: pairOf(cookie) })
    for (const path of ['/auth/logout', '/sso/v1/callback/oidc', '/nothing', '__proto__']) {
      const answer = await request?.reader?.reads(path, { params: {}, query: {}, locale: 'en-us' })
      expect(answer?.status).toBe(501)
    }
  })

  it("is missing for a cookie that is forged, foreign, expired, or another browser's", async () => {
    const { cookie, token } = await signIn(ada)
    const good = pairOf(cookie)
    const [head = '', claims = '', signature = ''] = good.replace('documents=', '').split('.')
    const other = Buffer.from(JSON.stringify({ sub: 'x', aud: 'portico:document' })).toString(
      'base64url',
    )
    const device = `documents=${token}`
    for (const bad of [
      'documents=',
      'documents=x',
      `documents=${head}.${other}.${signature}`,
      `documents=${head}.${claims}.${'A'.repeat(signature.length)}`,
      device,
      `documents=${'x'.repeat(8000)}`,
    ]) {
      const { request, response } = await input({ cookie: bad })
      expect(response.status).toBe(200)
      expect(request?.reader).toBeNull()
    }
    expect((await input({ cookie: good, 'user-agent': 'another' })).request?.reader).toBeNull()
    expect((await input({ cookie: good })).request?.reader).not.toBeNull()
    world.clock.now = new Date(world.clock.now.getTime() + 31 * 86_400_000)
    expect((await input({ cookie: good })).request?.reader).toBeNull()
  })

  it('is missing once the session has ended elsewhere or the account was deactivated', async () => {
    const { cookie, token } = await signIn(ada)
    const { familyUuid } = await world.accessTokens.verify(token, world.now())
    await endFamily(world.database.connection, familyUuid, 'logout', world.now())
    forgetAllSessions()
    expect((await input({ cookie: pairOf(cookie) })).request?.reader).toBeNull()
  })
})

/** A page that is rendered for an anonymous visitor. */
const anonymousPage = {
  ...blank,
  rendered: {
    href: '/',
    locale: 'de-de',
    user: null,
    theme: null,
    areas: [],
    formatted: {},
    at: 0,
  },
} satisfies RenderedPage

describe('a document', () => {
  it('with private content is cached by no other client', async () => {
    const { cookie } = await signIn(ada)
    const rendered = (user: boolean): Partial<Renderer> => ({
      render: async ({ reader }) => ({
        ...blank,
        body: '<p>rendered</p>',
        rendered: {
          href: '/',
          locale: 'de-de',
          user: user ? (reader?.user ?? null) : null,
          theme: null,
          areas: ['entry'],
          formatted: {},
          at: 0,
        },
        replies: [
          { key: 'x', answer: { status: 200, json: '"</script><script>fire()</script>"' } },
        ],
      }),
    })
    const { response, html } = await input({ cookie: pairOf(cookie) }, rendered(true))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-offline-copy')).toBe('allowed')
    expect(response.headers.get('vary')).toContain('Cookie')
    expect(html).toContain('<html lang="de-DE" dir="ltr">')
    expect(html).toContain('<div id="root"><p>rendered</p></div>')
    // Before anything is shown, the browser learns the page's user.
    expect(html).toMatch(
      new RegExp(
        `<script nonce="[^"]+" data-user="${ada.uuid}" data-locale="de-de" data-styles="/assets/all.css" data-imports="/assets/react.js /assets/machines.js" data-entry="/assets/first.js">guard\\(\\)<`,
      ),
    )
    // No prefetched response can break out of its script.
    expect(html).not.toContain('</script><script>fire')
    const open = await input({}, rendered(false))
    expect(open.response.headers.get('cache-control')).toBe('no-cache')
    expect(open.response.headers.get('x-offline-copy')).toBeNull()
    expect(open.html).toMatch(
      /<script nonce="[^"]+" data-locale="de-de" data-styles="\/assets\/all.css" data-imports="\/assets\/react.js \/assets\/machines.js" data-entry="\/assets\/first.js">guard\(\)</,
    )
  })

  it('starts its head like the file that static hosts serve', async () => {
    const { html } = await input({})
    const elements = (await readFile('index.html', 'utf8')).match(/<(?:meta|link) [^>]*>/g) ?? []
    expect(elements).toHaveLength(6)
    for (const element of elements) expect(html).toContain(element)
    expect(html).toContain('<title>T</title>')
  })

  it('contains the styles that it needs and requests all if it is rendered, and links all if it is a shell', async () => {
    const shown = { ...anonymousPage, body: '<p class="shown"></p>' }
    const page = await input({}, { render: async () => shown } as never)
    expect(page.html).toMatch(/<style nonce="[^"]+" data-part>:root\{\}.shown\{\}<\/style>/)
    expect(page.html).toContain(files.stylePreload)
    expect(page.html).not.toContain(files.styleLink)
    const shell = await input({})
    expect(shell.html).toContain(files.styleLink)
    expect(shell.html).not.toContain('data-part')
  })

  it('starts the app after the first paint if it is rendered, and immediately if it is a shell', async () => {
    const page = await input({}, { render: async () => anonymousPage } as never)
    expect(page.html).toContain(files.scriptPreloads)
    expect(page.html).toContain(`data-entry="${files.entry}"`)
    expect(page.html).not.toContain(files.scripts)
    const shell = await input({})
    expect(shell.html).toContain(files.scripts)
    expect(shell.html).not.toContain('data-entry')
  })

  describe('whose head is known before its page', () => {
    const head = { locale: 'de-de', user: null } as const
    const page = { ...anonymousPage, css: ':root{--brand:1}', ownCss: '[data-style]{}' }
    const begun = (rest: () => Promise<RenderedPage>) => ({
      render: ({ onHead }: RenderRequest) => {
        onHead?.(head)
        return rest()
      },
    })

    it('is sent from its beginning while the page is rendered', async () => {
      let finish: (done: RenderedPage) => void = () => {}
      const waits = new Promise<RenderedPage>((resolve) => {
        finish = resolve
      })
      const { response } = await respond(
        { 'accept-encoding': 'gzip' },
        begun(() => waits),
      )
      expect(response.headers.get('x-accel-buffering')).toBe('no')
      const reader = response.body?.pipeThrough(new DecompressionStream('gzip')).getReader()
      const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
      const start = await next()
      expect(start).toContain('<html lang="de-DE" dir="ltr">')
      expect(start).toContain('data-entry=')
      expect(start).not.toContain('</head>')
      finish(page)
      const rest = await next()
      expect(rest).toMatch(/^ *<title>/)
      for (const part of [page.body, page.css, page.ownCss, files.scriptPreloads])
        expect(rest).toContain(part)
      expect(rest).not.toContain('id="boot"')
      expect(await next()).toContain('id="boot"')
    })

    it('ends early and is logged if its page cannot be written', async () => {
      const cyclic: Record<string, unknown> = {}
      cyclic.self = cyclic
      const broken = { ...page, rendered: { ...page.rendered, formatted: cyclic as never } }
      const error = vi.fn<() => void>()
      const log = Object.assign(Object.create(world.log) as World['log'], { error })
      const { response } = await respond(
        {},
        begun(async () => broken),
        { ...world, log },
      )
      await expect(response.text()).rejects.toThrow('circular')
      expect(error).toHaveBeenCalledOnce()
    })

    it('lets the browser render the page if that fails, or has another language or user', async () => {
      for (const rest of [
        () => Promise.reject(new Error('no')),
        async () => ({ ...page, rendered: { ...page.rendered, locale: 'fr-fr' as const } }),
        async () => ({ ...page, rendered: { ...page.rendered, user: ada } as never }),
      ]) {
        const { html } = await input({}, begun(rest))
        expect(html).toContain('<div id="root"></div>')
        expect(html).toContain('"rendered":null')
        expect(html).toContain(`data-entry="${files.entry}"`)
      }
    })
  })

  it('reloads in browsers without scripts if a part was late, and only then', async () => {
    const again = /<noscript><meta http-equiv="refresh" content="\d"><\/noscript>/
    const rendered = (isLate: boolean) => input({}, { render: async () => ({ ...blank, isLate }) })
    expect((await rendered(true)).html).toMatch(again)
    expect((await rendered(false)).html).not.toMatch(/refresh|noscript/)
    const failed = await input({}, { render: () => Promise.reject(new Error('no')) })
    expect(failed.html).toMatch(again)
  })

  it('is a shell if rendering throws, which is logged', async () => {
    const { html, response } = await input({}, { render: () => Promise.reject(new Error('no')) })
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Shell</title>')
    expect(world.logged.join('')).toContain('not rendered')
  })

  it('requests a shell for the presumed user, and preloads what that names', async () => {
    const { cookie } = await signIn(ada)
    const failing: Partial<Renderer> = {
      render: () => Promise.reject(new Error('no')),
      shell: (_, audience) => ({ ...blank, title: audience, areas: ['cards'] }),
    }
    const loading = {
      scripts: (area: string) => [`/assets/${area}.js`],
      texts: () => [],
      fonts: [],
    }
    for (const [headers, audience] of [
      [{}, 'signedOut'],
      [{ cookie: pairOf(cookie) }, 'signedIn'],
    ] as const) {
      const { html } = await input(headers, failing, world, { ...files, preloads: loading })
      expect(html).toContain(`<title>${audience}</title>`)
      expect(html).toContain('<link rel="modulepreload" href="/assets/cards.js">')
    }
  })

  it('is a shell if the database does not respond in time', async () => {
    const { deployment } = world
    const slow = {
      ...world,
      deployment: { ...deployment, server: { ...deployment.server, ssrTimeoutMs: 1 } },
      flags: () => new Promise<string[]>(() => {}),
    }
    const { html, request } = await input({}, {}, slow)
    expect(request).toBeNull()
    expect(html).toContain('<title>Shell</title>')
    expect(html).toContain('"whitelabel":null')
  })
})

describe('a font that an operator has uploaded', () => {
  it('is in the head of the pages of its brand alone, and fetched at once', async () => {
    const name = `${'a'.repeat(64)}.woff2`
    const themeFontUrl = `/uploads/${name}`
    const stored = { uuid: crypto.randomUUID(), contentType: 'font/woff2', bytes: 1 }
    await world.database.connection
      .insert(uploads)
      .values({ name, ...stored, fontWeight: '300 900', usedAt: world.clock.now })
    await aWhitelabel(world, { host: 'alder.example', themeFont: 'Alder Sans', themeFontUrl })
    const html = async (host: string) => (await respond({ host })).response.text()
    const page = await html('alder.example')
    expect(page).toContain(
      `<link rel="preload" href="${themeFontUrl}" as="font" type="font/woff2" crossorigin>`,
    )
    expect(page).toMatch(
      /<style nonce="[^"]+">@font-face\{font-family:'Alder Sans';[^<]*font-weight:300 900;font-display:swap\}/,
    )
    expect(await html('localhost')).not.toContain('Alder Sans')
  })
})

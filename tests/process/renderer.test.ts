import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Reads, RenderedHead, RenderRequest, SentAnswer } from '@contract/rendering'
import { openRenderer, type WorkerRenderer } from '@server/ssr/workerRenderer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appInput, branding, closedLook, firstHouse, user } from '../machines/fixtures'

/** The built renderer, in its own thread. */
const folder = join(process.cwd(), 'dist/ssr')
const thread = pathToFileURL(join(process.cwd(), 'dist/server/renderWorker.js'))

let renderer: WorkerRenderer
beforeEach(async () => {
  renderer = await openRenderer(folder, thread)
})
afterEach(() => renderer.close())

const never = () => new Promise<never>(() => {})
const { building, theme } = firstHouse

const answer = (status: number, body: unknown): SentAnswer => ({
  status,
  json: JSON.stringify(body),
})

/** The reads of a user in one building without content. */
const emptyHouse: Reads = async (path): Promise<SentAnswer> => {
  if (path.endsWith('/users/current/buildings')) {
    return answer(200, { data: [building], total: 1, limit: 10, offset: 0 })
  }
  if (path.endsWith('/theme')) return answer(200, theme)
  if (path === '/tenant/v1/buildings/:buildingId') return answer(200, { data: building })
  const problem = { type: 't', title: 'T', status: 404, code: 'not_found', instance: '/' }
  return answer(404, problem)
}

function request(given: Partial<RenderRequest> = {}, reads?: Reads): RenderRequest {
  return {
    boot: {
      host: 'localhost',
      ...branding,
      deployment: appInput.deployment,
      toggles: [],
      demo: false,
      kiosk: { hasExitPin: false },
    },
    href: '/login',
    agent: 'a browser',
    locale: 'en-us',
    reader: reads === undefined ? null : { user, reads, toggles: async () => [] },
    client: null,
    waitMs: 2000,
    ...given,
  }
}

it('knows the head before the reads of the page have been answered', async () => {
  const heads: RenderedHead[] = []
  let answerPage = () => {}
  const waiting = new Promise<void>((resolve) => {
    answerPage = resolve
  })
  const reads: Reads = async (path, given) => {
    if (path.includes('contents')) await waiting
    return emptyHouse(path, given)
  }
  const rendering = renderer.render(
    request({ href: '/', onHead: (head) => heads.push(head) }, reads),
  )
  await expect.poll(() => heads, { timeout: 20_000 }).toHaveLength(1)
  answerPage()
  const { rendered } = await rendering
  expect(heads).toEqual([{ locale: rendered?.locale, user: user.uuid }])
  await renderer.render(request({ onHead: (head) => heads.push(head) }))
  expect(heads[1]).toEqual({ locale: 'en-us', user: null })
})

/** On a busy machine a page may be late; what it shows does not depend on that, so it is rendered again. */
const renderedInTime = (of: RenderRequest) =>
  vi.waitFor(
    async () => {
      const page = await renderer.render(of)
      if (page.isLate || page.body === '') throw new Error('The page is late')
      return page
    },
    { timeout: 60_000 },
  )

it('renders the sign-in, and home for a signed-in user', async () => {
  const signIn = await renderer.render(request())
  expect(signIn.body).toContain('name="email"')
  expect(signIn.rendered).toMatchObject({ href: '/login', user: null })
  expect(signIn.replies).toEqual([])
  const home = await renderedInTime(request({ href: '/' }, emptyHouse))
  expect(home.body).toContain(building.name)
  // The content policy allows neither.
  for (const { body } of [signIn, home]) expect(body).not.toMatch(/<script|<template| style=/)
  expect(home.title).toMatch(new RegExp(`^${building.name} · `))
  expect(home.rendered).toMatchObject({ href: `/building/${building.uuid}`, user })
  expect(home.rendered?.areas).toContain('inside')
  expect([signIn.areas, home.areas]).toEqual([signIn.rendered?.areas, home.rendered?.areas])
  expect(home.replies.length).toBeGreaterThan(3)
  expect([signIn.isLate, home.isLate]).toEqual([false, false])
})

it('renders the sign-in if signed out, and the notice of a closed brand', async () => {
  const page = await renderer.render(request({ href: '/my-history' }))
  expect(page.rendered?.href).toBe(`/login?returnTo=${encodeURIComponent('/my-history')}`)
  const closed = await renderer.render(request({ boot: { ...request().boot, ...closedLook } }))
  expect(closed.body).not.toContain('name="email"')
  expect(closed.body).toContain('<h1')
})

it('renders the accessibility statement for everybody', async () => {
  const href = '/accessibility'
  for (const reads of [undefined, emptyHouse]) {
    const page = await renderer.render(request({ href }, reads))
    expect(page.body).toContain('WCAG')
    expect(page.title).toMatch(/^Accessibility · /)
    expect(page.rendered).toMatchObject({ href, user: reads === undefined ? null : user })
    expect(page.rendered?.areas).toContain('accessibility')
    expect(page.body.includes('id="main"')).toBe(reads !== undefined)
  }
})

it('renders late data as loading, and leaves it to the browser', async () => {
  const reads: Reads = (path, given) =>
    /users\/current\/buildings|\/theme$|^\/tenant\/v1\/buildings\/:buildingId$/.test(path)
      ? emptyHouse(path, given)
      : never()
  const page = await renderer.render(request({ href: '/' }, reads))
  expect(page.body).toContain(building.name)
  expect(page.body).toContain('aria-busy="true"')
  expect(page.replies).toHaveLength(3)
  expect(page.isLate).toBe(true)
  const nothing = await renderer.render(request({ href: '/', waitMs: 100 }, never))
  expect(nothing.replies).toEqual([])
  expect(nothing.isLate).toBe(true)
})

it('leaves failed reads to the browser, and reports contract violations', async () => {
  const failing: Reads = async (path, given) =>
    path.endsWith('/contents-promoted') || path.endsWith('/contents-promoted/v2')
      ? answer(200, { data: 'nonsense' })
      : path.includes('utility')
        ? answer(500, {})
        : emptyHouse(path, given)
  const page = await renderedInTime(request({ href: '/' }, failing))
  expect(page.body).toContain('We couldn’t load the highlight')
  expect(page.replies.some(({ key }) => key.includes('utility'))).toBe(false)
})

it('keeps concurrent pages in several languages separate', async () => {
  const wanted = ['en-us', 'de-de', 'es-es', 'fr-fr'] as const
  const words = ['Welcome', 'Willkommen', 'bienvenida', 'Bienvenue']
  const rounds = Array.from({ length: 6 }, () => wanted).flat()
  for (let at = 0; at < rounds.length; at += wanted.length) {
    const pages = await Promise.all(wanted.map((locale) => renderer.render(request({ locale }))))
    expect(pages.map(({ rendered }) => rendered?.locale)).toEqual(wanted)
    for (const [index, { body }] of pages.entries()) {
      expect(body).toMatch(new RegExp(words[index] ?? '', 'i'))
    }
  }
})

it('titles a sign-up and a reset with their first step', async () => {
  const reset = await renderer.render(request({ href: '/reset-password' }))
  expect(reset.title).toMatch(/^Reset your password · /)
  const german = await renderer.render(request({ href: '/reset-password', locale: 'de-de' }))
  expect(german.title).toMatch(/^(?!Reset).+ · /)
  const signUp = await renderer.render(
    request({ href: '/signup?flow=SIGNUP&email=nia@meridian.example&first_name=Nia' }),
  )
  expect(signUp.title).toMatch(/^Create your account · /)
})

it("leaves a provider's response and a mailed link to the browser", async () => {
  for (const href of ['/login?code=a&state=b', '/reset-password?email=a&token=b']) {
    const page = await renderer.render(request({ href }))
    expect(page).toMatchObject({ body: '', rendered: null, isLate: false })
    expect(page.css).toContain('--portico-brand')
    expect(page.areas).toEqual(['entry'])
  }
})

it('gives one client three places, and the others to other clients', async () => {
  const flood = Array.from({ length: 24 }, () =>
    renderer.render(request({ href: '/', waitMs: 1500, client: '192.0.2.7' }, never)).then(
      () => 'rendered',
      (error: Error) => error.message,
    ),
  )
  const page = await renderer.render(request({ client: '192.0.2.8' }))
  expect(page.rendered?.href).toBe('/login')
  const outcomes = await Promise.all(flood)
  expect(outcomes.filter((outcome) => outcome === 'rendered')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome.startsWith('Too many'))).toHaveLength(21)
})

it('refuses calls beyond eight, and all waiting ones when the server stops', async () => {
  const waiting = Array.from({ length: 8 }, () =>
    renderer.render(request({ href: '/', waitMs: 2500 }, never)).then(
      () => 'rendered',
      (error: Error) => error.message,
    ),
  )
  await expect(renderer.render(request())).rejects.toThrow('Too many pages')
  await renderer.close()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['The server stops']))
})

it('starts another thread if one hangs, and notifies the affected callers', async () => {
  // Longer than any page may take.
  const lost = renderer.render(request({ href: '/', waitMs: 60_000 }, never))
  await expect(lost).rejects.toThrow('The renderer hung')
  await expect(renderer.render(request())).rejects.toThrow('starting')
  await expect
    .poll(
      () =>
        renderer.render(request()).then(
          ({ body }) => body,
          () => '',
        ),
      { timeout: 10_000 },
    )
    .toContain('name="email"')
})

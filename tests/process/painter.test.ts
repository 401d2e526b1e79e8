import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CarriedReply, PaintedPage, PaintRequest, Reads, SentAnswer } from '@contract/paint'
import { openPainter, type ThreadPainter } from '@server/ssr/threadPainter'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appInput, closedLook, firstHouse, look, user } from '../machines/cases'

/** The painter as it is built, in its own thread. */
const folder = join(process.cwd(), 'dist/paint')
const thread = pathToFileURL(join(process.cwd(), 'dist/server/paintThread.js'))

let painter: ThreadPainter
beforeEach(async () => {
  painter = await openPainter(folder, thread)
})
afterEach(() => painter.close())

const never = () => new Promise<never>(() => {})
const { building, theme } = firstHouse

const answer = (status: number, body: unknown): SentAnswer => ({
  status,
  json: JSON.stringify(body),
})
const repliesOf = (page: PaintedPage) => JSON.parse(page.replies) as CarriedReply[]

/** The reads of somebody in one building with nothing in it. */
const emptyHouse: Reads = async (path): Promise<SentAnswer> => {
  if (path.endsWith('/users/current/buildings')) {
    return answer(200, { data: [building], total: 1, limit: 10, offset: 0 })
  }
  if (path.endsWith('/theme')) return answer(200, theme)
  if (path === '/tenant/v1/buildings/:buildingId') return answer(200, { data: building })
  const problem = { type: 't', title: 'T', status: 404, code: 'not_found', instance: '/' }
  return answer(404, problem)
}

function request(given: Partial<PaintRequest> = {}, reads?: Reads): PaintRequest {
  return {
    boot: {
      host: 'localhost',
      ...look,
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

it('paints the sign-in, and home for somebody who is inside', async () => {
  const signIn = await painter.paint(request())
  expect(signIn.body).toContain('name="email"')
  expect(signIn.paint).toMatchObject({ href: '/login', user: null })
  expect(repliesOf(signIn)).toEqual([])
  const home = await painter.paint(request({ href: '/' }, emptyHouse))
  expect(home.body).toContain(building.name)
  // The content policy allows neither.
  for (const { body } of [signIn, home]) expect(body).not.toMatch(/<script|<template| style=/)
  expect(home.title).toMatch(new RegExp(`^${building.name} · `))
  expect(home.paint).toMatchObject({ href: `/building/${building.uuid}`, user })
  expect(home.paint?.areas).toContain('inside')
  expect([signIn.areas, home.areas]).toEqual([signIn.paint?.areas, home.paint?.areas])
  expect(repliesOf(home).length).toBeGreaterThan(3)
  expect([signIn.isLate, home.isLate]).toEqual([false, false])
})

it('a signed-out visitor of an inner page finds the sign-in, and a closed brand says so', async () => {
  const page = await painter.paint(request({ href: '/my-history' }))
  expect(page.paint?.href).toBe(`/login?returnTo=${encodeURIComponent('/my-history')}`)
  const closed = await painter.paint(request({ boot: { ...request().boot, ...closedLook } }))
  expect(closed.body).not.toContain('name="email"')
  expect(closed.body).toContain('<h1')
})

it('what does not come in time is painted as loading, and left to the browser', async () => {
  const reads: Reads = (path, given) =>
    /users\/current\/buildings|\/theme$|^\/tenant\/v1\/buildings\/:buildingId$/.test(path)
      ? emptyHouse(path, given)
      : never()
  const began = performance.now()
  const page = await painter.paint(request({ href: '/', waitMs: 1000 }, reads))
  expect(performance.now() - began).toBeLessThan(4000)
  expect(page.body).toContain(building.name)
  expect(page.body).toContain('aria-busy="true"')
  expect(repliesOf(page)).toHaveLength(3)
  expect(page.isLate).toBe(true)
  const nothing = await painter.paint(request({ href: '/', waitMs: 100 }, never))
  expect(repliesOf(nothing)).toEqual([])
  expect(nothing.isLate).toBe(true)
})

it('what the server fails at is left to the browser, and what does not fit the contract is said', async () => {
  const failing: Reads = async (path, given) =>
    path.endsWith('/contents-promoted') || path.endsWith('/contents-promoted/v2')
      ? answer(200, { data: 'nonsense' })
      : path.includes('utility')
        ? answer(500, {})
        : emptyHouse(path, given)
  const page = await painter.paint(request({ href: '/', waitMs: 1000 }, failing))
  expect(page.body).toContain('The highlight could not be loaded')
  expect(repliesOf(page).some(({ key }) => key.includes('utility'))).toBe(false)
})

it('pages in several languages at once keep each to its own', async () => {
  const wanted = ['en-us', 'de-de', 'es-es', 'fr-fr'] as const
  const words = ['Welcome', 'Willkommen', 'bienvenida', 'Bienvenue']
  const rounds = Array.from({ length: 6 }, () => wanted).flat()
  for (let at = 0; at < rounds.length; at += wanted.length) {
    const pages = await Promise.all(wanted.map((locale) => painter.paint(request({ locale }))))
    expect(pages.map(({ paint }) => paint?.locale)).toEqual(wanted)
    for (const [index, { body }] of pages.entries()) {
      expect(body).toMatch(new RegExp(words[index] ?? '', 'i'))
    }
  }
})

it('a sign-up and a reset have the title of their first step', async () => {
  const reset = await painter.paint(request({ href: '/reset-password' }))
  expect(reset.title).toMatch(/^Reset your password · /)
  const german = await painter.paint(request({ href: '/reset-password', locale: 'de-de' }))
  expect(german.title).toMatch(/^(?!Reset).+ · /)
  const signUp = await painter.paint(
    request({ href: '/signup?flow=SIGNUP&email=nia@meridian.example&first_name=Nia' }),
  )
  expect(signUp.title).toMatch(/^Create your account · /)
})

it('an answer of a provider and the link of a mail are left to the browser', async () => {
  for (const href of ['/login?code=a&state=b', '/reset-password?email=a&token=b']) {
    const page = await painter.paint(request({ href }))
    expect(page).toMatchObject({ body: '', paint: null, isLate: false })
    expect(page.css).toContain('--portico-brand')
    expect(page.areas).toEqual(['entry'])
  }
})

it('gives one client three places, and the others to others', async () => {
  const flood = Array.from({ length: 24 }, () =>
    painter.paint(request({ href: '/', waitMs: 1500, client: '192.0.2.7' }, never)).then(
      () => 'painted',
      (error: Error) => error.message,
    ),
  )
  const page = await painter.paint(request({ client: '192.0.2.8' }))
  expect(page.paint?.href).toBe('/login')
  const outcomes = await Promise.all(flood)
  expect(outcomes.filter((outcome) => outcome === 'painted')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome.startsWith('Too many'))).toHaveLength(21)
})

it('refuses what comes on top of eight, and all that waits when the server stops', async () => {
  const waiting = Array.from({ length: 8 }, () =>
    painter.paint(request({ href: '/', waitMs: 2500 }, never)).then(
      () => 'painted',
      (error: Error) => error.message,
    ),
  )
  await expect(painter.paint(request())).rejects.toThrow('Too many pages')
  await painter.close()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['The server stops']))
})

it('starts another thread where one has hung, and says so to whom it has lost', async () => {
  // Longer than any page may take.
  const lost = painter.paint(request({ href: '/', waitMs: 60_000 }, never))
  await expect(lost).rejects.toThrow('The painter hung')
  await expect(painter.paint(request())).rejects.toThrow('starting')
  await expect
    .poll(
      () =>
        painter.paint(request()).then(
          ({ body }) => body,
          () => '',
        ),
      { timeout: 10_000 },
    )
    .toContain('name="email"')
})

import { takeRendered } from '@app/browser/takeRendered'
import type { InlinedBoot, RenderedState } from '@contract/rendering'
import { saveCalendar } from '@features/content/saveCalendar'
import { brandOf } from '@features/tenancy/brandOf'
import { checkHealth, readReloadedPath, rememberReload } from '@platform/chunkRecovery'
import { watchNetwork } from '@platform/network'
import { once } from '@platform/once'
import { watchPresence } from '@platform/presence'
import { randomKey } from '@platform/randomKey'
import { stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '../features/samples'
import { branding, known, user } from '../machines/fixtures'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a lazy value', () => {
  test('is created on demand, and again only after a failure', async () => {
    const make = vi.fn<() => Promise<string>>(async () => 'made')
    make.mockRejectedValueOnce(new Error('offline'))
    const get = once(make)
    expect(make).not.toHaveBeenCalled()
    await expect(get()).rejects.toThrow('offline')
    expect(await Promise.all([get(), get()])).toEqual(['made', 'made'])
    expect(await get()).toBe('made')
    expect(make).toHaveBeenCalledTimes(2)
  })
})

test('a key has 128 unpredictable bits', () => {
  const drawn = vi.spyOn(crypto, 'getRandomValues')
  const keys = Array.from({ length: 50 }, randomKey)
  expect(new Set(keys).size).toBe(50)
  expect(drawn.mock.calls.every(([array]) => array?.byteLength === 16)).toBe(true)
  const parts = drawn.mock.calls.map(([array]) => [...(array as Uint32Array)])
  expect(keys.map((key) => key.split('-').map((part) => Number.parseInt(part, 36)))).toEqual(parts)
})

describe('the network', () => {
  test('reports its return, until unsubscribed', () => {
    const emit = vi.fn<(event: object) => void>()
    const stop = watchNetwork(emit, undefined)
    expect(emit).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    expect(emit.mock.calls).toEqual([[{ type: 'network.restored' }]])
    stop()
    window.dispatchEvent(new Event('online'))
    expect(emit).toHaveBeenCalledTimes(1)
  })

  test("reports itself and the page's visibility to the live connection", () => {
    const emit = vi.fn<(event: object) => void>()
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    const stop = watchPresence(emit, undefined)
    window.dispatchEvent(new Event('online'))
    isHidden.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    isHidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(emit.mock.calls.map(([event]) => event)).toEqual([
      { type: 'network.restored' },
      { type: 'page.hidden' },
      { type: 'page.shown' },
    ])
    isHidden.mockRestore()
  })
})

describe('missing code', () => {
  test('marks the path that was reloaded for it, in this tab', () => {
    sessionStorage.clear()
    expect(readReloadedPath()).toBeNull()
    rememberReload('/help-desk')
    expect(readReloadedPath()).toBe('/help-desk')
    expect(sessionStorage.getItem('PAGE_RELOADED')).toBe('/help-desk')
    sessionStorage.clear()
  })

  test("is fetched once the server's health check succeeds", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    const house = { apiUrl: '/api', fetch: fetched }
    const { signal } = new AbortController()
    await checkHealth(house, signal)
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/healthcheck', {
      cache: 'no-store',
      signal,
    })
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
    await expect(checkHealth(house, signal)).rejects.toThrow('not ready')
  })
})

describe('the brand', () => {
  const building = {
    primary_color: '#222222',
    secondary_color: '#222223',
    primary_font_color: '#222224',
    font: 'Building',
  }
  const theme = {
    ...branding.theme,
    primary_color: '#333333',
    secondary_color: '#333334',
    primary_font_color: '#333335',
    font: 'Host',
  }
  const whitelabel = { ...branding.whitelabel, primaryColor: '#111111', secondaryColor: '#111112' }
  const hostOnly = { whitelabel: branding.whitelabel, theme }

  test("has the white-label's colors before the building's, and these before the host's", () => {
    expect(brandOf({ whitelabel, theme }, building, deployment)).toEqual({
      primaryColor: '#111111',
      secondaryColor: '#111112',
      primaryFontColor: '#222224',
      font: 'Building',
      allowsDark: true,
    })
    expect(brandOf(hostOnly, building, deployment)).toMatchObject({
      primaryColor: '#222222',
      secondaryColor: '#222223',
    })
    expect(brandOf(hostOnly, null, deployment)).toEqual({
      primaryColor: '#333333',
      secondaryColor: '#333334',
      primaryFontColor: '#333335',
      font: 'Host',
      allowsDark: true,
    })
  })

  test('has none if nothing is known', () => {
    expect(brandOf(null, null, deployment)).toEqual({
      primaryColor: '',
      secondaryColor: '',
      primaryFontColor: null,
      font: null,
      allowsDark: true,
    })
  })

  test('is light only if its settings say so', () => {
    const brands = { test: { family: 'default' as const, ownScope: false, allowsDark: false } }
    expect(brandOf(branding, null, { ...deployment, brands }).allowsDark).toBe(false)
    expect(brandOf(null, null, { ...deployment, brands }).allowsDark).toBe(true)
  })
})

describe('a calendar entry', () => {
  const entry = {
    uid: 'one',
    title: 'Yoga: on / the roof!',
    startAt: '2026-11-27T12:55:00.000Z',
    endAt: '2026-11-27T13:55:00.000Z',
    location: null,
    description: null,
  } as unknown as Parameters<typeof saveCalendar>[0]

  function save(title: string) {
    vi.useFakeTimers()
    const made = vi.fn<(blob: Blob) => string>(() => 'blob:entry')
    const revoked = vi.fn<(url: string) => void>()
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked })
    const clicked: { href: string; download: string; isThere: boolean }[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push({ href: this.href, download: this.download, isThere: this.isConnected })
    })
    saveCalendar({ ...entry, title })
    return { made, revoked, clicked }
  }

  test('is a file named after the event, which leaves nothing behind', () => {
    const { made, revoked, clicked } = save('Yoga: on / the roof')
    expect(clicked).toEqual([
      { href: 'blob:entry', download: 'Yoga-on-the-roof.ics', isThere: true },
    ])
    expect(made.mock.calls[0]?.[0].type).toBe('text/calendar;charset=utf-8')
    expect(made.mock.calls[0]?.[0].size).toBeGreaterThan(100)
    expect(document.querySelector('a[download]')).toBeNull()
    // The download must have started.
    vi.advanceTimersByTime(30_000)
    expect(revoked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:entry')
  })

  test.each([
    ['', 'event.ics'],
    ['Große Lesung 2', 'Große-Lesung-2.ics'],
    ['x'.repeat(100), `${'x'.repeat(60)}.ics`],
  ])('named %j is %s', (title, download) => {
    expect(save(title).clicked[0]?.download).toBe(download)
  })
})

describe('rendered markup', () => {
  const marks = document.documentElement.dataset
  const ofVisitor: RenderedState = {
    href: '/',
    locale: 'en-us',
    user: null,
    theme: null,
    areas: [],
    formatted: {},
    at: 0,
    replies: [],
  }
  function take(rendered: RenderedState | null) {
    const element = document.createElement('div')
    element.innerHTML = page
    const taken = takeRendered(element, { rendered } as InlinedBoot)
    return { taken, html: element.innerHTML }
  }
  const signIn = (given: object) =>
    stored.root.write({
      auth: { ...known(0).session, refreshExpiresAt: Date.now() + 60_000, ...given },
      authV2: null,
      farm: null,
    })
  // React itself restores the styles once the page has hydrated.
  const page = '<p data-style="width: 48px">Home</p>'

  beforeEach(() => {
    localStorage.clear()
    delete marks.rendered
  })

  test('for the current user shows', () => {
    expect(take(ofVisitor)).toEqual({ taken: ofVisitor, html: page })
    signIn({})
    const theirs = { ...ofVisitor, user }
    expect(take(theirs)).toEqual({ taken: theirs, html: page })
  })

  test('for another user is removed unseen', () => {
    const gone = { taken: null, html: '' }
    expect(take({ ...ofVisitor, user })).toEqual(gone)
    signIn({})
    expect(take(ofVisitor)).toEqual(gone)
    expect(take({ ...ofVisitor, user: { ...user, uuid: 'other' } })).toEqual(gone)
    // An expired session belongs to no user.
    signIn({ refreshExpiresAt: Date.now() })
    expect(take({ ...ofVisitor, user })).toEqual(gone)
    expect(take(ofVisitor).taken).toEqual(ofVisitor)
  })

  test("that was another user's is gone, and so is that mark", () => {
    marks.rendered = 'other'
    expect(take(ofVisitor)).toEqual({ taken: null, html: '' })
    expect(marks.rendered).toBeUndefined()
    expect(take(ofVisitor).taken).toEqual(ofVisitor)
    expect(take(null)).toEqual({ taken: null, html: '' })
  })
})

import type { Building, BuildingTheme } from '@contract/buildings'
import type { HomeCategory } from '@machines/home/category'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, theme } from '../../machines/fixtures'
import { entering } from '../answers'
import { deferred, never } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'
import { category, item } from '../samples'

const { uuid } = firstHouse.building
const home = `/building/${uuid}`
const withBoth: Replaced = {
  spotlightContents: async () => [category('Soon', [item({ title: 'Gala' })])],
  discoverContents: async () => [category('Near', [item({ title: 'Yoga' })])],
}
const houseOf = (building: Partial<Building>, branding: Partial<BuildingTheme> = {}) =>
  entering(async () => ({
    building: { ...firstHouse.building, ...building },
    theme: { ...theme, ...branding },
  }))
const bar = async () =>
  within(await screen.findByRole('navigation', { name: 'Sections of this page' }))
const entries = async () =>
  (await bar()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

/** What jsdom lacks: layout and scrolling. */
const scrolled: { to: string; behavior: unknown }[] = []
const observers = new Set<() => void>()
const tops = new Map<string, number>()
/** As when content has loaded on the page. */
const grow = () => act(async () => observers.forEach((branding) => branding()))
/** Scrolls until the sections are there, and waits for the frame that measures them. */
async function scrollTo(places: Record<string, number>) {
  for (const [id, top] of Object.entries(places)) tops.set(id, top)
  fireEvent.scroll(window)
  await act(() => new Promise((done) => requestAnimationFrame(done)))
}

beforeEach(() => {
  document.documentElement.style.fontSize = '16px'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.id) ?? 5000, 1000, 800)
  })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    tops.set(this.id, 100)
    scrolled.push({ to: this.id, behavior: typeof how === 'object' ? how.behavior : how })
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly branding: () => void
      constructor(branding: () => void) {
        this.branding = branding
      }
      observe(node: Element) {
        if (node !== document.body) return
        observers.add(this.branding)
        this.branding()
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.branding)
      }
    },
  )
})
afterEach(() => {
  // The scroll to a section ends.
  fireEvent.wheel(window)
  if (observers.size > 0) throw new Error('A section is followed for ever')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
  window.history.replaceState(null, '', '/')
  scrolled.length = 0
  tops.clear()
})

describe('the section bar', () => {
  test('links to each section of the page, and to the amenities', async () => {
    await renderApp({ signedIn: true, effects: withBoth })
    expect(await screen.findByRole('link', { name: 'Gala' })).toBeVisible()
    expect(await entries()).toEqual([
      ['Spotlight', '#spotlight'],
      ['Discover', '#discover'],
      ['Amenities', `${home}/amenities`],
    ])
  })

  test("names a building's section as the building does", async () => {
    const named = houseOf({ secondary_content: { name: 'Around the corner' } })
    await renderApp({ signedIn: true, effects: { ...withBoth, ...named } })
    const region = await screen.findByRole('region', { name: 'Around the corner' })
    expect(await within(region).findByRole('link', { name: 'Gala' })).toBeVisible()
    expect((await entries())[0]).toEqual(['Around the corner', '#spotlight'])
  })

  test('includes a section that is still loading', async () => {
    await renderApp({ signedIn: true, effects: { spotlightContents: never } })
    expect((await entries()).map(([words]) => words)).toEqual([
      'Spotlight',
      'Discover',
      'Amenities',
    ])
  })

  test('scrolls to the section, moves the focus, and updates the address', async () => {
    const { router } = await renderApp({ signedIn: true, effects: withBoth })
    await screen.findByRole('link', { name: 'Yoga' })
    const before = router.state.location.href
    fireEvent.click((await bar()).getByRole('link', { name: 'Discover' }))
    // Immediately, and not only after scrolling.
    expect(window.location.hash).toBe('#discover')
    expect(screen.getByRole('heading', { level: 2, name: 'Discover' })).toHaveFocus()
    expect(scrolled).toEqual([{ to: 'discover', behavior: 'smooth' }])
    await scrollTo({})
    expect(window.location.hash).toBe('#discover')
    expect(router.state.location.href).toBe(before)
  })

  test('leaves the page for entries that link elsewhere', async () => {
    const { user, address } = await renderApp({ signedIn: true, effects: withBoth })
    await user.click((await bar()).getByRole('link', { name: 'Amenities' }))
    await waitFor(() => expect(address()).toBe(`${home}/amenities`))
    expect(scrolled).toEqual([])
  })

  test('jumps if the user prefers reduced motion', async () => {
    const still = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
    const request = vi.spyOn(window, 'matchMedia').mockReturnValue(still)
    const { user } = await renderApp({ signedIn: true, effects: withBoth })
    await user.click((await bar()).getByRole('link', { name: 'Discover' }))
    expect(scrolled).toEqual([{ to: 'discover', behavior: 'auto' }])
    expect(request).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  })

  test('marks the section in view, and updates the address', async () => {
    await renderApp({ signedIn: true, effects: withBoth })
    await screen.findByRole('link', { name: 'Yoga' })
    const current = async () => (await bar()).queryByRole('link', { current: true })?.textContent
    const isAt = (words: string | undefined, hash: string) =>
      waitFor(async () => expect([await current(), window.location.hash]).toEqual([words, hash]))
    expect(await current()).toBeUndefined()
    // A section is in view once its top is near the bars: their 64 px and 50 more.
    await scrollTo({ spotlight: 114, discover: 900 })
    await isAt('Spotlight', '#spotlight')
    await scrollTo({ spotlight: -600, discover: 114 })
    await isAt('Discover', '#discover')
    await scrollTo({ spotlight: -599, discover: 115 })
    await isAt('Spotlight', '#spotlight')
    await scrollTo({ spotlight: 115, discover: 900 })
    await isAt(undefined, '')
    expect(window.location.href).not.toContain('#')
    // Below a header of 60 px sections enter and leave the view that much earlier.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.tagName === 'HEADER' ? 60 : 0
    })
    await scrollTo({ spotlight: 174, discover: 900 })
    await isAt('Spotlight', '#spotlight')
    await scrollTo({ spotlight: -740, discover: 900 })
    await isAt(undefined, '')
    await scrollTo({ spotlight: -739, discover: 900 })
    await isAt('Spotlight', '#spotlight')
    // Between two sections, or below the last one, none is in view.
    await scrollTo({ spotlight: -800, discover: 900 })
    await isAt(undefined, '')
  })

  test('marks the last section at the end of the page, where scrolling ends', async () => {
    await renderApp({ signedIn: true, effects: withBoth })
    await screen.findByRole('link', { name: 'Yoga' })
    const current = (await bar()).queryByRole.bind(null, 'link', { current: true })
    const root = document.documentElement
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000)
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(998)
    await scrollTo({ spotlight: 20, discover: 600 })
    expect(current()).toHaveTextContent('Spotlight')
    scrollY.mockReturnValue(999)
    await scrollTo({})
    expect(current()).toHaveTextContent('Discover')
    // A page that fits the screen is at its beginning.
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(window.innerHeight)
    scrollY.mockReturnValue(0)
    await scrollTo({})
    expect(current()).toHaveTextContent('Spotlight')
  })

  test.each([
    ['/', '#spotlight'],
    ['/home', '#spotlight'],
    ['/building', '#spotlight'],
    [`${home}/`, '#spotlight'],
    [`${home}/companies`, ''],
    ['/account', ''],
  ])('while %s is the address, scrolling home leaves it with “%s”', async (path, hash) => {
    await renderApp({ signedIn: true, effects: withBoth })
    await screen.findByRole('link', { name: 'Yoga' })
    window.history.replaceState({ saved: true }, '', `${path}?lang=en-us`)
    await scrollTo({ spotlight: 20 })
    expect((await bar()).getByRole('link', { current: true })).toHaveTextContent('Spotlight')
    await waitFor(() =>
      expect(`${window.location.pathname}${window.location.hash}`).toBe(`${path}${hash}`),
    )
    expect([window.location.search, window.history.state]).toEqual(['?lang=en-us', { saved: true }])
  })
})

describe('a section in the address', () => {
  async function arrive(hash: string) {
    window.history.replaceState(null, '', `/${hash}`)
    const entered = deferred<typeof firstHouse>()
    const spotlight = deferred<HomeCategory[]>()
    const discover = deferred<HomeCategory[]>()
    const rendered = await renderApp({
      signedIn: true,
      effects: {
        ...entering(() => entered.promise),
        spotlightContents: () => spotlight.promise,
        discoverContents: () => discover.promise,
      },
    })
    await screen.findByText('Loading your building')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => entered.resolve(firstHouse))
    expect(screen.getByText('Loading Discover')).toBeInTheDocument()
    return {
      ...rendered,
      answer: (part: 'spotlight' | 'discover') =>
        act(async () =>
          (part === 'discover' ? discover : spotlight).resolve([category('Near', [item({})])]),
        ),
      wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    }
  }
  afterEach(() => vi.useRealTimers())

  test.each([
    ['spotlight', 'discover'],
    ['discover', 'spotlight'],
  ] as const)(
    'shows a second after the content above it has loaded, %s first',
    async (one, other) => {
      const { answer, wait } = await arrive('#discover')
      await answer(one)
      await wait(2000)
      expect(scrolled).toEqual([])
      await answer(other)
      await wait(999)
      expect(scrolled).toEqual([])
      // Scrolling manually meanwhile keeps the hash.
      await scrollTo({ spotlight: 20 })
      expect(window.location.hash).toBe('#discover')
      await wait(1)
      expect(scrolled).toEqual([{ to: 'discover', behavior: 'smooth' }])
      // The user has pressed nothing: the focus stays.
      expect(screen.getByRole('heading', { level: 2, name: 'Discover' })).not.toHaveFocus()
      await wait(2000)
    },
  )

  // The title of a section is not one; there are no services in this building.
  test.each(['', '#discover-title', '#utilities'])(
    'that home lacks leaves the page where it is (%s)',
    async (hash) => {
      const { answer, wait, reported } = await arrive(hash)
      await answer('spotlight')
      await answer('discover')
      await wait(hash === '' ? 0 : 3000)
      expect(scrolled).toEqual([])
      expect(reported).not.toHaveBeenCalled()
      // From now on the address follows the scrolling.
      await scrollTo({ spotlight: 20 })
      expect(window.location.hash).toBe('#spotlight')
    },
  )

  test('is ignored after the user has gone to another page', async () => {
    const { answer, wait, goTo } = await arrive('#discover')
    await answer('spotlight')
    await answer('discover')
    await wait(500)
    await goTo('/account')
    await wait(3000)
    expect(scrolled).toEqual([])
  })

  test('is ignored on a return', async () => {
    const { goTo, goBack } = await renderApp({ signedIn: true, effects: withBoth })
    await screen.findByRole('link', { name: 'Yoga' })
    await goTo('/account')
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    window.history.replaceState(null, '', '/#discover')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await goBack()
    await act(async () => void vi.advanceTimersByTime(3000))
    expect(screen.getByRole('heading', { level: 1, name: 'House 2' })).toBeVisible()
    expect(scrolled).toEqual([])
  })
})

describe('a section that is scrolled to', () => {
  async function lead() {
    const rendered = await renderApp({ signedIn: true, effects: withBoth })
    await screen.findByRole('link', { name: 'Yoga' })
    await rendered.user.click((await bar()).getByRole('link', { name: 'Discover' }))
    expect(scrolled).toHaveLength(1)
    return rendered
  }

  test('stays in view while the page above it grows', async () => {
    await lead()
    await grow()
    await grow()
    expect(scrolled.map(({ to }) => to)).toEqual(['discover', 'discover', 'discover'])
  })

  test.each(['wheel', 'touchStart', 'pointerDown', 'keyDown'] as const)(
    'is released by other input (%s)',
    async (input) => {
      await lead()
      fireEvent[input](window)
      await grow()
      expect(scrolled).toHaveLength(1)
    },
  )

  test('is released for another one', async () => {
    const { user } = await lead()
    await user.click((await bar()).getByRole('link', { name: 'Spotlight' }))
    scrolled.length = 0
    await grow()
    expect(scrolled).toEqual([{ to: 'spotlight', behavior: 'smooth' }])
  })

  test('is released once the page has not grown for a while', async () => {
    await renderApp({ signedIn: true, effects: withBoth })
    const link = (await bar()).getByRole('link', { name: 'Discover' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent.click(link)
      vi.advanceTimersByTime(1400)
      await grow()
      vi.advanceTimersByTime(1400)
      await grow()
      expect(scrolled).toHaveLength(3)
      vi.advanceTimersByTime(1500)
      await grow()
      expect(scrolled).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe("home's header", () => {
  const picture = () => document.querySelector('#home img')
  const own = 'https://pictures.example/own.jpg'
  const branded = 'https://pictures.example/branded.jpg'

  test.each([
    ['the brand’s', branded, branded],
    ['or its own', null, own],
  ])('has a picture of the building: %s', async (_, header, expected) => {
    const effects = houseOf({ image_url: own }, { home_header_image_url: header })
    await renderApp({ signedIn: true, effects })
    expect(await screen.findByRole('heading', { level: 1, name: 'House 2' })).toBeVisible()
    const shown = picture()?.getAttribute('src') ?? ''
    expect(new URL(shown, 'http://localhost').searchParams.get('src')).toBe(expected)
    // It is there from the start, and adds nothing to the name.
    expect(picture()).toHaveAttribute('alt', '')
    expect(picture()).toHaveAttribute('fetchpriority', 'high')
  })

  test('has no picture if there is none', async () => {
    await renderApp({ signedIn: true, effects: houseOf({ image_url: null }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'House 2' })).toBeVisible()
    expect(picture()).toBeNull()
  })

  test.each([
    ['1 House Street', 'Boston', '1 House Street, Boston'],
    ['1 House Street', null, '1 House Street'],
    [null, 'Boston', 'Boston'],
  ])('shows the location: %s and %s', async (address_1, locality, words) => {
    await renderApp({ signedIn: true, effects: houseOf({ address_1, locality }) })
    expect(await screen.findByText(words)).toBeVisible()
  })
})

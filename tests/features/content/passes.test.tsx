import type { Pass } from '@contract/passes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, user as me, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers, detailAnswers } from '../answers'
import { deferred } from '../deferred'
import { renderApp } from '../renderApp'

const home = `/building/${firstHouse.building.uuid}`
const uuid = '00000000-0000-4000-8000-0000000000c1'
const inMinutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()
const pass = (given: Partial<Pass> = {}, content: Partial<Pass['content']> = {}): Pass => ({
  code: '7K3M-Q2WD-9XTA-4HBN',
  kind: 'rsvp',
  holder: { first_name: 'Ada', last_name: 'Test' },
  claimed_at: inMinutes(-60),
  ...given,
  content: {
    uuid,
    type: 'EVENT',
    title: 'Rooftop talk',
    // It is running now, so that it is of today at any time of the day.
    start_at: inMinutes(-5),
    end_at: inMinutes(55),
    formatted_address: 'Roof, 1 Plaza',
    ...content,
  },
})
const open = (passes: Answers['passes'], at = home, isKiosk = false) =>
  renderApp({ at, signedIn: true, isKiosk, effects: { passes } })
const page = `${home}/passes/${uuid}`

describe('today on home', () => {
  test('shows what applies today, the earliest first, and links to its code', async () => {
    const deal = {
      uuid: '00000000-0000-4000-8000-0000000000c2',
      title: 'Soup',
      start_at: null,
      end_at: null,
    }
    const { user, address } = await open(async () => [
      pass({ kind: 'claim', code: 'B' }, deal),
      pass(),
      pass({ code: 'C' }, { title: 'In a week', start_at: inMinutes(10_080), end_at: null }),
      pass({ code: 'D', used_at: inMinutes(-1) }, { title: 'Used' }),
    ])
    const day = await screen.findByRole('region', { name: 'Your day' })
    const links = within(day).getAllByRole('link')
    const words = links.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
    expect(words).toEqual([
      // When and where; what is valid at any time has only a place.
      expect.stringMatching(
        /^On nowRooftop talk\w{3}, \w{3} \d+ · \d+:\d\d [AP]M GMT\+1Roof, 1 PlazaShow pass$/,
      ),
      'Ready to useSoupRoof, 1 PlazaShow pass',
    ])
    await expectAccessible()
    await user.click(links[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(page))
  })

  test('does not have an event that was cancelled', async () => {
    await open(async () => [
      pass(),
      pass({ code: 'E' }, { title: 'Off', cancelled_at: inMinutes(-1) }),
    ])
    const day = await screen.findByRole('region', { name: 'Your day' })
    expect(within(day).getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByText('Off')).toBeNull()
  })

  test('is absent without passes', async () => {
    await open(async () => [])
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Your day')).toBeNull()
  })

  test('is absent on a kiosk', async () => {
    await open(async () => [pass()], home, true)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Your day')).toBeNull()
  })

  test('shows a failure, and can be loaded again', async () => {
    const passes = vi.fn<Answers['passes']>(async () => [pass()]).mockRejectedValueOnce(offline)
    const { user } = await open(passes)
    expect(await screen.findByText('We couldn’t load your day')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Your day' })).toBeVisible()
  })
})

describe('the pass of an event', () => {
  test('that was cancelled says so in the place of its code', async () => {
    await open(async () => [pass({}, { cancelled_at: inMinutes(-1) })], page)
    expect(await screen.findByText('This event was cancelled.')).toBeVisible()
    expect(screen.getByText('Cancelled')).toBeVisible()
    expect(screen.queryByText('7K3M-Q2WD-9XTA-4HBN')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Enlarge code' })).toBeNull()
    await expectAccessible()
  })

  test('that was moved shows both times', async () => {
    await open(async () => [pass({}, { moved_from: '2026-11-27T13:00:00Z' })], page)
    expect(await screen.findByText(/^Moved from .*November 27/)).toBeVisible()
    await expectAccessible()
  })
})

describe('an RSVP that is answered while passes are still being read', () => {
  test('brings its pass, and the earlier response is discarded', async () => {
    const event = { uuid, title: 'Rooftop talk', capacity: 10, attendants: [] }
    const answers = [deferred<Pass[]>(), deferred<Pass[]>()]
    const first = answers[0]
    const passes = vi.fn<Answers['passes']>(() => answers.shift()?.promise ?? Promise.resolve([]))
    const second = answers[1]
    const { user, goTo } = await renderApp({
      at: `${home}/event-posts/${uuid}`,
      signedIn: true,
      effects: {
        passes,
        ...detailAnswers(async () => event),
        attendEventPost: async () => ({ uuid, title: 'Rooftop talk', attendants: [me.id] }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'RSVP' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm RSVP' }))
    expect(await screen.findByRole('dialog', { name: 'You’re on the list' })).toBeVisible()
    await waitFor(() => expect(passes).toHaveBeenCalledTimes(2))
    // The first read was sent before the RSVP; its response has no pass.
    await act(async () => first?.resolve([]))
    await act(async () => second?.resolve([pass()]))
    await goTo(page)
    expect(await screen.findByText('7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
  })
})

describe('the page of a pass', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

  test('shows code, holder, time, place and directions, and enlarges the code', async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined)
    const request = vi.fn<(kind: string) => Promise<unknown>>(async () => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const { user } = await open(async () => [pass()], page)
    expect(await screen.findByRole('heading', { level: 2, name: 'Rooftop talk' })).toBeVisible()
    expect(screen.getByText('Ada Test')).toBeVisible()
    expect(screen.getByText('7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('target', '_blank')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Enlarge code' }))
    const large = await screen.findByRole('dialog', { name: 'Rooftop talk' })
    expect(within(large).getByText('7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
    expect(request).toHaveBeenCalledExactlyOnceWith('screen')
    await expectAccessible()
    await user.click(within(large).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(release).toHaveBeenCalledOnce())
  })

  test.each<[Partial<Pass>, Partial<Pass['content']>, RegExp, string]>([
    [{}, {}, /^10:00 AM – 12:00 PM EST$/, 'About this event'],
    [{}, { timezone: null }, /^4:00 – 6:00 PM GMT\+1$/, 'About this event'],
    // A deal is valid at any time while it is available.
    [{ kind: 'claim' }, {}, /^$/, 'About this deal'],
    [{}, { start_at: null }, /^$/, 'About this event'],
  ])('shows the time by the clock of the place: %j %j', async (given, content, time, about) => {
    const then = {
      start_at: '2126-11-30T15:00:00Z',
      end_at: '2126-11-30T17:00:00Z',
      timezone: 'America/New_York',
    }
    await open(async () => [pass(given, { ...then, ...content })], page)
    expect(await screen.findByText('Ada Test')).toBeVisible()
    const shown = screen.queryByText(/\d:00\s[AP]M/)?.textContent.replaceAll(/\s/g, ' ') ?? ''
    expect(shown).toMatch(time)
    expect(screen.getByRole('link', { name: about })).toHaveAttribute(
      'href',
      `${home}/events/${uuid}`,
    )
  })

  test('shows its code as an image that a scanner finds: three corners on white', async () => {
    await open(async () => [pass()], page)
    await screen.findByText('7K3M-Q2WD-9XTA-4HBN')
    const picture = document.querySelector('svg[shape-rendering=crispEdges]')
    const size = Number(picture?.getAttribute('viewBox')?.split(' ')[2])
    const squares = picture?.querySelector('path')?.getAttribute('d')?.match(/M.+?z/g) ?? []
    const at = squares.map((square) => /^M(\d+) (\d+)h1v1h-1z$/.exec(square)?.slice(1).map(Number))
    const dark = new Set(at.map((place) => place?.join(' ')))
    const row = (y: number, from: number) =>
      Array.from({ length: 7 }, (_, x) => (dark.has(`${from + x} ${y}`) ? '#' : '.')).join('')
    const corner = (x: number, y: number) => Array.from({ length: 7 }, (_, n) => row(y + n, x))
    const expected = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    const drawing = picture?.querySelector('path')?.getAttribute('d')
    expect(drawing).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/)
    const far = size - 4 - 7
    for (const [x, y] of [
      [4, 4],
      [far, 4],
      [4, far],
    ] as const) {
      expect(corner(x, y)).toEqual(expected)
    }
    // Four modules around it stay white: scanners need this quiet zone.
    const edges = at.flatMap((place) => place ?? [NaN])
    expect([Math.min(...edges), Math.max(...edges)]).toEqual([4, size - 5])
  })

  test('lets the screen dim if the user left before the wake lock was granted', async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined)
    const granted = deferred<unknown>()
    const request = vi.fn<(kind: string) => Promise<unknown>>(() => granted.promise)
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const { user } = await open(async () => [pass()], page)
    await user.click(await screen.findByRole('button', { name: 'Enlarge code' }))
    const large = await screen.findByRole('dialog', { name: 'Rooftop talk' })
    await user.click(within(large).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(async () => granted.resolve({ release }))
    await waitFor(() => expect(release).toHaveBeenCalledOnce())
    // Returning to the page changes the visible state.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledOnce()
  })

  test('keeps the screen bright again after a return', async () => {
    const request = vi.fn<(kind: string) => Promise<unknown>>(async () => ({
      release: async () => undefined,
    }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const { user } = await open(async () => [pass()], page)
    await user.click(await screen.findByRole('button', { name: 'Enlarge code' }))
    await screen.findByRole('dialog', { name: 'Rooftop talk' })
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(1)
    seen.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('has one ticket for each claim, and marks the used ones', async () => {
    await open(
      async () => [
        pass({ code: 'AAAA-AAAA-AAAA-AAAA' }),
        pass({ code: 'BBBB-BBBB-BBBB-BBBB', used_at: inMinutes(-1) }),
      ],
      page,
    )
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.getByText('This pass has been used.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Enlarge code' })).toHaveLength(1)
  })

  test('shows that there is none, and reads again', async () => {
    const passes = vi.fn<Answers['passes']>(async () => [pass()]).mockResolvedValueOnce([])
    const { user } = await open(passes, page)
    expect(await screen.findByRole('heading', { name: 'There’s no pass for this' })).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
  })

  test('is absent on a kiosk', async () => {
    const { address } = await open(async () => [], page, true)
    await waitFor(() => expect(address()).toBe(home))
  })
})

describe('a user who has just taken a place', () => {
  test('is led to the pass, which is read again', async () => {
    const passes = vi.fn<Answers['passes']>(async () => [pass()]).mockResolvedValueOnce([])
    const { user, address } = await renderApp({
      at: `${home}/event-posts/${uuid}`,
      signedIn: true,
      effects: {
        passes,
        ...detailAnswers(async () => ({
          uuid,
          title: 'Rooftop talk',
          type: 'EVENT_POST',
          rsvp_enabled: true,
          attendants: [],
        })),
        attendEventPost: async () => ({ uuid, title: 'Rooftop talk', attendants: [me.id] }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'RSVP' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm RSVP' }))
    const dialog = await screen.findByRole('dialog', { name: 'You’re on the list' })
    await user.click(within(dialog).getByRole('link', { name: 'Show your pass' }))
    await waitFor(() => expect(address()).toBe(page))
    expect(await screen.findByText('7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
    expect(passes).toHaveBeenCalledTimes(2)
  })
})

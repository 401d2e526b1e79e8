import type {
  BuildingDay,
  BuildingWeeks,
  OperatedBooking,
  OperatedRequest,
  OperatedVisitor,
} from '@contract/operate/frontDesk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { deferred } from '../features/deferred'
import { offline } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aRequestDetail, listOf } from './records'
import { buildingUuid, type Calls, operator, renderConsole } from './renderConsole'

const home = `/buildings/${buildingUuid}`
const ada = {
  uuid: '00000000-0000-4000-8000-0000000000a1',
  name: 'Ada Winthrop',
  email: 'ada@meridian.example',
  company: 'Fathom',
}
const aDay = (given: Partial<BuildingDay> = {}): BuildingDay => ({
  building: {
    uuid: buildingUuid,
    name: 'Harbor Exchange',
    locality: 'Vancouver',
    timezone: 'America/Vancouver',
  },
  people: 40,
  companies: 6,
  bookings: { today: 3, waiting: 2 },
  visitors: { today: 5, here: 1 },
  requests: { open: 0 },
  sign_ups: { waiting: 1 },
  ...given,
})
const link = (name: string) => screen.findByRole('link', { name })
const main = () => within(screen.getByRole('main'))

describe('the home of a building', () => {
  test('loads, fails, and shows the day after a retry', async () => {
    const first = deferred<BuildingDay>()
    const reads = [() => first.promise, async () => aDay()]
    const { user } = await renderConsole({
      at: home,
      calls: { buildingDay: () => (reads.shift() ?? reads[0])?.() as Promise<BuildingDay> },
    })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Harbor Exchange')
    expect(screen.getByText('Loading')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => first.reject(offline))
    expect(await screen.findByText('This page couldn’t load')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await link('Visitors today')).toHaveAttribute(
      'href',
      `/operate${home}/visitors?period=today`,
    )
    expect(screen.getByText('1 in the building now')).toBeVisible()
    await expectAccessible()
  })

  test('leads to what waits, and says when nothing does', async () => {
    const days = [
      aDay(),
      aDay({ bookings: { today: 0, waiting: 0 }, sign_ups: { waiting: 0 } }),
    ] as const
    let at = 0
    const { console } = await renderConsole({
      at: home,
      calls: { buildingDay: async () => days[at++] ?? days[1] },
    })
    expect(await link('Sign-ups to approve')).toHaveAttribute(
      'href',
      `/operate/people?state=waiting&building=${buildingUuid}`,
    )
    expect(await link('Bookings to approve')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open requests' })).toBeNull()
    await act(async () => console.system.get('page')?.send({ type: 'request.invalidated' }))
    expect(await screen.findByText('Nothing waits')).toBeVisible()
    await expectAccessible()
  })

  test('offers what the role may see', async () => {
    const capabilities = ['buildings.read', 'bookings.read'] as const
    await renderConsole({
      at: home,
      calls: {
        operator: async () => ({ ...operator, capabilities: [...capabilities] }),
        buildingDay: async () => aDay(),
      },
    })
    expect(await link('Bookings today')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign-ups to approve' })).toBeNull()
    const places = within(screen.getByRole('navigation', { name: 'Harbor Exchange' }))
    expect(places.queryByRole('link', { name: 'Visitors' })).toBeNull()
    expect(places.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  })
})

const aWeek = (start: string, given: Partial<BuildingWeeks['weeks'][number]> = {}) => ({
  start,
  active: 0,
  bookings: 0,
  visitors: 0,
  claims: 0,
  requests: 0,
  ...given,
})
const theWeeks = (...weeks: BuildingWeeks['weeks']): BuildingWeeks => ({
  building: { uuid: buildingUuid, name: 'Harbor Exchange', timezone: 'America/Vancouver' },
  weeks,
})

describe('the use of a building in the last weeks', () => {
  test('loads, fails, and shows a row for each week after a retry', async () => {
    const first = deferred<BuildingWeeks>()
    const weeks = theWeeks(
      aWeek('2026-11-23', { active: 1200, bookings: 4, requests: 2 }),
      aWeek('2026-10-05', { active: 600, visitors: null }),
    )
    const reads = [() => first.promise, async () => weeks]
    const { user } = await renderConsole({
      at: `${home}/weeks`,
      calls: { buildingWeeks: () => (reads.shift() ?? reads[0])?.() as Promise<BuildingWeeks> },
    })
    const title = 'Use of the last weeks'
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => first.reject(offline))
    expect(await screen.findByText('This page couldn’t load')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const table = await screen.findByRole('table', { name: title })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      expect.stringMatching(/^Nov 23\s–\s29Until now$/),
      expect.stringMatching(/^Oct 5\s–\s11$/),
    ])
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      ['1,200', '4', '0', '0', '2'],
      ['600', '0', '–Not known', '0', '0'],
    ])
    expect(screen.getByText(/Visitors are deleted 30 days/)).toBeVisible()
    await expectAccessible()
  })

  test('compares the weeks of a column by bars that screen readers skip', async () => {
    const weeks = theWeeks(
      aWeek('2026-11-23', { active: 10 }),
      aWeek('2026-11-16', { active: 40 }),
      aWeek('2026-11-09'),
    )
    await renderConsole({ at: `${home}/weeks`, calls: { buildingWeeks: async () => weeks } })
    const table = await screen.findByRole('table')
    const bars = [...table.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    expect(bars.map((bar) => bar.getAttribute('style'))).toEqual([
      expect.stringContaining('25%'),
      expect.stringContaining('100%'),
    ])
    expect(screen.queryByText(/Visitors are deleted/)).toBeNull()
  })

  test('says when nothing happened, and is a place of the building', async () => {
    const weeks = theWeeks(aWeek('2026-11-23'), aWeek('2026-11-16', { visitors: null }))
    await renderConsole({ at: `${home}/weeks`, calls: { buildingWeeks: async () => weeks } })
    expect(await screen.findByText('Nothing in the last eight weeks')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    const places = within(screen.getByRole('navigation', { name: 'Harbor Exchange' }))
    expect(places.getByRole('link', { name: 'Use of the last weeks' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible()
  })
})

describe('the places of a building', () => {
  test('stay beside its pages, and mark where one is', async () => {
    await renderConsole({ at: `${home}/kiosks`, calls: { 'kiosks.list': listOf() } })
    const places = within(await screen.findByRole('navigation', { name: 'Harbor Exchange' }))
    expect(places.getByRole('link', { name: 'Kiosks' })).toHaveAttribute('aria-current', 'page')
    const way = within(screen.getByRole('navigation', { name: 'Way to this page' }))
    expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Buildings',
      'Harbor Exchange',
    ])
  })

  test('stay beside a list that is limited to it', async () => {
    await renderConsole({
      at: `/people?building=${buildingUuid}`,
      calls: { people: listOf() },
    })
    const places = within(await screen.findByRole('navigation', { name: 'Harbor Exchange' }))
    expect(places.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page')
  })

  test('are none where no building is meant', async () => {
    await renderConsole({ at: '/people', calls: { people: listOf() } })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('People')
    expect(screen.queryByRole('navigation', { name: 'Harbor Exchange' })).toBeNull()
  })
})

const timezone = 'America/Vancouver'
const aBooking: OperatedBooking = {
  uuid: '00000000-0000-4000-8000-0000000000c1',
  resource: { uuid: '00000000-0000-4000-8000-0000000000c2', name: 'Harbor room' },
  booked_by: ada,
  name: null,
  state: 'waiting',
  start_at: '2026-11-28T18:00:00Z',
  end_at: '2026-11-28T19:30:00Z',
  timezone,
}
const aVisitor: OperatedVisitor = {
  uuid: '00000000-0000-4000-8000-0000000000c3',
  name: 'Grace Lindqvist',
  company: 'Lindqvist Tiles',
  host_name: 'Ben Ortega',
  invited_by: ada,
  expected_at: '2026-11-28T18:00:00Z',
  timezone,
  status: 'checked_in',
  steps: ['leave'],
  checked_in_at: '2026-11-28T18:01:00Z',
  left_at: null,
}
const aRequest: OperatedRequest = {
  uuid: aRequestDetail().uuid,
  subject: 'A door',
  description: 'It sticks.',
  category: 'Repairs',
  sent_by: ada,
  state: 'submitted',
  status: 'Submitted',
  assignee: { uuid: '00000000-0000-4000-8000-0000000000e1', name: 'Enid Engineer' },
  attachments: 2,
  created_at: '2026-11-28T18:00:00Z',
  timezone,
}
const rows: [string, Calls, string[]][] = [
  [
    'bookings',
    { bookings: listOf(aBooking) },
    ['Harbor room', 'Ada Winthrop', 'Waiting for approval', '10:00'],
  ],
  [
    'visitors',
    { visitors: listOf(aVisitor) },
    ['Grace Lindqvist', 'Ben Ortega', 'In the building', '10:00'],
  ],
  [
    'requests',
    { requests: listOf(aRequest) },
    ['It sticks.', 'Repairs', '2 files', 'New', 'Enid Engineer', '10:00'],
  ],
]

test.each(rows)(
  'the %s show their rows by the clock of the building',
  async (path, calls, texts) => {
    await renderConsole({ at: `${home}/${path}`, calls })
    await screen.findByRole('table')
    for (const text of texts) expect(main().getByRole('table')).toHaveTextContent(text)
    expect(main().getByRole('link', { name: 'Ada Winthrop' })).toHaveAttribute(
      'href',
      `/operate/people/${ada.uuid}`,
    )
    await expectAccessible()
  },
)

test('past bookings are asked for with the latest first', async () => {
  const asked: object[] = []
  await renderConsole({
    at: `${home}/bookings?period=past`,
    calls: {
      bookings: async (query) => {
        asked.push(query)
        return listOf<OperatedBooking>()()
      },
    },
  })
  await screen.findByText('Nothing matches')
  expect(asked).toEqual([
    expect.objectContaining({ building: buildingUuid, period: 'past', descending: true }),
  ])
})

test('the requests are asked for by view and state, as the address says', async () => {
  const asked: object[] = []
  const { user } = await renderConsole({
    at: `${home}/requests?view=new`,
    calls: {
      requests: async (query) => {
        asked.push(query)
        return listOf<OperatedRequest>(aRequest)()
      },
    },
  })
  await screen.findByRole('table')
  expect(screen.getByLabelText('Show')).toHaveValue('new')
  await user.selectOptions(screen.getByLabelText('Show'), 'mine')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    expect.objectContaining({ building: buildingUuid, view: 'new', descending: true }),
    expect.objectContaining({ view: 'mine' }),
  ])
  await expectAccessible()
})

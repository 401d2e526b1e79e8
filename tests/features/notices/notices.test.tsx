import type { Notice } from '@contract/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { pageOf } from '../answers'
import { inputsOf } from '../inputsOf'
import { notice } from '../listed'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

const noticeOf = (id: number, given: Partial<Notice> = {}): Notice => ({
  ...notice,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  created_at: `2026-11-23T1${id}:00:00.000Z`,
  ...given,
})
const listOf =
  (list: readonly Notice[]): NonNullable<Replaced['notices']> =>
  async ({ query }) => ({
    ...pageOf(list, query),
    unread: list.filter(({ read_at }) => read_at === null).length,
  })
const open = (list: readonly Notice[], effects: Replaced = {}, at = `${home}/notifications`) =>
  renderApp({
    at,
    signedIn: true,
    flags: ['service-requests'],
    effects: { notices: listOf(list), ...effects },
  })

const requestId = '00000000-0000-4000-8000-0000000000e1'
const three = [
  noticeOf(3, {
    event: 'requestAsked',
    name: 'The tap drips',
    subject_uuid: requestId,
    quote: 'Which tap?',
    start_at: null,
  }),
  noticeOf(2, { event: 'bookingDenied', name: 'Roof terrace', quote: 'New planks' }),
  noticeOf(1, { read_at: '2026-11-23T12:00:00Z' }),
]

describe('notifications', () => {
  test('name what has happened, quote the building, and lead there', async () => {
    await open(three)
    expect(await screen.findAllByText('Unread:')).toHaveLength(2)
    expect(
      screen.getByRole('link', {
        name: 'Unread: The building has a question about “The tap drips”',
      }),
    ).toHaveAttribute('href', expect.stringMatching(`/service-requests/${requestId}$`))
    expect(screen.getByText('Which tap?')).toBeVisible()
    const denied = screen.getByRole('link', {
      name: 'Unread: Your booking of Roof terrace can’t take place',
    })
    expect(denied).toHaveAttribute('href', '/my-history?type=bookings')
    expect(screen.getByText('New planks')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your booking of Forum is confirmed' })).toBeVisible()
    await expectAccessible()
  })

  test.each([
    [
      'eventMoved',
      'content',
      'Quartet has moved',
      /\/contents\/00000000-0000-4000-8000-0000000000f2$/,
    ],
    ['attendeeRemoved', 'content', 'You no longer have a place at Quartet', /\/contents\//],
    ['visitorArrived', 'mine', 'Quartet has arrived to see you', /\/visitors$/],
    [
      'bookingMade',
      'mine',
      'The building has booked Quartet for you',
      /my-history\?type=bookings$/,
    ],
  ] as const)('of %s lead to what they are about', async (event, kind, title, href) => {
    await open([noticeOf(1, { event, kind, name: 'Quartet' })])
    expect(await screen.findByRole('link', { name: `Unread: ${title}` })).toHaveAttribute(
      'href',
      expect.stringMatching(href),
    )
  })

  test('of an event that the app does not know show its name, and can be read', async () => {
    const markNoticesRead = vi.fn<NonNullable<Replaced['markNoticesRead']>>(async () => ({
      unread: 0,
    }))
    const { user } = await open([noticeOf(1, { event: 'liftRepaired', name: 'Lift B' })], {
      markNoticesRead,
    })
    await user.click(await screen.findByRole('button', { name: 'Unread: Lift B' }))
    expect(await screen.findByRole('button', { name: 'Lift B' })).toBeVisible()
    expect(inputsOf(markNoticesRead)).toMatchObject([
      { body: { uuids: [noticeOf(1).uuid], until: null } },
    ])
  })

  test('are marked when they are opened, although the page is left', async () => {
    const markNoticesRead = vi.fn<NonNullable<Replaced['markNoticesRead']>>(async () => ({
      unread: 0,
    }))
    const { user } = await open(three, { markNoticesRead })
    await user.click(await screen.findByRole('link', { name: /The tap drips/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A lamp' })).toBeVisible()
    expect(inputsOf(markNoticesRead)).toMatchObject([{ body: { uuids: [three[0]?.uuid] } }])
  })

  test('are all marked by one press, until the newest shown one', async () => {
    const markNoticesRead = vi.fn<NonNullable<Replaced['markNoticesRead']>>(async () => ({
      unread: 0,
    }))
    const { user } = await open(three, { markNoticesRead })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(inputsOf(markNoticesRead)).toMatchObject([
      { body: { uuids: [], until: three[0]?.created_at } },
    ])
  })

  test('are unread again if that could not be stored', async () => {
    const { user } = await open(three, { markNoticesRead: () => Promise.reject(offline) })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await expectSpoken('We couldn’t save what you have read. Please try again.')
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
    expect(screen.getAllByText('Unread:')).toHaveLength(2)
  })
})

describe('the bell', () => {
  const bell = async (name: string) =>
    within(await screen.findByRole('banner')).findByRole('link', { name })

  test('leads to the notifications, and has no number without unread ones', async () => {
    const { user } = await open(three, {}, home)
    await user.click(await bell('Notifications'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  })

  test.each([
    [1, 'Notifications, 1 unread', '1'],
    [120, 'Notifications, 120 unread', '99+'],
  ])('shows that %i are unread', async (unread, name, shown) => {
    await open(three, { unreadNotices: async () => ({ unread }) }, home)
    expect(await bell(name)).toHaveTextContent(shown)
    await expectAccessible()
  })
})

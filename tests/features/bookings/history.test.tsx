import type { Transaction } from '@contract/transactions'
import { rememberServerDate } from '@platform/api/serverClock'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { bookingOf, eventOf, serviceOf } from '../../machines/bookings/bookingCases'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, pageOf } from '../answers'
import { deferred } from '../deferred'
import { inputsOf } from '../inputsOf'
import { renderApp } from '../renderApp'

type Read = Answers['transactions']
type Scene = NonNullable<Parameters<typeof renderApp>[0]>

const answering =
  (...items: Transaction[]): Read =>
  async () =>
    items

const open = (transactions: Read, effects: Scene['effects'] = {}, query = '', scene: Scene = {}) =>
  renderApp({
    at: `/my-history${query}`,
    signedIn: true,
    effects: { transactions, ...effects },
    ...scene,
  })
const bookings = '?type=bookings'

describe('the history', () => {
  test('has an empty state of its own for what is over', async () => {
    await open(answering(), {}, '?tab=past')
    expect(await screen.findByText('Once something’s over, you’ll find it here.')).toBeVisible()
  })

  test('shows an event with its date, its price and a link', async () => {
    await open(answering(eventOf(1)))
    const link = await screen.findByRole('link', { name: /^Event 1 / })
    expect(link.getAttribute('href')).toMatch(/\/event-posts\/.*1$/)
    const row = within(link.closest('li') as HTMLElement)
    expect(row.getByText('On the roof')).toBeVisible()
    expect(row.getByText('Attending')).toBeVisible()
    expect(row.getByText('$12.50')).toBeVisible()
    // Rows of one event differ by their date and status.
    expect(link).toHaveAccessibleName(/^Event 1 Saturday, November 30, 2126\s.*EST Attending$/)
    expect(link.closest('li')).toHaveTextContent(
      /Saturday, November 30, 2126 · 10:00 AM – 12:00 PM EST/,
    )
    await expectAccessible()
  })

  test('shows when an event was to start before it was moved, and that it was cancelled', async () => {
    const event = eventOf(1) as Extract<Transaction, { type: 'event_post' }>
    const content = { ...event.content, status: 'cancelled', moved_from: '2126-11-29T15:00:00Z' }
    await open(answering({ ...event, content }))
    expect(await screen.findByText(/^Moved from .*November 29, 2126/)).toBeVisible()
    expect(screen.getByText('Cancelled')).toBeVisible()
    await expectAccessible()
  })

  test.each([
    ['pending', 'Pending'],
    ['pending_payment', 'Pending'],
    ['confirmed', 'Approved'],
    ['accepted', 'Approved'],
    ['denied_available', 'Denied'],
    ['cancelled', 'Cancelled'],
    ['cancelled_user', 'Cancelled by you'],
    ['cancelled_vendor', 'Cancelled by Vendor'],
    ['denied_unavailable', 'Denied · Unavailable'],
    ['waitlisted', 'Pending: waitlisted'],
  ])('shows a %s booking as “%s”', async (status, words) => {
    await open(answering(bookingOf(1, { status })), {}, bookings)
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('shows the resource below the name of the booking', async () => {
    await open(answering(bookingOf(1, { details: 'Seats twelve, with a screen' })), {}, bookings)
    expect(await screen.findByText('Seats twelve, with a screen')).toBeVisible()
    expect(screen.getByText('Quarterly review')).toBeVisible()
  })

  test('opens an event in the building where it takes place', async () => {
    const there = '00000000-0000-4000-8000-000000000077'
    await open(answering({ ...eventOf(1), building_uuid: there }, eventOf(2)))
    const link = await screen.findByRole('link', { name: /^Event 1 / })
    expect(link.getAttribute('href')).toBe(`/building/${there}/event-posts/${eventOf(1).uuid}`)
    const other = screen.getByRole('link', { name: /^Event 2 / })
    expect(other.getAttribute('href')).toContain(firstHouse.building.uuid)
  })

  test("shows a fallback icon if a service's logo does not load", async () => {
    const service = serviceOf(1)
    const logo_url = '/pictures/gone.svg'
    const content = { service: { ...service.content.service, logo_url } }
    await open(answering({ ...service, content }), {}, '?type=services')
    const row = (await screen.findByText('Service 1')).closest('li') as HTMLElement
    const logo = row.querySelector('img') as HTMLImageElement
    expect(logo.getAttribute('src')).toContain('gone.svg')
    fireEvent.error(logo)
    expect(row.querySelector('img')).toBeNull()
    expect(row.querySelector('svg')).not.toBeNull()
    await expectAccessible()
  })

  test("shows a service's price to the cent", async () => {
    await open(answering(serviceOf(1, 2150), serviceOf(2, 5)), {}, '?type=services')
    expect(await screen.findByText('$21.50')).toBeVisible()
    expect(screen.getByText('$0.05')).toBeVisible()
    await expectAccessible()
  })

  test('shows the known facts of a row only', async () => {
    const service = serviceOf(1)
    await open(
      answering(
        {
          ...eventOf(1),
          content: { ...eventOf(1).content, subtitle: null, price: 0, status: null },
        },
        { ...eventOf(2), content: { ...eventOf(2).content, start_at: null, end_at: null } },
        { ...service, start_at: null, timezone: 'America/New_York' },
        bookingOf(4, { name: null, total_price: 0, timezone: null }),
      ) as Read,
    )
    const link = await screen.findByRole('link', { name: /^Event 1 / })
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
    const words = rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
    expect(words).toEqual([
      'Event 1Saturday, November 30, 2126 · 10:00 AM – 12:00 PM EST',
      'Event 2On the roofNo date yetAttending$12.50',
      'Service 1No date yetPending$21.50',
      // By the building's clock.
      'Room 4Saturday, November 30, 2126 · 4:00 – 6:00 PM GMT+1Approved',
    ])
    expect(link.closest('li')).toBe(rows[0])
    // A service has no page and no receipt.
    expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull()
  })

  test('requests another kind or period, and keeps it in the address', async () => {
    const read = vi.fn<Read>(answering())
    const { user, address } = await open(read)
    await screen.findByText('Transactions not found')
    await user.selectOptions(screen.getByLabelText('Show'), 'Resource bookings')
    await waitFor(() => expect(address()).toBe('/my-history?type=bookings&tab=upcoming'))
    await user.click(await screen.findByRole('tab', { name: 'Past' }))
    await waitFor(() => expect(address()).toBe('/my-history?type=bookings&tab=past'))
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true'),
    )
    expect(inputsOf(read).map(({ query }) => [query.type, query.period])).toEqual([
      ['event_post', 'upcoming'],
      ['resource_booking', 'upcoming'],
      ['resource_booking', 'past'],
    ])
  })

  test('loads page by page; a failure shows, and loaded rows stay', async () => {
    const read = vi.fn<Read>(async ({ query }) =>
      pageOf([eventOf(1), eventOf(2)], { ...query, limit: 1 }),
    )
    const { user } = await open(read)
    await screen.findByRole('link', { name: /^Event 1 / })
    const late = deferred<never>()
    read.mockReturnValueOnce(late.promise)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await expectSpoken('Loading more')
    late.reject(offline)
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: /^Event 2 / })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Event 1 / })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('a receipt', () => {
  async function openReceipt(
    given: Parameters<typeof bookingOf>[1] = {},
    effects: Scene['effects'] = {},
  ) {
    const booking = bookingOf(1, given)
    const rendered = await open(answering(booking), effects, bookings)
    await rendered.user.click(await screen.findByRole('button', { name: /^Room 1 / }))
    return { ...rendered, booking, dialog: within(await screen.findByRole('dialog')) }
  }

  test.each([
    ['confirmed', 'Booked'],
    ['accepted', 'Booked'],
    ['pending', 'Requested'],
    ['denied_available', 'Denied'],
    ['denied_unavailable', 'Denied'],
    ['cancelled_user', 'Cancelled'],
  ])('of a %s booking is titled “%s”', async (status, title) => {
    await openReceipt({ status })
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  })

  test.each(['denied_available', 'denied_unavailable'])(
    'of a %s booking shows Denied, and never cancelled',
    async (status) => {
      const { dialog } = await openReceipt({ status, decided_at: '2126-11-20T15:00:00Z' })
      expect(dialog.getAllByText(/^Denied/).length).toBeGreaterThan(1)
      expect(dialog.queryByText(/Cancelled/)).toBeNull()
      expect(dialog.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    },
  )

  test('shows everything booked: time, answers by kind, and the sum to the cent', async () => {
    const details = 'Seats twelve, with a screen'
    const { dialog } = await openReceipt({ total_price: 1234.5, details })
    expect(dialog.getByText(details)).toBeVisible()
    expect(dialog.getByText('$1,234.50')).toBeVisible()
    expect(dialog.getByText('1,200')).toBeVisible()
    expect(dialog.getByText('Yes')).toBeVisible()
    expect(dialog.getByText('A review')).toBeVisible()
    const lines = dialog
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent.replaceAll(/\s/g, ' '),
      ])
    expect(lines.slice(0, 4)).toEqual([
      ['Booked as', 'Quarterly review'],
      ['When', 'Saturday, November 30, 212610:00 AM – 12:00 PM EST'],
      ['Duration', '2 hours'],
      ['Where', 'House 2'],
    ])
    expect(dialog.queryByText('Anything else?')).toBeNull()
    expect(dialog.getByText('House 2')).toBeVisible()
    await expectAccessible()
  })

  test.each([
    ['number', '2026', '2,026'],
    ['number', 'a dozen', 'a dozen'],
    ['text', '2026', '2026'],
    ['boolean', 'yes', 'Yes'],
    ['boolean', '0', 'No'],
    [null, 'true', 'true'],
  ])('formats an answer by its kind: %s %s', async (type, answer, words) => {
    const form_responses = [{ question: 'What do you need?', answer, type }]
    const { dialog } = await openReceipt({ form_responses })
    expect(dialog.getByText('What do you need?').nextElementSibling).toHaveTextContent(
      new RegExp(`^${words}$`),
    )
  })

  test('omits missing time and price', async () => {
    const { dialog } = await openReceipt({
      start_at: null,
      end_at: null,
      name: null,
      total_price: null,
      form_responses: null,
      owner: { owner_type: 'building', owner_uuid: '00000000-0000-4000-8000-0000000000ee' },
    })
    expect(dialog.queryAllByRole('term')).toEqual([])
    expect(dialog.getByText('Free')).toBeVisible()
  })

  test('shows when the building decided', async () => {
    const { dialog } = await openReceipt({ decided_at: '2126-11-20T15:00:00Z' })
    expect(dialog.getByText('Decided').nextElementSibling).toHaveTextContent(
      /^Wed, Nov 20, 2126, 10:00\sAM\sEST$/,
    )
    expect(dialog.queryByText('Cancelled')).toBeNull()
  })

  test('shows who cancelled, when and why', async () => {
    const { dialog } = await openReceipt({
      status: 'cancelled_vendor',
      decided_at: '2126-11-19T15:00:00Z',
      cancelled_at: '2126-11-20T15:00:00Z',
      cancelled_by: 'Marguerite Sandoval',
      decision_reason: 'The ropes are inspected.',
    })
    expect(
      dialog.getByText(/Wed, Nov 20, 2126, 10:00 AM EST, by Marguerite Sandoval/),
    ).toBeVisible()
    expect(dialog.getByText('The ropes are inspected.')).toBeVisible()
    expect(dialog.queryByText('Decided')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  })

  test('is cancelled after a confirmation, and shows it', async () => {
    const answer = deferred<ReturnType<typeof bookingOf>>()
    const cancelBooking = vi.fn<Answers['cancelMyBooking']>(() => answer.promise)
    const readBooking = vi.fn<Answers['myBooking']>(async () =>
      bookingOf(1, cancelBooking.mock.calls.length > 0 ? { status: 'cancelled_user' } : {}),
    )
    const { user, dialog, booking } = await openReceipt(
      {},
      { cancelMyBooking: cancelBooking, myBooking: readBooking },
    )
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }))
    await expectAccessible()
    // Status, date, duration and answers of the booking to cancel.
    expect(question.getByText('Approved')).toBeVisible()
    expect(question.getByText(/Saturday, November 30, 2126/)).toBeVisible()
    expect(question.getByText('Duration').nextElementSibling).toHaveTextContent('2 hours')
    expect(question.getByText('What is the occasion?').nextElementSibling).toHaveTextContent(
      'A review',
    )
    await user.dblClick(question.getByRole('button', { name: 'Cancel booking' }))
    expect(cancelBooking).toHaveBeenCalledTimes(1)
    // During the call it cannot be kept any more.
    expect(question.getByRole('button', { name: 'Keep it' })).toBeDisabled()
    await user.click(question.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
    answer.resolve({ ...booking, status: 'cancelled_user' })
    expect(await screen.findByRole('dialog', { name: 'Cancelled' })).toBeVisible()
    // Once on the receipt, once in the list behind it.
    await waitFor(() => expect(screen.getAllByText('Cancelled by you')).toHaveLength(2))
  })

  test.each([
    ['offline', offline, 'Unable to complete at this moment. Please try again later.'],
    [
      'too late',
      refused('cancellation_window_closed', 409),
      'You can no longer cancel this booking.',
    ],
  ])('shows why it could not be cancelled (%s), and returns', async (_, error, words) => {
    const { user, dialog } = await openReceipt({}, { cancelMyBooking: () => Promise.reject(error) })
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }))
    await user.click(question.getByRole('button', { name: 'Cancel booking' }))
    const message = await screen.findByRole('dialog', { name: 'The booking wasn’t cancelled' })
    expect(within(message).getByText(words)).toBeVisible()
    await expectAccessible()
    await user.click(within(message).getByRole('button', { name: 'Okay' }))
    expect(await screen.findByRole('dialog', { name: 'Booked' })).toBeVisible()
  })

  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

  test('cannot be cancelled after the window closes, and shows why', async () => {
    const { dialog } = await openReceipt({ start_at: soon(119) })
    const button = dialog.getByRole('button', { name: 'Cancel booking' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('You can no longer cancel this booking.')
    await expectAccessible()
  })

  test("follows the server's clock, not the device's", async () => {
    // This device is an hour slow: by its own clock there would be time.
    const hour = 3_600_000
    rememberServerDate(new Date(Date.now() + hour).toUTCString())
    onTestFinished(() => rememberServerDate(new Date().toUTCString()))
    const { dialog } = await openReceipt({ start_at: soon(150) })
    expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  })
})

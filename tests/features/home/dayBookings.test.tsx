import type { ResourceBooking } from '@contract/transactions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { home } from '../places'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const hour = 3_600_000
const inHours = (count: number) => new Date(Date.now() + count * hour).toISOString()
const id = (digit: number) => `00000000-0000-4000-8000-0000000000c${digit}`
function booking(
  digit: number,
  given: Partial<ResourceBooking> & { room: string },
): ResourceBooking {
  const { room, ...rest } = given
  return {
    uuid: id(digit),
    type: 'resource_booking',
    // There a day has just started or is far from over, whenever this runs.
    timezone: 'Europe/Berlin',
    status: 'confirmed',
    start_at: inHours(-0.1),
    end_at: inHours(1),
    owner: { owner_type: 'building', owner_uuid: id(9) },
    content: { resource: { uuid: id(8), name: room } },
    ...rest,
  }
}
const open = (bookings: () => Promise<ResourceBooking[]>) =>
  renderApp({ at: home, signedIn: true, effects: { transactions: bookings } })

test("today's bookings show on home, and link to the bookings", async () => {
  await open(async () => [
    booking(1, { room: 'Harbor room', name: 'Quarterly review' }),
    booking(2, { room: 'Next week', start_at: inHours(170), end_at: inHours(171) }),
    booking(3, { room: 'Not decided', status: 'pending' }),
    booking(4, { room: 'Given back', status: 'cancelled_user' }),
    booking(5, { room: 'Over', start_at: inHours(-2), end_at: inHours(-1) }),
  ])
  const day = within(await screen.findByRole('region', { name: 'Your day' }))
  const links = day.getAllByRole('link')
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveAttribute('href', '/my-history?type=bookings&tab=upcoming')
  expect(links[0]).toHaveTextContent(/On now.*Harbor room.*Quarterly review/)
})

/** A zone where it is noon, so that a few hours from now are on the same day whenever this runs. */
function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`
}

test('a booking shows how soon it starts, its local time and its name', async () => {
  const timezone = zoneAtNoon()
  await open(async () => [
    booking(1, { room: 'Later', timezone, start_at: inHours(5), end_at: inHours(6) }),
    booking(2, { room: 'Tomorrow', timezone, start_at: inHours(14), end_at: inHours(15) }),
    booking(3, { room: 'Soon', timezone, start_at: inHours(1.5), end_at: inHours(2.5) }),
    booking(4, { room: 'Now', name: 'Review', timezone }),
  ])
  const day = within(await screen.findByRole('region', { name: 'Your day' }))
  // The earliest one is first.
  const words = day
    .getAllByRole('link')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  const time = String.raw`\d{1,2}:\d\d( [AP]M)? – \d{1,2}:\d\d [AP]M \S+`
  expect(words).toEqual([
    expect.stringMatching(new RegExp(`^On nowNow${time}ReviewBooking$`)),
    expect.stringMatching(new RegExp(`^Starts in 90 minutesSoon${time}Booking$`)),
    expect.stringMatching(new RegExp(`^Starts in 5 hoursLater${time}Booking$`)),
  ])
})

test('bookings that could not be read leave home as it is', async () => {
  await open(() => Promise.reject(offline))
  await screen.findByRole('heading', { name: 'Discover' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your day' })).toBeNull())
})

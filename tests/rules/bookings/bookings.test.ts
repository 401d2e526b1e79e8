import { cancellation, cancellingClosesAt } from '@rules/bookings/cancellation'
import { displayedStatus, receiptTitle } from '@rules/bookings/status'
import { describe, expect, test } from 'vitest'

describe("a booking's status", () => {
  test.each([
    ['pending', 'pending', 'requested'],
    ['pending_payment', 'pending', 'requested'],
    ['confirmed', 'confirmed', 'booked'],
    ['accepted', 'confirmed', 'booked'],
    ['denied_available', 'denied', 'denied'],
    ['denied', 'denied', 'denied'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['cancelled_user', 'cancelled_user', 'cancelled'],
    ['cancelled_vendor', 'cancelled_vendor', 'cancelled'],
    ['denied_unavailable', 'unavailable', 'denied'],
  ])('%s shows as %s, on a receipt titled %s', (status, shown, title) => {
    expect(displayedStatus(status)).toEqual({ shown, unknown: null })
    expect(receiptTitle(status)).toBe(title)
    expect(displayedStatus(status.toUpperCase()).shown).toBe(shown)
  })

  test.each(['waitlisted', '', 'toString', '__proto__'])(
    'the unknown status %s is pending',
    (status) => {
      expect(displayedStatus(status)).toEqual({ shown: 'pending', unknown: status })
      expect(receiptTitle(status)).toBe('requested')
    },
  )
})

describe('cancelling', () => {
  const start = Date.parse('2026-11-30T15:00:00Z')
  const booking = {
    status: 'confirmed',
    start_at: '2026-11-30T10:00:00-05:00',
    cancellation_window_end_minutes: 120,
  }
  const twoHours = 7_200_000

  test('closes exactly this many minutes before the start', () => {
    expect(cancellingClosesAt(booking)).toBe(start - twoHours)
    expect(cancellation(booking, start - twoHours)).toBe('open')
    expect(cancellation(booking, start - twoHours + 1)).toBe('closed')
  })

  test.each([undefined, null, 0])('without a window (%s) closes with the start', (minutes) => {
    const given = { ...booking, cancellation_window_end_minutes: minutes }
    expect(cancellation(given, start)).toBe('open')
    expect(cancellation(given, start + 1)).toBe('closed')
  })

  test('of a booking without a start is open', () => {
    expect(cancellation({ ...booking, start_at: null }, start)).toBe('open')
  })

  test.each([
    'denied_unavailable',
    'denied_available',
    'cancelled',
    'cancelled_user',
    'cancelled_vendor',
  ])('is not offered for a booking that is %s', (status) => {
    expect(cancellation({ ...booking, status }, 0)).toBe('hidden')
  })
})

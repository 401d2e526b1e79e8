/** The displayed status of a booking; docs/behaviour.md#bookings. */
export type DisplayedStatus =
  | 'pending'
  | 'confirmed'
  | 'cancelled'
  | 'cancelled_user'
  | 'cancelled_vendor'
  | 'denied'
  | 'unavailable'

const displayed = new Map<string, DisplayedStatus>(
  Object.entries({
    pending: 'pending',
    pending_payment: 'pending',
    submitted: 'pending',
    confirmed: 'confirmed',
    accepted: 'confirmed',
    approved: 'confirmed',
    denied: 'denied',
    denied_available: 'denied',
    cancelled: 'cancelled',
    canceled: 'cancelled',
    cancelled_user: 'cancelled_user',
    cancelled_vendor: 'cancelled_vendor',
    denied_unavailable: 'unavailable',
  } as const),
)

/**
 * Maps a status of the API to the displayed one. An unknown status is pending, with its own text as
 * `unknown`; no status causes an error.
 */
export function displayedStatus(status: string): {
  shown: DisplayedStatus
  unknown: string | null
} {
  const shown = displayed.get(status.toLowerCase())
  return shown === undefined ? { shown: 'pending', unknown: status } : { shown, unknown: null }
}

export type ReceiptTitle = 'booked' | 'requested' | 'denied' | 'cancelled'

/** Selects one of a receipt's four titles. */
export function receiptTitle(status: string): ReceiptTitle {
  if (status.toLowerCase().startsWith('denied')) return 'denied'
  const { shown } = displayedStatus(status)
  if (shown === 'confirmed') return 'booked'
  return shown === 'pending' ? 'requested' : 'cancelled'
}

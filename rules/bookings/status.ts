/** How a booking stands, as people are told; docs/behaviour.md#bookings. */
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
 * What a status on the wire is shown as. One that we do not know is pending, with its own text as `unknown`; none is
 * ever an error.
 */
export function displayedStatus(status: string): {
  shown: DisplayedStatus
  unknown: string | null
} {
  const shown = displayed.get(status.toLowerCase())
  return shown === undefined ? { shown: 'pending', unknown: status } : { shown, unknown: null }
}

export type ReceiptTitle = 'booked' | 'requested' | 'denied' | 'cancelled'

/** Which of the four titles a receipt has. */
export function receiptTitle(status: string): ReceiptTitle {
  if (status.toLowerCase().startsWith('denied')) return 'denied'
  const { shown } = displayedStatus(status)
  if (shown === 'confirmed') return 'booked'
  return shown === 'pending' ? 'requested' : 'cancelled'
}

import type { ResourceBooking } from '@contract/transactions'
import type { resourceBookings, resources } from '../../db/schema'
import { priceOf } from '../platform/money'
import { localeOf, translationOf } from '../tenancy/translate'

type Booked = {
  booking: typeof resourceBookings.$inferSelect
  resource: typeof resources.$inferSelect
  timezone: string
  /** The building's language. */
  locale: string
  actedBy: { firstName: string; lastName: string } | null
}

/** A booking as its owner sees it. */
export function bookingReply(
  { booking, resource, timezone, locale, actedBy }: Booked,
  lang: string | undefined,
): ResourceBooking {
  const { texts, locale: translated } = translationOf(resource.translations, lang)
  return {
    uuid: booking.uuid,
    type: 'resource_booking',
    currency_type: booking.currencyType,
    timezone,
    total_price: priceOf(booking.totalPriceCents),
    details: texts.details ?? resource.details,
    name: booking.name,
    status: booking.status,
    start_at: booking.startAt.toISOString(),
    end_at: booking.endAt.toISOString(),
    cancellation_window_end_minutes: resource.cancellationWindowEndMinutes,
    form_responses: booking.formResponses,
    decided_at: booking.decidedAt?.toISOString() ?? null,
    decision_reason: booking.decisionReason,
    cancelled_at: booking.cancelledAt?.toISOString() ?? null,
    cancelled_by: actedBy === null ? null : `${actedBy.firstName} ${actedBy.lastName}`,
    owner: { owner_type: resource.ownerType, owner_uuid: resource.ownerUuid },
    content: {
      resource: {
        uuid: resource.uuid,
        lang: translated ?? localeOf(locale),
        name: texts.name ?? resource.name,
        image_url: resource.imageUrl,
      },
    },
  }
}

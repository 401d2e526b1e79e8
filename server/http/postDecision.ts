import { preferredLocale } from '@contract/locales'
import { icsChange } from '@rules/content/icsChange'
import { icsFile } from '@rules/content/icsFile'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { buildings, resourceBookings, resources, users } from '../db/schema'
import type { Letters } from '../ports/mail'
import { notify } from '../services/notices/notices'
import { letterMail } from '../services/operate/letters/letterMail'
import { timesIn } from '../services/operate/letters/timesIn'
import { translationOf } from '../services/tenancy/translate'
import { buildingAddress } from './buildingAddress'

type Calling = Parameters<typeof buildingAddress>[0] & { mail: Letters }
type Kind = 'bookingApproved' | 'bookingDenied' | 'bookingCancelled'

/**
 * Tells the user of a booking what a manager has decided, by a notice and by a mail with the entry for the calendar: a cancelled one takes the
 * entry away. Managers are not told about their own bookings.
 */
export async function postDecision(
  tx: Connection,
  call: Calling,
  kind: Kind,
  { uuid, managerId, now }: { uuid: string; managerId: number; now: Date },
): Promise<void> {
  const [found] = await tx
    .select({ booking: resourceBookings, resource: resources, user: users, building: buildings })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .innerJoin(buildings, eq(buildings.uuid, resources.buildingUuid))
    .innerJoin(users, eq(users.id, resourceBookings.userId))
    .where(eq(resourceBookings.uuid, uuid))
  if (found === undefined || found.user.id === managerId || found.user.deactivated) return
  const { booking, resource, user, building } = found
  const locale = preferredLocale(user.locale ?? undefined)
  const name = translationOf(resource.translations, locale).texts.name ?? resource.name
  await notify(
    tx,
    [
      {
        userId: user.id,
        buildingUuid: building.uuid,
        event: kind,
        key: `${kind}:${uuid}`,
        subjectUuid: uuid,
        name,
        quote: booking.decisionReason,
        startAt: booking.startAt,
      },
    ],
    now,
  )
  const { url, brand } = await buildingAddress(call, building.uuid)
  const entry = {
    uid: uuid,
    title: name,
    startAt: booking.startAt.toISOString(),
    endAt: booking.endAt.toISOString(),
    timeZone: building.timezone,
    location: [building.name, building.address1, building.locality].filter(Boolean).join(', '),
    description: null,
  }
  const isCancelled = kind === 'bookingCancelled'
  const cancellation = isCancelled ? icsChange({ method: 'CANCEL', sequence: 1 }) : undefined
  const attached = icsFile(entry, now.toISOString(), cancellation)
  const reason = booking.decisionReason
  call.mail.post(
    letterMail(kind, {
      to: user.email,
      place: building.name,
      brand,
      url: url && new URL('/my-history?type=bookings', url).href,
      locale,
      quoted: [
        `${name}, ${timesIn(locale, building.timezone, booking.startAt, booking.endAt)}`,
        ...(reason === null ? [] : [reason]),
      ],
      ...(kind !== 'bookingDenied' && {
        attachments: [
          {
            name: 'booking.ics',
            contentType: 'text/calendar; charset=utf-8',
            content: new TextEncoder().encode(attached),
          },
        ],
      }),
    }),
  )
}

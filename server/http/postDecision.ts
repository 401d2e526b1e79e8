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
type Kind =
  | 'bookingApproved'
  | 'bookingDenied'
  | 'bookingCancelled'
  | 'bookingMoved'
  | 'bookingMade'

type Decided = {
  uuid: string
  managerId: number
  now: Date
  /** Where and when a moved booking was before. */
  before?: { resourceUuid: string; startAt: Date; endAt: Date }
}

/**
 * Tells the user of a booking what a manager has decided, by a notice and by a mail with the entry for the calendar: a
 * moved one changes the entry, and a cancelled one takes it away. One that still waits has no entry. Managers are not
 * told about their own bookings.
 */
export async function postDecision(
  tx: Connection,
  call: Calling,
  kind: Kind,
  { uuid, managerId, now, before }: Decided,
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
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const sequence = booking.sequence + (isCancelled ? 1 : 0)
  const organizer = { name: building.name, email: call.deployment.browser.defaultSupportEmail }
  const attendee = { name: `${user.firstName} ${user.lastName}`, email: user.email }
  const change = icsChange({ method, sequence, organizer, attendee })
  const attached = icsFile(entry, now.toISOString(), change)
  const hasEntry = kind !== 'bookingDenied' && booking.status !== 'pending'
  const times = ({ startAt, endAt }: Record<'startAt' | 'endAt', Date>) =>
    timesIn(locale, building.timezone, startAt, endAt)
  const reason = booking.decisionReason
  call.mail.post(
    letterMail(kind, {
      to: user.email,
      place: building.name,
      brand,
      url: url && new URL('/my-history?type=bookings', url).href,
      locale,
      quoted: [
        ...(before === undefined
          ? []
          : [`${await nameBefore(tx, before, locale)}, ${times(before)}`, '→']),
        `${name}, ${times(booking)}`,
        ...(reason === null ? [] : [reason]),
      ],
      ...(hasEntry && {
        attachments: [
          {
            name: 'booking.ics',
            contentType: `text/calendar; charset=utf-8; method=${method}`,
            content: new TextEncoder().encode(attached),
          },
        ],
      }),
    }),
  )
}

async function nameBefore(
  tx: Connection,
  { resourceUuid }: { resourceUuid: string },
  locale: string,
): Promise<string> {
  const [row] = await tx.select().from(resources).where(eq(resources.uuid, resourceUuid))
  if (row === undefined) return ''
  return translationOf(row.translations, locale).texts.name ?? row.name
}

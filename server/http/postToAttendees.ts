import { preferredLocale } from '@contract/locales'
import { calendarEntry } from '@rules/content/calendar'
import { contentPath } from '@rules/content/contentPath'
import { type IcsChange, icsChange, sequenceAt } from '@rules/content/icsChange'
import { icsFile } from '@rules/content/icsFile'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { buildings, users } from '../db/schema'
import type { Letters } from '../ports/mail'
import type { ContentRow } from '../services/content/contentReply'
import { type NewNotice, notify } from '../services/notices/notices'
import { letterMail } from '../services/operate/letters/letterMail'
import { timesIn } from '../services/operate/letters/timesIn'
import { translationOf } from '../services/tenancy/translate'
import { buildingAddress } from './buildingAddress'

type Calling = Parameters<typeof buildingAddress>[0] & { mail: Letters }

/** What each letter does to the entry in the reader's calendar. */
const methods = {
  attendeeAdded: 'REQUEST',
  attendeeRemoved: 'CANCEL',
  eventMoved: 'REQUEST',
  eventRestored: 'REQUEST',
  eventCancelled: 'CANCEL',
} as const satisfies Record<string, IcsChange['method']>

type News = {
  kind: keyof typeof methods
  userIds: readonly number[]
  /** What the building adds; empty for nothing. */
  note?: string
  /** When a moved event was to take place. */
  earlier?: Pick<ContentRow, 'startAt' | 'endAt'>
  now: Date
}

/**
 * Tells each of these people what has changed about an item, in their language: by a notice, and by a mail with the entry
 * for the calendar under the same uid as in the app. A deactivated account gets neither.
 * @returns how many letters leave
 */
export async function postToAttendees(
  tx: Connection,
  call: Calling,
  row: ContentRow,
  { kind, userIds, note = '', earlier, now }: News,
): Promise<number> {
  if (userIds.length === 0) return 0
  const [building] = await tx.select().from(buildings).where(eq(buildings.uuid, row.buildingUuid))
  if (building === undefined) return 0
  const readers = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), eq(users.deactivated, false)))
    .orderBy(users.id)
  const { url, brand } = await buildingAddress(call, building.uuid)
  // The address of the older mode leads to the item in both.
  const currentPath = `/building/${building.uuid}`
  const page = contentPath(row, { mode: 'older', buildingUuid: building.uuid, currentPath })
  const added: NewNotice[] = []
  const organizer = { name: building.name, email: call.deployment.browser.defaultSupportEmail }
  for (const reader of readers) {
    const locale = preferredLocale(reader.locale ?? undefined)
    const { title, place, entry } = inLanguage(row, locale, building.timezone)
    added.push({
      userId: reader.id,
      buildingUuid: building.uuid,
      event: kind,
      subjectUuid: row.uuid,
      name: title,
      quote: note === '' ? null : note,
      startAt: row.startAt,
    })
    const when = [earlier, row]
      .map((at) => at?.startAt && timesIn(locale, building.timezone, at.startAt, at.endAt))
      .filter((each, at, all) => Boolean(each) && all.indexOf(each) === at)
      .join(' → ')
    const attendee = { name: `${reader.firstName} ${reader.lastName}`, email: reader.email }
    const method = methods[kind]
    const change = icsChange({ method, sequence: sequenceAt(now), organizer, attendee })
    const file = entry && icsFile(entry, now.toISOString(), change)
    call.mail.post(
      letterMail(kind, {
        to: reader.email,
        place: building.name,
        brand,
        url: url && new URL(page, url).href,
        locale,
        quoted: [[title, when, place].filter(Boolean).join('\n'), ...(note === '' ? [] : [note])],
        ...(file !== null && {
          attachments: [
            {
              name: 'event.ics',
              contentType: `text/calendar; charset=utf-8; method=${method}`,
              content: new TextEncoder().encode(file),
            },
          ],
        }),
      }),
    )
  }
  await notify(tx, added, now)
  return readers.length
}

/** An item as its page in the app shows it, with the calendar entry that the page offers. */
function inLanguage(row: ContentRow, locale: string, timeZone: string) {
  const { texts } = translationOf(row.translations, locale)
  const textOf = (name: string): string | null => {
    const value = texts[name] ?? row.details[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const title = texts.title ?? row.title
  const place = textOf('formatted_address') ?? textOf('virtual_url')
  const entry =
    row.details.display_calendar_icon === false
      ? null
      : calendarEntry({
          uuid: row.uuid,
          title,
          description: textOf('description'),
          startAt: row.startAt?.toISOString(),
          endAt: row.endAt?.toISOString(),
          timeZone,
          location: place,
        })
  return { title, place, entry }
}

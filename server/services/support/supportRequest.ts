import { randomInt } from 'node:crypto'
import type { ReadBody } from '@contract/endpoint'
import type { createSupportRequest } from '@contract/support'
import type { Connection } from '../../db/database'
import { supportRequests } from '../../db/schema'
import { oneLine } from '../platform/oneLine'
import type { CheckedAttachment } from './attachments'
import { saveAttachments } from './saveAttachments'

export type SupportRequest = typeof supportRequests.$inferSelect

type Given = Omit<ReadBody<typeof createSupportRequest>, 'attachments'>

/** Characters that are not confused with each other when read aloud. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const tries = 5

function newReference(): string {
  const drawn = Array.from({ length: 6 }, () => letters[randomInt(letters.length)])
  return `PR-${drawn.join('')}`
}

/** Stores the request and its files under a new, unique reference. */
export async function insertSupportRequest(
  tx: Connection,
  input: Given,
  attachments: readonly CheckedAttachment[],
  { userId, now }: { userId: number; now: Date },
): Promise<SupportRequest> {
  const { name, issue_type, subject, description, email_address, building_uuid, ...about } = input
  const values = {
    uuid: crypto.randomUUID(),
    userId,
    buildingUuid: building_uuid,
    name: oneLine(name),
    emailAddress: email_address,
    issueType: oneLine(issue_type),
    subject: oneLine(subject),
    // Forms encode a line break as `\r
    // `.
    description: description.replaceAll(/\r\n?/g, '\n'),
    about: Object.fromEntries(
      Object.entries(about).map(([field, value]) => [field, oneLine(value ?? '')]),
    ),
    createdAt: now,
  }
  for (let n = 0; n < tries; n += 1) {
    const [stored] = await tx
      .insert(supportRequests)
      .values({ ...values, reference: newReference() })
      .onConflictDoNothing({ target: supportRequests.reference })
      .returning()
    if (stored !== undefined) {
      await saveAttachments(tx, stored.uuid, attachments)
      return stored
    }
  }
  throw new Error('No unused reference was found')
}

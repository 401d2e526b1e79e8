import { preferredLocale } from '@contract/locales'
import type { Connection } from '../db/database'
import type { Letters } from '../ports/mail'
import { assigneesIn } from '../services/operate/frontDesk/requestReach'
import { letterMail } from '../services/operate/letters/letterMail'
import { assigneeOfRequest } from '../services/support/requestSteps'
import { buildingAddress } from './buildingAddress'

type Calling = Parameters<typeof buildingAddress>[0] & { mail: Letters }

/** Mails those who have a request, unless they have taken the step themselves, and leads them to its page of the console. */
export async function postToAssignee(
  tx: Connection,
  call: Calling,
  kind: 'assigned' | 'replied',
  { requestId, text, authorId }: { requestId: string; text: string; authorId: number },
): Promise<void> {
  const found = await assigneeOfRequest(tx, requestId)
  if (found === null || found.assignee.id === authorId) return
  const { assignee, building, subject } = found
  // One who has lost the role reads no more of it.
  const working = await assigneesIn(tx, building.uuid)
  if (!working.some(({ id }) => id === assignee.id)) return
  const { url, brand } = await buildingAddress(call, building.uuid)
  const page = `/operate/buildings/${building.uuid}/requests/${requestId}`
  call.mail.post(
    letterMail(kind, {
      to: assignee.email,
      place: building.name,
      brand,
      url: url && new URL(page, url).href,
      locale: preferredLocale(assignee.locale ?? undefined),
      quoted: text === '' ? [subject] : [subject, text],
    }),
  )
}

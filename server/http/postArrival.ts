import { preferredLocale } from '@contract/locales'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { buildings, users } from '../db/schema'
import type { Letters } from '../ports/mail'
import { notify } from '../services/notices/notices'
import { letterMail } from '../services/operate/letters/letterMail'
import type { VisitorRow } from '../services/visitors/visitors'
import { buildingAddress } from './buildingAddress'

type Calling = Parameters<typeof buildingAddress>[0] & { mail: Letters; now: () => Date }

/** Tells the host of a visitor who has just arrived, by a notice and by a mail, unless the host checked them in. */
export async function postArrival(
  tx: Connection,
  call: Calling,
  { invitedBy, buildingUuid, ...visitor }: VisitorRow,
  staffId: number,
): Promise<void> {
  const [host] = await tx
    .select({ email: users.email, locale: users.locale, deactivated: users.deactivated })
    .from(users)
    .where(eq(users.id, invitedBy))
  const [building] = await tx
    .select({ name: buildings.name })
    .from(buildings)
    .where(eq(buildings.uuid, buildingUuid))
  if (host === undefined || building === undefined) return
  if (host.deactivated || invitedBy === staffId) return
  const { url, brand } = await buildingAddress(call, buildingUuid)
  const { firstName, lastName, company } = visitor
  const name = `${firstName} ${lastName}`
  const about = { userId: invitedBy, buildingUuid, subjectUuid: visitor.uuid, name }
  await notify(
    tx,
    [{ ...about, event: 'visitorArrived', key: `arrived:${visitor.uuid}` }],
    call.now(),
  )
  call.mail.post(
    letterMail('arrived', {
      to: host.email,
      place: building.name,
      brand,
      url: url && new URL(`/building/${buildingUuid}/visitors`, url).href,
      locale: preferredLocale(host.locale ?? undefined),
      quoted: [[name, company].filter(Boolean).join(', ')],
    }),
  )
}

import { preferredLocale } from '@contract/locales'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { buildings, users } from '../db/schema'
import { letterMail } from '../services/operate/letters/letterMail'
import type { VisitorRow } from '../services/visitors/visitors'
import { buildingAddress } from './buildingAddress'
import type { Dependencies } from './dependencies'

type Calling = Parameters<typeof buildingAddress>[0] & Pick<Dependencies, 'mail'>

/** Mails the host of a visitor who has just arrived, unless the host checked them in. */
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
  call.mail.post(
    letterMail('arrived', {
      to: host.email,
      place: building.name,
      brand,
      url: url && new URL(`/building/${buildingUuid}/visitors`, url).href,
      locale: preferredLocale(host.locale ?? undefined),
      quoted: [[`${firstName} ${lastName}`, company].filter(Boolean).join(', ')],
    }),
  )
}

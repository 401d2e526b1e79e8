import { createSupportRequest } from '@contract/support'
import { enterBuilding } from '../domain/buildings'
import { checkedAttachments } from '../domain/support/attachments'
import { helpDeskMail } from '../domain/support/helpDeskMail'
import { keepSupportRequest } from '../domain/support/supportRequest'
import { readUser } from '../domain/users'
import type { WhitelabelRow } from '../domain/whitelabels'
import type { Dependencies } from '../http/dependencies'
import { implement } from '../http/implement'
import { whitelabelFor } from './host'

/** The help desk address of the brand, else its support address, else the deployment's. */
function helpDeskOf(row: WhitelabelRow, { deployment: { browser } }: Dependencies): string {
  return (
    row.helpDeskEmail ??
    row.supportEmail ??
    browser.brands[row.brandIdentifier]?.supportEmail ??
    browser.defaultSupportEmail
  )
}

export const supportRoutes = [
  implement(createSupportRequest, async (call) => {
    const { database, body, caller, deployment } = call
    const { id: userId, uuid } = caller.principal
    const { attachments: files = [], ...given } = body
    await call.limits.spend('supportByUser', uuid)
    const building = await enterBuilding(database.connection, userId, given.building_uuid)
    const attachments = await checkedAttachments(files, deployment)
    const whitelabel = await whitelabelFor(call, caller.host)
    const { email } = await readUser(database.connection, userId)
    const sender = { userId, now: call.now() }
    const kept = await database.connection.transaction((tx) =>
      keepSupportRequest(tx, given, attachments, sender),
    )
    const origin = {
      to: helpDeskOf(whitelabel, call),
      accountEmail: email,
      buildingName: building.name,
      brand: whitelabel.brand,
    }
    call.mail.post(helpDeskMail(kept, attachments, origin))
    return { data: { id: kept.uuid, reference: kept.reference } }
  }),
]

import { createSupportRequest } from '@contract/support'
import type { Dependencies } from '../http/dependencies'
import { stagedMutation } from '../http/implement'
import { checkedAttachments } from '../services/support/attachments'
import { helpDeskMail } from '../services/support/helpDeskMail'
import { insertSupportRequest } from '../services/support/supportRequest'
import { enterBuilding } from '../services/tenancy/buildings'
import type { WhitelabelRow } from '../services/tenancy/whitelabels'
import { whitelabelFor } from '../services/tenancy/whitelabels'

/** The help desk address of the brand, otherwise its support address, otherwise the deployment's. */
function helpDeskOf(
  row: WhitelabelRow,
  { deployment: { browser } }: Pick<Dependencies, 'deployment'>,
): string {
  return (
    row.helpDeskEmail ??
    row.supportEmail ??
    browser.brands[row.brandIdentifier]?.supportEmail ??
    browser.defaultSupportEmail
  )
}

export const supportRoutes = [
  stagedMutation(
    createSupportRequest,
    async (call, commit) => {
      const { database, body, caller, deployment } = call
      const { id: userId } = caller.principal
      const { attachments: files = [], ...input } = body
      const building = await enterBuilding(database.connection, userId, input.building_uuid)
      const attachments = await checkedAttachments(files, call.attachmentChecks, deployment)
      const whitelabel = await whitelabelFor(call, caller.host)
      const origin = {
        to: helpDeskOf(whitelabel, call),
        accountEmail: caller.principal.email,
        buildingName: building.name,
        brand: whitelabel.brand,
      }
      return commit(async (tx) => {
        const stored = await insertSupportRequest(tx, input, attachments, {
          userId,
          now: call.now(),
        })
        call.mail.post(await helpDeskMail(stored, attachments, origin))
        return { data: { id: stored.uuid, reference: stored.reference } }
      })
    },
    { limit: 'supportByUser' },
  ),
]

import { uploadFiles } from '@contract/files'
import {
  createServiceRequest,
  readServiceRequest,
  serviceRequestMetadata,
  serviceRequests,
  stepServiceRequest,
  updateServiceRequest,
} from '@contract/serviceRequests'
import type { Dependencies } from '../http/dependencies'
import { implement, mutation, stagedMutation } from '../http/implement'
import { postToAssignee } from '../http/postToAssignee'
import { addressOf, recordFiles, removeFiles, storeFiles } from '../services/platform/files/files'
import { checkedAttachments } from '../services/support/attachments'
import {
  categoriesOf,
  changeStatus,
  insertServiceRequest,
  serviceRequestOf,
  serviceRequestsOf,
  stepAsTenant,
} from '../services/support/serviceRequests'
import { enterBuilding } from '../services/tenancy/buildings'
import { pageLimit } from './page'

type Calling = Pick<Dependencies, 'hash' | 'now'> & { caller: { principal: { id: number } } }

const readerOf = ({ caller, hash, now }: Calling) => ({
  userId: caller.principal.id,
  hash,
  now: now(),
})

export const serviceRequestRoutes = [
  implement(serviceRequests, async (call) => {
    const { connection } = call.database
    const { buildingId } = call.params
    await enterBuilding(connection, call.caller.principal.id, buildingId)
    const { limit = pageLimit, offset = 0 } = call.query
    return serviceRequestsOf(connection, buildingId, { limit, offset }, readerOf(call))
  }),
  mutation(
    createServiceRequest,
    async (tx, call) => {
      const { buildingId } = call.params
      await enterBuilding(tx, call.caller.principal.id, buildingId)
      return { data: await insertServiceRequest(tx, buildingId, call.body, readerOf(call)) }
    },
    { limit: 'supportByUser' },
  ),
  mutation(
    updateServiceRequest,
    async (tx, call) => {
      const { buildingId, requestId } = call.params
      await enterBuilding(tx, call.caller.principal.id, buildingId)
      return {
        data: await changeStatus(tx, buildingId, requestId, call.body.status, readerOf(call)),
      }
    },
    { limit: 'requestChangedByUser' },
  ),
  implement(readServiceRequest, async (call) => {
    const { connection } = call.database
    const { buildingId, requestId } = call.params
    await enterBuilding(connection, call.caller.principal.id, buildingId)
    return { data: await serviceRequestOf(connection, buildingId, requestId, readerOf(call)) }
  }),
  mutation(
    stepServiceRequest,
    async (tx, call) => {
      const { buildingId, requestId } = call.params
      await enterBuilding(tx, call.caller.principal.id, buildingId)
      const data = await stepAsTenant(tx, buildingId, requestId, call.body, readerOf(call))
      const authorId = call.caller.principal.id
      // What is confirmed needs nothing more.
      if (call.body.action !== 'confirm')
        await postToAssignee(tx, call, 'replied', { requestId, text: call.body.text, authorId })
      return { data }
    },
    { limit: 'requestChangedByUser' },
  ),
  implement(serviceRequestMetadata, async ({ database, params, query, caller }) => {
    const { connection } = database
    await enterBuilding(connection, caller.principal.id, params.buildingId)
    const lang = query.lang ?? caller.locale
    return { data: { categories: await categoriesOf(connection, params.buildingId, lang) } }
  }),
  stagedMutation(
    uploadFiles,
    async (call, commit) => {
      const { body, caller, deployment, hash, now, files: store } = call
      const checked = await checkedAttachments(body.attachments, call.attachmentChecks, deployment)
      const rows = await storeFiles(store, checked, { userId: caller.principal.id, now: now() })
      try {
        return await commit(async (tx) => {
          await recordFiles(tx, rows)
          return { data: rows.map((row) => ({ name: row.name, url: addressOf(hash, row, now()) })) }
        })
      } catch (error) {
        await removeFiles(store, rows)
        throw error
      }
    },
    { limit: 'supportByUser' },
  ),
]

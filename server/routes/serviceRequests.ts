import { uploadFiles } from '@contract/files'
import {
  createServiceRequest,
  serviceRequestMetadata,
  serviceRequests,
  updateServiceRequest,
} from '@contract/serviceRequests'
import { enterBuilding } from '../domain/buildings'
import { addressOf, keepFiles } from '../domain/files/files'
import {
  askForService,
  categoriesOf,
  changeStatus,
  serviceRequestsOf,
} from '../domain/serviceRequests'
import { checkedAttachments } from '../domain/support/attachments'
import type { Dependencies } from '../http/dependencies'
import { implement } from '../http/implement'
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
  implement(createServiceRequest, async (call) => {
    const { connection } = call.database
    const { buildingId } = call.params
    await call.limits.spend('supportByUser', call.caller.principal.uuid)
    await enterBuilding(connection, call.caller.principal.id, buildingId)
    const data = await connection.transaction((tx) =>
      askForService(tx, buildingId, call.body, readerOf(call)),
    )
    return { data }
  }),
  implement(updateServiceRequest, async (call) => {
    const { connection } = call.database
    const { buildingId, requestId } = call.params
    await enterBuilding(connection, call.caller.principal.id, buildingId)
    const data = await connection.transaction((tx) =>
      changeStatus(tx, buildingId, requestId, call.body.status, readerOf(call)),
    )
    return { data }
  }),
  implement(serviceRequestMetadata, async ({ database, params, query, caller }) => {
    const { connection } = database
    await enterBuilding(connection, caller.principal.id, params.buildingId)
    const lang = query.lang ?? caller.locale
    return { data: { categories: await categoriesOf(connection, params.buildingId, lang) } }
  }),
  implement(uploadFiles, async (call) => {
    const { database, body, caller, deployment, hash, now, limits, files: store } = call
    await limits.spend('supportByUser', caller.principal.uuid)
    const checked = await checkedAttachments(body.attachments, deployment)
    const sender = { userId: caller.principal.id, now: now() }
    const kept = await keepFiles({ connection: database.connection, store }, checked, sender)
    return { data: kept.map((file) => ({ name: file.name, url: addressOf(hash, file, now()) })) }
  }),
]

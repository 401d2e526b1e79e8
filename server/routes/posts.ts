import {
  attendEventPost,
  cancelOffer,
  claimOffer,
  eventPostById,
  offerById,
  postById,
  recallEventPost,
} from '@contract/posts'
import type { Connection } from '../db/database'
import { attend, cancel, claim, recall } from '../domain/participation'
import {
  claimsOf,
  eventReply,
  noSuch,
  offerReply,
  openPost,
  type PostKind,
  postReply,
  type Visitor,
} from '../domain/posts'
import type { Principal } from '../domain/principal'
import type { Dependencies } from '../http/dependencies'
import { implement } from '../http/implement'

type PostCall = Dependencies & {
  query: { lang?: string | undefined }
  caller: { principal: Principal }
}

/** The item that is asked for. If a building is named, the item has to be in it. */
type Asked = { kind: PostKind; uuid: string; buildingId?: string }

async function opened(call: PostCall, { kind, uuid, buildingId }: Asked) {
  const visitor = { userId: call.caller.principal.id, now: call.now() }
  const { row, timezone, locale } = await openPost(call.database.connection, kind, uuid, visitor)
  if (buildingId !== undefined && buildingId.toLowerCase() !== row.buildingUuid) throw noSuch(kind)
  return { row, replyLocale: { lang: call.query.lang, timezone, locale }, visitor }
}

type Act = (tx: Connection, uuid: string, visitor: Visitor) => Promise<void>

/** Acts in one transaction. The reply is read after it, so that the lock is held no longer than needed. */
async function acted(call: PostCall, asked: Asked, act: Act) {
  const found = await opened(call, asked)
  await call.database.connection.transaction((tx) => act(tx, asked.uuid, found.visitor))
  return found
}

type Found = Awaited<ReturnType<typeof opened>>

async function event({ database }: PostCall, { row, replyLocale, visitor }: Found) {
  return { data: await eventReply(database.connection, row, replyLocale, visitor) }
}

async function offer({ database }: PostCall, { row, replyLocale, visitor }: Found) {
  return { data: await offerReply(database.connection, row, replyLocale, visitor) }
}

export const postRoutes = [
  implement(postById, async (call) => {
    const asked = { kind: 'post', uuid: call.params.postUuid } as const
    const { row, replyLocale, visitor } = await opened(call, asked)
    const byReader = await claimsOf(call.database.connection, row.uuid, visitor.userId)
    return { data: postReply(row, replyLocale, { count: row.claimCount, byReader }) }
  }),

  implement(eventPostById, async (call) => {
    const asked = { kind: 'event', uuid: call.params.eventPostUuid } as const
    return event(call, await opened(call, asked))
  }),

  implement(attendEventPost, async (call) => {
    const { eventPostUuid: uuid, buildingId } = call.params
    return event(call, await acted(call, { kind: 'event', uuid, buildingId }, attend))
  }),

  implement(recallEventPost, async (call) => {
    const asked = { kind: 'event', uuid: call.params.eventPostUuid } as const
    return event(call, await acted(call, asked, recall))
  }),

  implement(offerById, async (call) => {
    const asked = { kind: 'offer', uuid: call.params.offerUuid } as const
    return offer(call, await opened(call, asked))
  }),

  implement(claimOffer, async (call) => {
    const { offerUuid: uuid, buildingId } = call.params
    return offer(call, await acted(call, { kind: 'offer', uuid, buildingId }, claim))
  }),

  implement(cancelOffer, async (call) => {
    const { offerUuid: uuid, buildingId } = call.params
    return offer(call, await acted(call, { kind: 'offer', uuid, buildingId }, cancel))
  }),
]

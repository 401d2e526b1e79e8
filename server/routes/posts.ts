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
import type { Dependencies } from '../http/dependencies'
import { implement, mutation } from '../http/implement'
import type { Principal } from '../services/auth/principal'
import { attend, cancel, claim, recall } from '../services/content/participation'
import {
  claimsOf,
  eventReply,
  noSuch,
  offerReply,
  openPost,
  type PostKind,
  postReply,
  type Visitor,
} from '../services/content/posts'

type PostCall = Pick<Dependencies, 'now'> & {
  database: { connection: Connection }
  query: { lang?: string | undefined }
  caller: { principal: Principal }
}

/** The requested item. If a building is given, the item has to be in it. */
type Request = { kind: PostKind; uuid: string; buildingId?: string; actsAs?: PostKind }

async function opened(call: PostCall, { kind, uuid, buildingId, actsAs }: Request) {
  const visitor = { userId: call.caller.principal.id, now: call.now() }
  const { row, timezone, locale } = await openPost(call.database.connection, kind, uuid, {
    ...visitor,
    ...(actsAs && { actsAs }),
  })
  if (buildingId !== undefined && buildingId.toLowerCase() !== row.buildingUuid) throw noSuch(kind)
  return { row, replyLocale: { lang: call.query.lang, timezone, locale }, visitor }
}

type Act = (tx: Connection, uuid: string, visitor: Visitor) => Promise<void>

/** Acts on an item that is open to the user. The reply has the counts after the action. */
async function acted(call: PostCall, request: Request, act: Act) {
  const found = await opened(call, { ...request, actsAs: request.kind })
  await act(call.database.connection, request.uuid, found.visitor)
  return found
}

type Found = Awaited<ReturnType<typeof opened>>

async function event({ database }: PostCall, { row, replyLocale, visitor }: Found) {
  return { data: await eventReply(database.connection, row, replyLocale, visitor) }
}

async function offer({ database }: PostCall, { row, replyLocale, visitor }: Found) {
  return { data: await offerReply(database.connection, row, replyLocale, visitor) }
}

const byUser = { limit: 'participationByUser' } as const

export const postRoutes = [
  implement(postById, async (call) => {
    const request = { kind: 'post', uuid: call.params.postUuid } as const
    const { row, replyLocale, visitor } = await opened(call, request)
    const byReader = await claimsOf(call.database.connection, row.uuid, visitor.userId)
    return { data: postReply(row, replyLocale, { count: row.claimCount, byReader }) }
  }),

  implement(eventPostById, async (call) => {
    const request = { kind: 'event', uuid: call.params.eventPostUuid } as const
    return event(call, await opened(call, request))
  }),

  mutation(
    attendEventPost,
    async (_, call) => {
      const { eventPostUuid: uuid, buildingId } = call.params
      return event(call, await acted(call, { kind: 'event', uuid, buildingId }, attend))
    },
    byUser,
  ),

  mutation(
    recallEventPost,
    async (_, call) => {
      const request = { kind: 'event', uuid: call.params.eventPostUuid } as const
      return event(call, await acted(call, request, recall))
    },
    byUser,
  ),

  implement(offerById, async (call) => {
    const request = { kind: 'offer', uuid: call.params.offerUuid } as const
    return offer(call, await opened(call, request))
  }),

  mutation(
    claimOffer,
    async (_, call) => {
      const { offerUuid: uuid, buildingId } = call.params
      return offer(call, await acted(call, { kind: 'offer', uuid, buildingId }, claim))
    },
    byUser,
  ),

  mutation(
    cancelOffer,
    async (_, call) => {
      const { offerUuid: uuid, buildingId } = call.params
      return offer(call, await acted(call, { kind: 'offer', uuid, buildingId }, cancel))
    },
    byUser,
  ),
]

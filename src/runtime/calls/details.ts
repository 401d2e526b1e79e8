import { contentById } from '@contract/content'
import {
  attendEventPost,
  cancelOffer,
  claimOffer,
  eventPostById,
  offerById,
  postById,
  recallEventPost,
} from '@contract/posts'
import type { Wish } from '@machines/detail/actors'
import type { DetailOf } from '@machines/detail/context'
import { type DetailItem, itemOf, type Replies } from '@machines/detail/item'
import type { Standing } from '@machines/detail/standing'
import type { Api } from '../api/client'

export const detailCalls = ({ call }: Api) => {
  const reads: {
    [K in keyof Replies]: (of: DetailOf, signal: AbortSignal) => Promise<{ data: Replies[K] }>
  } = {
    content: ({ uuid: contentUuid, buildingUuid: buildingId, lang }, signal) =>
      call(contentById, { params: { buildingId, contentUuid }, query: { lang }, signal }),
    eventPost: ({ uuid: eventPostUuid, lang }, signal) =>
      call(eventPostById, { params: { eventPostUuid }, query: { lang }, signal }),
    offer: ({ uuid: offerUuid, lang }, signal) =>
      call(offerById, { params: { offerUuid }, query: { lang }, signal }),
    post: ({ uuid: postUuid, lang }, signal) =>
      call(postById, { params: { postUuid }, query: { lang }, signal }),
  }

  return {
    read: async (of: DetailOf, signal: AbortSignal): Promise<DetailItem> =>
      itemOf(of.kind, (await reads[of.kind](of, signal)).data),

    take: async (wish: Wish, signal: AbortSignal): Promise<Standing> => {
      const { uuid, buildingUuid: buildingId } = wish.of
      const options = { query: {}, signal, idempotencyKey: wish.key }
      if (wish.standing.kind === 'rsvp') {
        const params = { buildingId, eventPostUuid: uuid }
        return after(wish, (await call(attendEventPost, { ...options, params })).data.attendants)
      }
      const params = { buildingId, offerUuid: uuid }
      return after(wish, (await call(claimOffer, { ...options, params })).data.claimers)
    },

    release: async (wish: Wish, signal: AbortSignal): Promise<Standing> => {
      const { uuid, buildingUuid: buildingId } = wish.of
      const options = { query: {}, signal, idempotencyKey: wish.key }
      if (wish.standing.kind === 'rsvp') {
        const params = { eventPostUuid: uuid }
        return after(wish, (await call(recallEventPost, { ...options, params })).data.attendants)
      }
      const params = { buildingId, offerUuid: uuid }
      return after(wish, (await call(cancelOffer, { ...options, params })).data.claimers)
    },
  }
}

/** `holders` are the users who have a place or a deal, once for each that they have. */
function after({ of, standing }: Wish, holders: readonly number[]): Standing {
  const mine = holders.filter((id) => id === of.userId).length
  return { ...standing, mine, taken: holders.length }
}

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
import type { ParticipationRequest } from '@machines/content/detail/actors'
import type { DetailOf } from '@machines/content/detail/context'
import type { DetailKind, Replies } from '@machines/content/detail/item'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import type { Api } from '@platform/api/client'

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
    read: async (of: DetailOf, signal: AbortSignal): Promise<Replies[DetailKind]> =>
      (await reads[of.kind](of, signal)).data,

    reserve: async (
      request: ParticipationRequest,
      signal: AbortSignal,
    ): Promise<ParticipationStatus> => {
      const { uuid, buildingUuid: buildingId } = request.of
      const options = { query: {}, signal, idempotencyKey: request.key }
      if (request.participation.kind === 'rsvp') {
        const params = { buildingId, eventPostUuid: uuid }
        return after(request, (await call(attendEventPost, { ...options, params })).data.attendants)
      }
      const params = { buildingId, offerUuid: uuid }
      return after(request, (await call(claimOffer, { ...options, params })).data.claimers)
    },

    cancel: async (
      request: ParticipationRequest,
      signal: AbortSignal,
    ): Promise<ParticipationStatus> => {
      const { uuid, buildingUuid: buildingId } = request.of
      const options = { query: {}, signal, idempotencyKey: request.key }
      if (request.participation.kind === 'rsvp') {
        const params = { eventPostUuid: uuid }
        return after(request, (await call(recallEventPost, { ...options, params })).data.attendants)
      }
      const params = { buildingId, offerUuid: uuid }
      return after(request, (await call(cancelOffer, { ...options, params })).data.claimers)
    },
  }
}

/** `holders` are the users with an RSVP or a claim; a user appears once for each. */
function after(
  { of, participation }: ParticipationRequest,
  holders: readonly number[],
): ParticipationStatus {
  const mine = holders.filter((id) => id === of.userId).length
  return { ...participation, mine, taken: holders.length }
}

import { createRequest } from '@machines/kernel/request/machine'
import { promiseActor } from '@machines/kernel/typed'
import type { DetailOf } from './context'
import type { DetailItem } from './item'
import type { ParticipationStatus } from './participation'

/** The user's decision; `key` is the same for all attempts. */
export type ParticipationRequest = { of: DetailOf; participation: ParticipationStatus; key: string }

export const actors = {
  read: createRequest<DetailOf, DetailItem>(),
  /** Both resolve with the updated status. */
  reserve: promiseActor<ParticipationStatus, ParticipationRequest>('reserve'),
  cancel: promiseActor<ParticipationStatus, ParticipationRequest>('cancel'),
}

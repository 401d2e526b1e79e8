import { createRequest } from '@machines/kernel/request/machine'
import { promiseActor } from '@machines/kernel/typed'
import type { DetailOf } from './context'
import type { DetailItem } from './item'
import type { ParticipationStatus } from './participation'

/** What the visitor has decided; `key` is the same for every try of it. */
export type ParticipationRequest = { of: DetailOf; participation: ParticipationStatus; key: string }

export const actors = {
  read: createRequest<DetailOf, DetailItem>(),
  /** Both answer the status afterwards. */
  reserve: promiseActor<ParticipationStatus, ParticipationRequest>('reserve'),
  cancel: promiseActor<ParticipationStatus, ParticipationRequest>('cancel'),
}

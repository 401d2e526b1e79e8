import { type MutationContext, mutations } from '@machines/kernel/mutation/state'
import type { DetailItem, DetailKind } from './item'
import type { ParticipationStatus } from './participation'

/** The item, its language and its reader. */
export type DetailOf = {
  kind: DetailKind
  uuid: string
  buildingUuid: string
  lang: string
  userId: number
}

export type DetailInput = DetailOf & {
  /** The path of the page: that of an attached item begins with it. */
  path: string
  /** Prefix of the idempotency keys of all actions on this page. */
  keyPrefix: string
}

export type DetailContext = MutationContext & {
  of: DetailOf
  path: string
  /** The item that was read last, to detect repeated emissions. */
  lastRead: DetailItem | null
  /** Null until it is read, and for an item that can be neither attended nor claimed. */
  participation: ParticipationStatus | null
  /** It was reserved on this page, so the page does not present the reservation as an earlier one. */
  hasJustReserved: boolean
  /** The attached item is being read, or was. */
  hasAttached: boolean
}

export function initialDetail({ keyPrefix, path, ...of }: DetailInput): DetailContext {
  return {
    of,
    path,
    keyPrefix,
    lastRead: null,
    participation: null,
    mutation: mutations.initial,
    hasJustReserved: false,
    hasAttached: false,
  }
}

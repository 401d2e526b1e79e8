import type { Failure } from '@machines/kernel/failure'
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

export type DetailContext = {
  of: DetailOf
  path: string
  keyPrefix: string
  /** The item that was read last, to detect repeated emissions. */
  lastRead: DetailItem | null
  /** Null until it is read, and for an item that can be neither attended nor claimed. */
  participation: ParticipationStatus | null
  /** Part of the idempotency key: each decision of the user gets its own, and its retries keep it. */
  intentId: number
  /** It was reserved on this page, so the page does not present the reservation as an earlier one. */
  hasJustReserved: boolean
  /** The attached item is being read, or was. */
  hasAttached: boolean
  /** Why the last request was refused: another user was faster. */
  refusal: Failure | null
}

export function initialDetail({ keyPrefix, path, ...of }: DetailInput): DetailContext {
  return {
    of,
    path,
    keyPrefix,
    lastRead: null,
    participation: null,
    intentId: 0,
    hasJustReserved: false,
    hasAttached: false,
    refusal: null,
  }
}

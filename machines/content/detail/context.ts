import type { Failure } from '@machines/kernel/failure'
import type { DetailItem, DetailKind } from './item'
import type { ParticipationStatus } from './participation'

/** Which thing is read, in which language, and by whom. */
export type DetailOf = {
  kind: DetailKind
  uuid: string
  buildingUuid: string
  lang: string
  userId: number
}

export type DetailInput = DetailOf & {
  /** Of the page: the address of an attached item stands below it. */
  path: string
  /** Of this page alone: the idempotency keys of all that is done on it begin with it. */
  keyPrefix: string
}

export type DetailContext = {
  of: DetailOf
  path: string
  keyPrefix: string
  /** What was read last; told again, it is old. */
  lastRead: DetailItem | null
  /** Null until it is read, and for what can be neither attended nor claimed. */
  participation: ParticipationStatus | null
  /** Part of the idempotency key: each decision of the visitor gets its own, and its retries keep it. */
  intentId: number
  /** It was reserved on this very page: one's own success is not told as old news. */
  hasJustReserved: boolean
  /** The item that is attached to this one is read, or was. */
  hasAttached: boolean
  /** Why the last request was refused: somebody else was faster. */
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

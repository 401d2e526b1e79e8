import type { Failure } from '../failure'
import type { FramedPage } from './events'
import type { DetailKind } from './item'
import type { Standing } from './standing'

/** Which thing is read, in which language, and by whom. */
export type DetailOf = {
  kind: DetailKind
  uuid: string
  buildingUuid: string
  lang: string
  userId: number
}

export type DetailInput = DetailOf & {
  /** Of this visit alone: with it begins the idempotency key of all that is done in it. */
  visit: string
}

export type DetailContext = {
  of: DetailOf
  visit: string
  /** Null until it is read, and for what can be neither attended nor claimed. */
  standing: Standing | null
  /** Counts what the visitor decided to do; trying one of it again is not another one. */
  intent: number
  /** It was taken during this very visit: what is said of it is not said as of something old. */
  hasJustTaken: boolean
  /** Why the last wish was refused: somebody else was faster. */
  refusal: Failure | null
  page: FramedPage | null
}

export function initialDetail({ visit, ...of }: DetailInput): DetailContext {
  return { of, visit, standing: null, intent: 0, hasJustTaken: false, refusal: null, page: null }
}

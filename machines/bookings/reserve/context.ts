import type { Availability, Resource } from '@contract/bookings'
import type { ResourceBooking } from '@contract/transactions'
import type { Failure } from '@machines/kernel/failure'
import { type MutationContext, mutations } from '@machines/kernel/mutation/state'
import type { Answers } from '@rules/bookings/answers'
import { maxCountFrom, nextStart } from '@rules/bookings/slots'
import type { Day } from '@rules/dates/day'

export type ReserveInput = {
  buildingUuid: string
  lang: string
  resourceUuid: string
  /** Prefix of the idempotency keys of all bookings made on this page. */
  keyPrefix: string
}

export type ResourceOf = Omit<ReserveInput, 'keyPrefix'>
export type SlotsOf = { resourceUuid: string; day: Day }

/** The slots of a day. `readAt` is the server's time of the reply, in milliseconds since the epoch. */
export type DaySlots = Availability & { readAt: number }

export type ReserveContext = ReserveInput &
  MutationContext & {
    resource: Resource | null
    /** The day that the address names; null until the view has reported it. */
    day: Day | null
    /** The slots of the day; null until they have arrived. */
    available: DaySlots | null
    /** Why the slots could not be read, or read again. */
    readFailure: Failure | null
    /** The start of the first chosen slot. */
    startAt: string | null
    /** The number of chosen slots. */
    count: number
    /** The chosen time is no longer free: another user was faster, or it has begun. */
    isLost: boolean
    answers: Answers
    booking: ResourceBooking | null
  }

const noChoice = { startAt: null, count: 1, isLost: false } as const

export const initialReserve = (input: ReserveInput): ReserveContext => ({
  ...input,
  resource: null,
  day: null,
  available: null,
  readFailure: null,
  ...noChoice,
  answers: {},
  booking: null,
  mutation: mutations.initial,
})

/** Another day: its slots are not known yet, and the answers stay. */
export const onDay = (day: Day) =>
  ({ day, available: null, readFailure: null, ...noChoice, booking: null }) as const

/** Another booking of the same space on the same day. */
export const startedOver = {
  available: null,
  readFailure: null,
  ...noChoice,
  answers: {},
  booking: null,
} as const

/** How many slots can be chosen from a start on. */
export const maxCountAt = (
  { available, resource }: Pick<ReserveContext, 'available' | 'resource'>,
  startAt: string | null,
): number => maxCountFrom(available?.slots ?? [], startAt, resource?.most_slots ?? 1)

/** The slots have arrived. A choice that is no longer free is lost, unless its own booking may have taken it. */
export function withSlots(context: ReserveContext, available: DaySlots): Partial<ReserveContext> {
  const { startAt, count, mutation } = context
  const isUncertain = mutation.failure !== null && mutation.failure.kind !== 'refused'
  const isFree = maxCountAt({ ...context, available }, startAt) >= count
  const keepsChoice = startAt === null || isFree || isUncertain
  return {
    available,
    readFailure: null,
    ...(!keepsChoice && { ...noChoice, isLost: true }),
  }
}

const minPauseMs = 5000
const maxPauseMs = 3_600_000

/** How long the slots are up to date: until one of them begins. */
export function freshFor({ available }: Pick<ReserveContext, 'available'>): number {
  if (available === null) return maxPauseMs
  const { slots, readAt } = available
  const next = nextStart(slots, readAt) ?? readAt + maxPauseMs
  return Math.min(Math.max(next - readAt, minPauseMs), maxPauseMs)
}

import { attachableOf } from '@rules/content/attachable'
import { type Availability, availabilityOf } from '@rules/content/availability'
import type { DetailItem } from './item'

/** The user's participation in an item, and its number of places or deals. */
export type ParticipationStatus = {
  /** The calls that reserve and cancel. */
  kind: 'rsvp' | 'claim'
  /** The user's places or deals. */
  mine: number
  /** The total of all users. */
  taken: number
  /** Null if there is no limit. */
  limit: number | null
  perUser: number
  /** False if the server would refuse regardless of the numbers. */
  isOffered: boolean
}

const times = (ids: readonly number[], id: number) => ids.filter((each) => each === id).length

/** Null for an item that can be neither attended nor claimed. Sold out when the attendance reaches the capacity. */
export function participationOf(item: DetailItem, userId: number): ParticipationStatus | null {
  const attachable = attachableOf(item)
  if (attachable === null || !(attachable.isRsvp || attachable.isClaim)) return null
  const { holders } = item
  const { isRsvp, capacity, maxClaimsTotal } = attachable
  return {
    kind: isRsvp ? 'rsvp' : 'claim',
    mine: holders === undefined ? attachable.userCount : times(holders, userId),
    taken: holders?.length ?? attachable.count,
    limit: isRsvp ? (capacity ?? maxClaimsTotal) : (maxClaimsTotal ?? capacity),
    perUser: isRsvp ? 1 : attachable.maxClaimsPerUser,
    isOffered: attachable.isClaimable && item.is_eligible !== false,
  }
}

/** Below the limit per user, and below the total. */
export function canReserve({
  mine,
  taken,
  limit,
  perUser,
  isOffered,
}: ParticipationStatus): boolean {
  return isOffered && mine < perUser && (limit === null || taken < limit)
}

export const canCancel = ({ mine }: ParticipationStatus): boolean => mine > 0

export const availabilityFor = ({ taken, limit }: ParticipationStatus): Availability =>
  availabilityOf(taken, limit)

import { attachableOf } from '@rules/content/attachable'
import { type Availability, availabilityOf } from '@rules/content/availability'
import type { DetailItem } from './item'

/** How the visitor stands to a thing of which there are so many places or deals. */
export type ParticipationStatus = {
  /** By which calls it is taken and given back. */
  kind: 'rsvp' | 'claim'
  /** Places or deals of the visitor. */
  mine: number
  /** Of everybody together. */
  taken: number
  /** Null where there is no limit. */
  limit: number | null
  perUser: number
  /** False where the server would refuse whatever the numbers say. */
  isOffered: boolean
}

const times = (ids: readonly number[], id: number) => ids.filter((each) => each === id).length

/** Null for what can be neither attended nor claimed. Sold out when the capacity equals the attendants. */
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

/** Below what one may have, and below what there is. */
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

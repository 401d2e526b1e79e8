import type { Building } from '@contract/buildings'
import type { DetailItem } from '@machines/content/detail/item'
import type { DetailActor } from '@machines/content/detail/machine'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import { participation as participationOf } from '@machines/content/detail/selectors'
import { type Attachable, attachableOf } from '@rules/content/attachable'
import type { Destination } from '@rules/content/command'
import { destinationOf } from '@rules/content/destination'
import { useAppServices } from '@shared/AppContext'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useSelector } from '@shared/useSelector'

/** An item's call to action: an RSVP, a claim, or a link. */
export type Call = { attachable: Attachable } & (
  | { participation: ParticipationStatus; destination: null }
  | { participation: null; destination: Destination }
)

/** The call to action of an item; null if it has none or it leads nowhere. */
export function useCall(item: DetailItem, detail: DetailActor, building: Building): Call | null {
  const { deployment } = useAppServices()
  const mode = useDiscoverMode()
  const participation = useSelector(detail, participationOf)
  const attachable = attachableOf(item)
  if (attachable === null) return null
  if (participation !== null) return { attachable, participation, destination: null }
  const here = { buildingUuid: building.uuid, mode, surveyMarker: deployment.surveyMarker }
  const destination = destinationOf(attachable, item, here)
  return destination && { attachable, participation, destination }
}

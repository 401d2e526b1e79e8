import type { Change } from '../../services/operate/auditLog'
import type { NamedBuilding } from '../../services/operate/offers/building'

type Offered = { uuid: string; building: NamedBuilding }

/**
 * The log's entry about something that a building offers.
 *
 * @param before null for a record that was created
 * @param after null for one that was removed
 */
export function offerChange<Record extends Offered>(
  kind: Change['kind'],
  nameOf: (record: Record) => string,
  before: Record | null,
  after: Record | null,
): [Change] {
  const record = (after ?? before) as Record
  const { building, uuid } = record
  return [
    {
      kind,
      subject: nameOf(record),
      subjectUuid: uuid,
      buildingUuid: building.uuid,
      before,
      after,
    },
  ]
}

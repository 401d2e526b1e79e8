import type { Change } from '../../services/operate/auditLog'
import type { NamedBuilding } from '../../services/operate/offers/building'

type Kind = Extract<
  Change['kind'],
  'amenity' | 'amenityCategory' | 'floor' | 'kiosk' | 'miniApp' | 'resource' | 'suite' | 'utility'
>
type Offered = { uuid: string; building: NamedBuilding }

/**
 * The log's entry about something that a building offers.
 *
 * @param before null for a record that was created
 * @param after null for one that was removed
 */
export function offerChange<Record extends Offered>(
  kind: Kind,
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

/** The log's entry about the order of a list: the names of its records, before and after. */
export function orderChange<Record>(
  kind: Kind,
  nameOf: (record: Record) => string,
  {
    building,
    before,
    after,
  }: {
    building: NamedBuilding
    before: { data: readonly Record[] }
    after: { data: readonly Record[] }
  },
): [Change] {
  return [
    {
      kind,
      subject: building.name,
      subjectUuid: null,
      buildingUuid: building.uuid,
      before: { order: before.data.map(nameOf) },
      after: { order: after.data.map(nameOf) },
    },
  ]
}

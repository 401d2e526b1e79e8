import type { Change } from '../../services/operate/auditLog'

/**
 * The log's entry about one record, as it was and as it is.
 *
 * @param before null for a record that was created
 * @param after null for one that was removed
 * @param buildingUuid null for a record of the deployment
 */
export function recordChange<Stored extends { uuid: string }>(
  kind: Change['kind'],
  nameOf: (record: Stored) => string,
  before: Stored | null,
  after: Stored | null,
  buildingUuid: string | null = null,
): [Change] {
  const record = (after ?? before) as Stored
  const { uuid: subjectUuid } = record
  return [{ kind, subject: nameOf(record), subjectUuid, buildingUuid, before, after }]
}

import type { Change } from '../../services/operate/auditLog'

type Kind = Extract<Change['kind'], 'flagRule' | 'identityProvider' | 'portfolio' | 'whitelabel'>

/**
 * The log's entry about a record of the deployment, which belongs to no building.
 *
 * @param before null for a record that was created
 * @param after null for one that was removed
 */
export function deploymentChange<Record extends { uuid: string }>(
  kind: Kind,
  nameOf: (record: Record) => string,
  before: Record | null,
  after: Record | null,
): [Change] {
  const record = (after ?? before) as Record
  return [
    {
      kind,
      subject: nameOf(record),
      subjectUuid: record.uuid,
      buildingUuid: null,
      before,
      after,
    },
  ]
}

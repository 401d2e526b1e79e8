import type { OperatedCompany } from '@contract/operate/companies'
import type { OperatedFlagRule } from '@contract/operate/flagRules'
import type { OperatedIdentityProvider } from '@contract/operate/identityProviders'
import type { OperatedPerson } from '@contract/operate/people'
import type { Change } from './auditLog'
import type { AnyRecordService, StoredRecord } from './recordService'

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

/** A building, in its own log. */
export const buildingChange = <B extends { uuid: string; name: string }>(
  before: B | null,
  after: B | null,
): [Change] => recordChange('building', ({ name }) => name, before, after, (after ?? before)?.uuid)

/** A company, in the log of its first building. */
export function companyChange(
  before: OperatedCompany | null,
  after: OperatedCompany | null,
): [Change] {
  const [building] = (after ?? before)?.buildings ?? []
  return recordChange('company', ({ name }) => name, before, after, building?.uuid)
}

export const flagRuleChange = (
  before: OperatedFlagRule | null,
  after: OperatedFlagRule | null,
): [Change] =>
  recordChange(
    'flagRule',
    ({ flag, building, value, audience }) => `${flag} (${building ?? (value || audience)})`,
    before,
    after,
  )

/** The name of an identity provider in the log. */
export const providerName = ({ name, domain }: { name: string; domain: string }): string =>
  `${name} (${domain})`

export const identityProviderChange = (
  before: OperatedIdentityProvider | null,
  after: OperatedIdentityProvider | null,
): [Change] => recordChange('identityProvider', providerName, before, after)

/** A record of a service. */
export function serviceChange(
  { record, nameOf }: Pick<AnyRecordService, 'record' | 'nameOf'>,
  before: StoredRecord | null,
  after: StoredRecord | null,
): [Change] {
  const { building } = (after ?? before) as StoredRecord
  return recordChange(
    record.one,
    (stored) => nameOf(stored as never),
    before,
    after,
    building?.uuid,
  )
}

/** The names of a list in their order, in the log of its building. */
export function orderChange(
  { record, nameOf }: Pick<AnyRecordService, 'record' | 'nameOf'>,
  building: { uuid: string; name: string },
  before: readonly unknown[],
  after: readonly unknown[],
): Change {
  const named = (list: readonly unknown[]) => ({
    order: list.map((stored) => nameOf(stored as never)),
  })
  return {
    kind: record.one,
    subject: building.name,
    subjectUuid: null,
    buildingUuid: building.uuid,
    before: named(before),
    after: named(after),
  }
}

/**
 * A change that concerns a person, in the log of each of their buildings.
 *
 * @param before the fields that differ, or the whole person
 */
export function personChange(
  { email, uuid, buildings }: OperatedPerson,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): Change {
  const [buildingUuid = null, ...alsoIn] = buildings.map((building) => building.uuid)
  return { kind: 'person', subject: email, subjectUuid: uuid, buildingUuid, alsoIn, before, after }
}

import type { RecordKind } from '@contract/operate/audit'
import type { Connection } from '../../db/database'
import { miniAppRegistrations, users, whitelabels } from '../../db/schema'
import { among } from '../plan/among'
import { isPendingId } from '../plan/pendingId'
import type { Change } from '../plan/plan'
import type { Row, WorldTable } from '../plan/tables'

/** A record of the console. */
export type Subject = { kind: RecordKind; uuid: string }

/** The tables whose rows are records of the console. The rows of other tables are parts of one, or not in the console. */
export const recordTables: Partial<Record<WorldTable, RecordKind>> = {
  amenities: 'amenity',
  amenityCategories: 'amenityCategory',
  buildings: 'building',
  companies: 'company',
  contents: 'content',
  flagRules: 'flagRule',
  miniAppRegistrations: 'miniApp',
  portfolios: 'portfolio',
  resources: 'resource',
  smartFloors: 'floor',
  smartSuites: 'suite',
  ssoProviders: 'identityProvider',
  users: 'person',
  utilityButtons: 'utility',
  whitelabels: 'whitelabel',
}

/** Finds the records of the console that a change concerns: its own, and those that it is a part of. */
export async function readSubjects(
  tx: Connection,
  changes: readonly Change[],
): Promise<(change: Change) => Subject[]> {
  const rows = changes.flatMap(rowsOf)
  const people = await tx
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(among(users.id, numbersIn(rows, 'userId')))
  const brands = await tx
    .select({ id: whitelabels.id, uuid: whitelabels.uuid })
    .from(whitelabels)
    .where(among(whitelabels.id, numbersIn(rows, 'whitelabelId')))
  const apps = changes.filter(({ table }) => table === 'miniApps').flatMap(rowsOf)
  const registrations = await tx
    .select({ uuid: miniAppRegistrations.uuid, app: miniAppRegistrations.appUuid })
    .from(miniAppRegistrations)
    .where(among(miniAppRegistrations.appUuid, new Set(apps.flatMap(uuidIn('uuid')))))
  const personOf = new Map(people.map(({ id, uuid }) => [id, uuid]))
  const brandOf = new Map(brands.map(({ id, uuid }) => [id, uuid]))

  const parts: Partial<Record<WorldTable, (row: Row) => Subject[]>> = {
    categoryContents: (row) => subjects('content', uuidIn('contentUuid')(row)),
    companyBuildings: (row) => subjects('company', uuidIn('companyUuid')(row)),
    emailDomains: (row) => subjects('company', uuidIn('companyUuid')(row)),
    guestBuildings: (row) => subjects('whitelabel', ownerOf(row.whitelabelId, brandOf)),
    miniApps: (row) =>
      subjects(
        'miniApp',
        registrations.filter(({ app }) => app === row.uuid).map(({ uuid }) => uuid),
      ),
    userBuildings: (row) => subjects('person', ownerOf(row.userId, personOf)),
    userPermissions: (row) => subjects('person', ownerOf(row.userId, personOf)),
  }
  return (change) => {
    const { table, before, after } = change
    const kind = recordTables[table]
    const found = rowsOf(change).flatMap((row) => [
      ...(kind === undefined ? [] : subjects(kind, uuidIn('uuid')(row))),
      ...(parts[table]?.(row) ?? []),
    ])
    const isMoved = table === 'buildings' && before?.portfolioUuid !== after?.portfolioUuid
    const portfolios = isMoved ? rowsOf(change).flatMap(uuidIn('portfolioUuid')) : []
    return uniqueOf([...found, ...subjects('portfolio', portfolios)])
  }
}

const rowsOf = ({ before, after }: Change): Row[] => [before ?? [], after ?? []].flat()

const uuidIn =
  (column: string) =>
  ({ [column]: value }: Row): string[] =>
    typeof value === 'string' ? [value] : []

const numbersIn = (rows: readonly Row[], column: string) =>
  new Set(rows.flatMap(({ [column]: value }) => (typeof value === 'number' ? value : [])))

function ownerOf(id: unknown, known: ReadonlyMap<number, string>): string[] {
  if (isPendingId(id)) return [id.uuid]
  return typeof id === 'number' ? [known.get(id) ?? []].flat() : []
}

const subjects = (kind: RecordKind, uuids: readonly string[]): Subject[] =>
  uuids.map((uuid) => ({ kind, uuid }))

export const subjectText = ({ kind, uuid }: Subject): string => `${kind}/${uuid}`

export const uniqueOf = (all: readonly Subject[]): Subject[] => [
  ...new Map(all.map((subject) => [subjectText(subject), subject])).values(),
]

import { randomUUID } from 'node:crypto'
import { type OperatedWhitelabel, whitelabels as record } from '@contract/operate/whitelabels'
import {
  type WhitelabelFields,
  type WhitelabelProblem,
  whitelabelProblems,
} from '@rules/operate/whitelabel'
import { minTextContrast } from '@rules/theme/contrast'
import { asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, guestBuildings, whitelabels } from '../../db/schema'
import { publishBuildings } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { changedIn, claimUploads } from '../platform/uploads/uploads'
import { consoleBrand } from '../tenancy/consoleBrands'
import { type ListQuery, matching, pageSize } from './list'
import { withChange } from './offers/building'
import { searchedService } from './recordService'
import { checkVersion } from './versioned'

type Row = typeof whitelabels.$inferSelect

/** The white-labels of the deployment. */
export const whitelabelService = searchedService(record, {
  nameOf: ({ brand, host }) => `${brand} (${host})`,
  list: (connection, _, query) => whitelabelPage(connection, query),
  create: (tx, _, fields, { now }) => createWhitelabel(tx, fields, now),
  read: readWhitelabel,
  update: (tx, uuid, change, { now }) => updateWhitelabel(tx, uuid.toLowerCase(), change, now),
  remove: deleteWhitelabel,
})
export type WhitelabelChange = { version: number } & {
  [Field in keyof WhitelabelFields]?: WhitelabelFields[Field] | undefined
}

/** The white-labels of the deployment, by name unless sorted otherwise. */
export async function whitelabelPage(connection: Connection, query: ListQuery) {
  const { brand, host, uuid } = whitelabels
  const found =
    query.search === undefined
      ? undefined
      : or(ilike(brand, matching(query.search)), ilike(host, matching(query.search)))
  const column = query.sort === 'host' ? host : brand
  const rows = await connection
    .select()
    .from(whitelabels)
    .where(found)
    .orderBy(query.descending === true ? desc(column) : asc(column), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  const guests = await guestsOf(connection, rows)
  return {
    data: rows.map((row) => whitelabelOf(row, guests)),
    total: await connection.$count(whitelabels, found),
  }
}

/** @throws `not_found` */
export async function readWhitelabel(
  connection: Connection,
  uuid: string,
): Promise<OperatedWhitelabel> {
  const [row] = await connection.select().from(whitelabels).where(eq(whitelabels.uuid, uuid))
  if (row === undefined) throw notFound()
  return whitelabelOf(row, await guestsOf(connection, [row]))
}

type Guests = ReadonlyMap<number, OperatedWhitelabel['guest_buildings']>

/** The guest buildings of white-labels, by name. */
async function guestsOf(connection: Connection, rows: readonly Row[]): Promise<Guests> {
  const guests = new Map(
    rows.map(({ id }) => [id, [] as OperatedWhitelabel['guest_buildings']] as const),
  )
  if (rows.length === 0) return guests
  const found = await connection
    .select({ id: guestBuildings.whitelabelId, uuid: buildings.uuid, name: buildings.name })
    .from(guestBuildings)
    .innerJoin(buildings, eq(buildings.uuid, guestBuildings.buildingUuid))
    .where(inArray(guestBuildings.whitelabelId, [...guests.keys()]))
    .orderBy(asc(buildings.name), asc(buildings.uuid))
  for (const { id, ...building } of found) guests.get(id)?.push(building)
  return guests
}

/** Replaces the guest buildings of a white-label. @throws `invalid_request` for one that does not exist */
async function storeGuests(
  tx: Connection,
  uuid: string,
  wanted: WhitelabelFields['guest_buildings'],
): Promise<void> {
  const uuids = [...new Set(wanted.map((building) => building.uuid.toLowerCase()))]
  const known = await tx.$count(buildings, inArray(buildings.uuid, uuids))
  if (known < uuids.length) {
    const message = 'Has a building that does not exist'
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.guest_buildings', code: 'unknown', message }],
    })
  }
  const [row] = await tx.select().from(whitelabels).where(eq(whitelabels.uuid, uuid))
  if (row === undefined) throw notFound()
  await tx.delete(guestBuildings).where(eq(guestBuildings.whitelabelId, row.id))
  if (uuids.length === 0) return
  await tx
    .insert(guestBuildings)
    .values(uuids.map((buildingUuid) => ({ whitelabelId: row.id, buildingUuid })))
}

/** @throws `host_taken`, `invalid_request` */
export async function createWhitelabel(
  tx: Connection,
  fields: WhitelabelFields,
  now: Date,
): Promise<OperatedWhitelabel> {
  await lockHosts(tx)
  refuseWhitelabel(fields)
  await claimUploads(tx, filesOf(fields), { now })
  await refuseTakenHost(tx, fields.host, null)
  const uuid = randomUUID()
  await tx.insert(whitelabels).values({
    ...columnsOf(fields),
    uuid,
    brandIdentifier: consoleBrand(fields.host),
    configUuid: randomUUID(),
  })
  await storeGuests(tx, uuid, fields.guest_buildings)
  await publishBuildings(tx, [])
  return readWhitelabel(tx, uuid)
}

/** @throws `not_found`, `brand_in_file`, `version_conflict`, `host_taken`, `invalid_request` */
export async function updateWhitelabel(
  tx: Connection,
  uuid: string,
  { version, ...change }: WhitelabelChange,
  now: Date,
): Promise<{ before: OperatedWhitelabel; after: OperatedWhitelabel }> {
  await lockHosts(tx)
  const before = await changeableWhitelabel(tx, uuid)
  checkVersion(before, { version })
  const fields = withChange<WhitelabelFields>(before, change)
  refuseWhitelabel(fields)
  await refuseTakenHost(tx, fields.host, uuid)
  await claimUploads(tx, changedIn(filesOf(fields), before), { now })
  await tx
    .update(whitelabels)
    .set({ ...columnsOf(fields), version: before.version + 1 })
    .where(eq(whitelabels.uuid, uuid))
  await storeGuests(tx, uuid, fields.guest_buildings)
  await publishBuildings(tx, [])
  return { before, after: await readWhitelabel(tx, uuid) }
}

/** @throws `not_found`, `brand_in_file` */
export async function deleteWhitelabel(tx: Connection, uuid: string): Promise<OperatedWhitelabel> {
  await lockHosts(tx)
  const whitelabel = await changeableWhitelabel(tx, uuid)
  await tx.delete(whitelabels).where(eq(whitelabels.uuid, uuid))
  await publishBuildings(tx, [])
  return whitelabel
}

/** One change to hosts at a time, also by servers that start and write their brand files. */
const lockHosts = (tx: Connection) =>
  tx.execute(sql`lock table ${whitelabels} in share row exclusive mode`)

/** @throws `not_found`, `brand_in_file` */
export async function changeableWhitelabel(
  tx: Connection,
  uuid: string,
): Promise<OperatedWhitelabel> {
  const whitelabel = await readWhitelabel(tx, uuid)
  if (!whitelabel.is_from_file) return whitelabel
  throw new Refusal('brand_in_file', {
    detail: 'Each start of the server writes this brand from its file. Change the file instead.',
  })
}

async function refuseTakenHost(tx: Connection, host: string, own: string | null): Promise<void> {
  const [holder] = await tx.select().from(whitelabels).where(eq(whitelabels.host, host))
  if (holder === undefined || holder.uuid === own) return
  throw new Refusal('host_taken', {
    detail: `The brand ${holder.brand} has this host name. Give that one another host first.`,
    errors: [{ path: 'body.host', code: 'host_taken', message: `${host} is taken` }],
  })
}

/** The fields that can have the address of an upload. */
const filesOf = ({ logo_url, header_image_url, theme_font_url }: WhitelabelFields) => ({
  logo_url,
  header_image_url,
  theme_font_url,
})

const messages: Record<WhitelabelProblem['code'], string> = {
  invalid: 'Is not allowed',
  host: 'Must be a host name such as tower.example',
  page: 'Must be an address of the web, or a path of this server that begins with /',
  picture: 'Must be a picture of the web, or a path of this server that begins with /',
  font_name: 'A font needs its name',
  contrast: 'Is not legible on theme_primary_color',
}

function refuseWhitelabel(fields: WhitelabelFields): void {
  const problems = whitelabelProblems(fields)
  if (problems.length === 0) return
  throw new Refusal('invalid_request', {
    errors: problems.map(({ field, code, ratio }) => ({
      path: `body.${field}`,
      code,
      message:
        ratio === undefined
          ? messages[code]
          : `${messages[code]}: the contrast is ${ratio.toFixed(1)}, and text needs ${minTextContrast}`,
    })),
  })
}

const notFound = () => new Refusal('not_found', { detail: 'No such white-label.' })

const whitelabelOf = (row: Row, guests: Guests): OperatedWhitelabel => ({
  uuid: row.uuid,
  version: row.version,
  is_from_file: row.fromFile,
  brand: row.brand,
  host: row.host,
  family: row.family,
  public_ready: row.publicReady,
  support_email: row.supportEmail,
  help_desk_email: row.helpDeskEmail,
  eula_link: row.eulaLink,
  privacy_policy: row.privacyPolicy,
  logo_url: row.logoUrl,
  header_image_url: row.headerImageUrl,
  primary_color: row.primaryColor,
  secondary_color: row.secondaryColor,
  theme_primary_color: row.themePrimaryColor,
  theme_secondary_color: row.themeSecondaryColor,
  theme_primary_font_color: row.themePrimaryFontColor,
  theme_font: row.themeFont,
  theme_font_url: row.themeFontUrl,
  is_avatar_visible: row.isAvatarVisible,
  guest_buildings: guests.get(row.id) ?? [],
})

const columnsOf = (fields: WhitelabelFields) => ({
  brand: fields.brand,
  host: fields.host,
  family: fields.family,
  publicReady: fields.public_ready,
  supportEmail: fields.support_email,
  helpDeskEmail: fields.help_desk_email,
  eulaLink: fields.eula_link || null,
  privacyPolicy: fields.privacy_policy || null,
  logoUrl: fields.logo_url || null,
  headerImageUrl: fields.header_image_url || null,
  primaryColor: fields.primary_color,
  secondaryColor: fields.secondary_color,
  themePrimaryColor: fields.theme_primary_color,
  themeSecondaryColor: fields.theme_secondary_color,
  themePrimaryFontColor: fields.theme_primary_font_color,
  themeFont: fields.theme_font,
  themeFontUrl: fields.theme_font_url,
  isAvatarVisible: fields.is_avatar_visible,
})

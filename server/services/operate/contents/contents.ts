import { randomUUID } from 'node:crypto'
import { contentFields, type OperatedContent, contents as record } from '@contract/operate/contents'
import type { ChangeOf, FieldsOf } from '@contract/operate/records'
import { lifeCycleAt } from '@rules/content/lifeCycle'
import { type ContentFields, contentProblems } from '@rules/operate/content'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contentClaims, contents, passes, savedContents } from '../../../db/schema'
import type { ContentRow } from '../../content/contentReply'
import { messageAbout } from '../../content/onDisplay'
import { isStillToCome } from '../../content/passes/passTime'
import { publishAll, topicOfBuilding, worldTopic } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { changedIn, claimUploads } from '../../platform/uploads/uploads'
import { buildingOf, refuseProblems, withChange } from '../offers/building'
import { type Given, searchedService } from '../recordService'
import { checkVersion } from '../versioned'
import { contentOwner, placeInCategories, placesOf, refuseAudience } from './categories'
import { type ContentQuery, contentRows } from './listContents'
import { columnsOf, operatedContentOf, typesOfKind } from './stored'

type At = Pick<Given, 'now'>
type NewContent = FieldsOf<typeof record>
type ContentChange = ChangeOf<typeof record>

/** The events, deals and posts of a building. */
export const contentService = searchedService(record, {
  nameOf: ({ title }) => title,
  list: contentPage,
  create: createContent,
  read: readContent,
  update: updateContent,
  remove: removeContent,
})

/** @throws `not_found` */
async function contentPage(
  connection: Connection,
  buildingUuid: string,
  query: ContentQuery,
  { now }: At,
) {
  const owner = await contentOwner(connection, buildingUuid)
  const { rows, total } = await contentRows(connection, owner.building.uuid, query, now)
  const placed = await placesOf(
    connection,
    rows.map(({ uuid }) => uuid),
  )
  const data = rows.map((row) => operatedContentOf(row, owner, placed(row.uuid), now))
  return { data, total }
}

/** @throws `not_found` */
export async function readContent(
  connection: Connection,
  uuid: string,
  { now }: At,
): Promise<OperatedContent> {
  const [row] = await connection.select().from(contents).where(eq(contents.uuid, uuid))
  if (row === undefined) throw notFound()
  const owner = await contentOwner(connection, row.buildingUuid)
  const placed = await placesOf(connection, [row.uuid])
  return operatedContentOf(row, owner, placed(row.uuid), now)
}

/** Adds a draft. @throws `not_found`, `invalid_request` */
async function createContent(
  tx: Connection,
  buildingUuid: string,
  { kind, ...fields }: NewContent,
  at: At,
): Promise<OperatedContent> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  refuseProblems(contentProblems(fields, 0))
  refuseAudience(await contentOwner(tx, building.uuid), fields.audience)
  await claimUploads(tx, { image_url: fields.image_url }, at)
  const uuid = randomUUID()
  await tx.insert(contents).values({
    uuid,
    buildingUuid: building.uuid,
    type: typesOfKind[kind][0],
    publication: 'draft',
    ...columnsOf(fields, null),
  })
  await placeInCategories(tx, { uuid, buildingUuid: building.uuid }, fields.categories)
  return readContent(tx, uuid, at)
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
async function updateContent(
  tx: Connection,
  uuid: string,
  { version, ...change }: ContentChange,
  at: At,
): Promise<{ before: OperatedContent; after: OperatedContent }> {
  const row = await lockContent(tx, uuid)
  checkVersion(row, { version })
  const before = await readContent(tx, uuid, at)
  const changed = Object.entries(withChange<ContentFields>(before, change))
  const own = changed.filter(([name]) => Object.hasOwn(contentFields, name))
  const fields = Object.fromEntries(own) as ContentFields
  // The row is locked, so no place is taken meanwhile.
  refuseProblems(contentProblems(fields, row.claimCount))
  const owner = await contentOwner(tx, row.buildingUuid)
  refuseAudience(owner, fields.audience, row.audience)
  await claimUploads(tx, changedIn({ image_url: fields.image_url }, before), at)
  await tx
    .update(contents)
    .set({
      ...columnsOf(fields, { row, action: before.action }),
      ...(isStillToCome(row, at.now) && hasMoved(before, fields) && { movedFrom: row.startAt }),
      version: row.version + 1,
    })
    .where(eq(contents.uuid, uuid))
  await placeInCategories(tx, row, fields.categories)
  await announceContent(tx, row, lifeCycleAt(row, at.now) === 'live')
  return { before, after: await readContent(tx, uuid, at) }
}

const hasMoved = (before: ContentFields, { start_at }: ContentFields): boolean =>
  start_at !== null && Date.parse(start_at) !== Date.parse(before.start_at ?? '')

/** @throws `not_found`, `content_in_use` */
async function removeContent(tx: Connection, uuid: string, at: At): Promise<OperatedContent> {
  const row = await lockContent(tx, uuid)
  const stored = await readContent(tx, uuid, at)
  // The history of tenants names what they attended and claimed.
  for (const table of [contentClaims, passes, savedContents]) {
    if ((await tx.$count(table, eq(table.contentUuid, uuid))) === 0) continue
    throw new Refusal('content_in_use', {
      detail: 'Tenants have attended, claimed or saved it. Archive it instead.',
    })
  }
  await tx.delete(contents).where(eq(contents.uuid, uuid))
  await announceContent(tx, row, stored.publication === 'live')
  return stored
}

/** @throws `not_found` */
export async function lockContent(tx: Connection, uuid: string): Promise<ContentRow> {
  const [row] = await tx.select().from(contents).where(eq(contents.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  return row
}

/** Notifies all processes, which have published items in memory, and the tenants' pages if they show the item. */
export const announceContent = (
  tx: Connection,
  row: Pick<ContentRow, 'uuid' | 'buildingUuid' | 'audience'>,
  isSeen: boolean,
): Promise<void> =>
  publishAll(tx, [
    { topic: worldTopic, data: null },
    ...(isSeen ? [{ topic: topicOfBuilding(row.buildingUuid), data: messageAbout(row) }] : []),
  ])

const notFound = () => new Refusal('not_found', { detail: 'No such event, deal or post.' })

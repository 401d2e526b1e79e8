import type { WorldExport } from '@contract/world/document'
import { and, desc, gt, ne, notInArray, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { auditEntries } from '../../db/schema'
import { scheduleActor } from '../../services/operate/publishDue'
import type { Given } from '../../services/operate/recordService'
import { applyAction } from '../log/applyAction'
import { readRecords } from '../log/readRecords'
import { readSubjects, recordTables, type Subject, subjectText } from '../log/subjects'
import { among } from '../plan/among'
import type { Change, WorldPlan } from '../plan/plan'
import { knownUntil } from './marks'

/** A record that was changed in the console since a file was exported. */
export type Edit = {
  /** The record in the words of a plan: `resource tower/room`. */
  record: string
  /** Null for one that does not exist any more, and for the order of a list. */
  version: number | null
  /** The last one who changed it. */
  actor: string
  at: Date
  isRemoved: boolean
  /** Whether the plan changes it as well. */
  isOverwritten: boolean
}

type Entry = typeof auditEntries.$inferSelect

/** Actions that the log has under a record without changing it. */
const otherActions = [applyAction, 'endPersonSessions', 'repeatInvitation']

/**
 * The records of a plan that were changed in the console since its file was exported, or since it was last applied.
 * A change by SCIM counts, one by the schedule of a building does not.
 */
export async function readEdits(
  tx: Connection,
  plan: WorldPlan,
  exported: WorldExport,
  given: Given,
): Promise<Edit[]> {
  const subjectsOf = await readSubjects(tx, plan.changes)
  const entries = await entriesSince(tx, plan, subjectsOf, await knownUntil(tx, exported))
  const concerning = concerned(entries)
  const found = new Map<string, { subject: Subject | null; edit: Edit }>()
  for (const change of plan.changes) {
    for (const { key, entry, subject } of concerning(change, subjectsOf(change))) {
      const { actor, at } = entry
      const isRemoved = entry.after === null && entry.before !== null
      const isOverwritten = isTakingBack(change, entry)
      const known = found.get(key)
      if (known !== undefined) {
        known.edit.isOverwritten ||= isOverwritten
        continue
      }
      const record =
        subject === null && change.state !== 'created'
          ? `order of ${change.kind} in ${entry.subject}`
          : `${change.kind} ${change.key}`
      const edit = { record, version: null, actor, at, isRemoved, isOverwritten }
      found.set(key, { subject, edit })
    }
  }
  const edits = [...found.values()]
  const records = await readRecords(
    tx,
    edits.flatMap(({ subject }) => subject ?? []),
    given,
  )
  return edits.map(({ subject, edit }) => {
    const version = subject && records.get(subjectText(subject))?.after?.version
    return { ...edit, version: typeof version === 'number' ? version : null }
  })
}

/** The newest first. */
async function entriesSince(
  tx: Connection,
  { changes }: WorldPlan,
  subjectsOf: (change: Change) => Subject[],
  since: Date,
): Promise<Entry[]> {
  const { at, action, actor, subjectUuid, buildingUuid } = auditEntries
  const uuids = new Set(changes.flatMap(subjectsOf).map(({ uuid }) => uuid))
  const buildings = new Set(changes.flatMap(({ building }) => building ?? []))
  return tx
    .select()
    .from(auditEntries)
    .where(
      and(
        gt(at, since),
        notInArray(action, otherActions),
        ne(actor, scheduleActor),
        or(among(subjectUuid, uuids), among(buildingUuid, buildings)),
      ),
    )
    .orderBy(desc(at))
}

type Concerned = { key: string; entry: Entry; subject: Subject | null }

/** Finds the newest entry about each record of a change. */
function concerned(entries: readonly Entry[]) {
  const newest = new Map<string, Entry>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) if (!newest.has(key)) newest.set(key, entry)
  }
  return (change: Change, subjects: readonly Subject[]): Concerned[] => {
    const places: { key: string; subject: Subject | null }[] = [
      ...subjects.map((subject) => ({ key: subjectText(subject), subject })),
      ...[orderKey(change), nameKey(change)].flatMap((key) =>
        key === null ? [] : { key, subject: null },
      ),
    ]
    return places.flatMap(({ key, subject }) => {
      const entry = newest.get(key)
      return entry === undefined ? [] : { key, entry, subject }
    })
  }
}

function keysOf({ kind, subjectUuid, buildingUuid, subject, after }: Entry): string[] {
  if (subjectUuid === null) return [`order/${kind}/${buildingUuid}`]
  const own = subjectText({ kind, uuid: subjectUuid })
  return after === null ? [own, `name/${kind}/${buildingUuid}/${subject}`] : [own]
}

/** The list that a change gives another order. */
function orderKey({ table, building, fields }: Change): string | null {
  return fields.some(({ field }) => field === 'position')
    ? `order/${recordTables[table]}/${building}`
    : null
}

/** The name of a new record whose uuid the database chooses, as the log has it when such a record is removed. */
function nameKey({ table, building, state, key, after }: Change): string | null {
  if (state !== 'created' || recordTables[table] === undefined || after?.uuid !== undefined) {
    return null
  }
  const name = typeof after?.name === 'string' ? after.name : key.slice(key.indexOf('/') + 1)
  return `name/${recordTables[table]}/${building}/${name}`
}

/** A change of the place alone takes back nothing but another order. */
function isTakingBack({ state, fields }: Change, { subjectUuid }: Entry): boolean {
  if (state === 'unchanged') return false
  const isPlaced = state === 'changed' && fields.every(({ field }) => field === 'position')
  return !isPlaced || subjectUuid === null
}

import type { Connection } from '../../db/database'
import { type Author, type Change as Entry, writeAudit } from '../../services/operate/auditLog'
import type { Given } from '../../services/operate/recordService'
import { applyWorld } from '../applyWorld'
import { isRow } from '../plan/isRow'
import { type Change, type FieldChange, isEmptyPlan, type WorldPlan } from '../plan/plan'
import { worldTables } from '../plan/tables'
import { consoleField } from './consoleField'
import { membershipOf } from './memberships'
import { readOrders } from './orders'
import { readRecords } from './readRecords'
import { readSubjects, recordTables, type Subject, subjectText, uniqueOf } from './subjects'

/**
 * Applies a plan, and writes each record of the console that it changes to the log of changes, in the form in which the
 * console writes it.
 */
export async function applyLogged(
  tx: Connection,
  plan: WorldPlan,
  author: Author,
  given: Given,
): Promise<void> {
  if (isEmptyPlan(plan)) return
  const planned = plan.changes.filter(({ state }) => state !== 'unchanged')
  const subjectsOf = await readSubjects(tx, planned)
  const created = new Set(planned.flatMap(newRecordOf(subjectsOf)).map(subjectText))
  const subjects = uniqueOf(planned.flatMap(subjectsOf))
  const isOld = (subject: Subject) => !created.has(subjectText(subject))
  const before = await readRecords(tx, subjects.filter(isOld), given)
  const readMoved = await readOrders(tx, planned, given)
  await applyWorld(tx, plan)
  const stored = await withUuids(tx, planned)
  const changed = bySubject(stored, await readSubjects(tx, stored))
  const after = await readRecords(
    tx,
    changed.map(({ subject }) => subject),
    given,
  )
  const entries = changed.flatMap(({ subject, changes }) => {
    const key = subjectText(subject)
    return entriesOf({ before: before.get(key) ?? null, after: after.get(key) ?? null }, changes)
  })
  entries.push(...(await readMoved()))
  if (entries.length > 0) await writeAudit(tx, author, entries)
}

/** The record that a change creates, without those that the new one belongs to. */
const newRecordOf =
  (subjectsOf: (change: Change) => Subject[]) =>
  (change: Change): Subject[] =>
    change.state === 'created'
      ? subjectsOf(change).filter(({ kind }) => kind === recordTables[change.table])
      : []

/** The changes with the uuids that the database has chosen for new rows. */
async function withUuids(tx: Connection, changes: readonly Change[]): Promise<Change[]> {
  const found: Change[] = []
  for (const change of changes) {
    const { state, table, after, identity } = change
    const needsUuid = recordTables[table] !== undefined && after?.uuid === undefined
    const [row] =
      state === 'created' && needsUuid
        ? await tx.select().from(worldTables[table]).where(isRow(table, identity))
        : []
    found.push(row === undefined ? change : { ...change, after: row })
  }
  return found
}

function bySubject(
  changes: readonly Change[],
  subjectsOf: (change: Change) => Subject[],
): { subject: Subject; changes: Change[] }[] {
  const found = new Map<string, { subject: Subject; changes: Change[] }>()
  for (const change of changes) {
    for (const subject of subjectsOf(change)) {
      const key = subjectText(subject)
      const known = found.get(key)
      if (known === undefined) found.set(key, { subject, changes: [change] })
      else known.changes.push(change)
    }
  }
  return [...found.values()]
}

type Pair = { before: Entry | null; after: Entry | null }

function entriesOf({ before, after }: Pair, changes: readonly Change[]): Entry[] {
  const entry = after ?? before
  if (entry === null) return []
  const memberships = before === null ? changes.filter(isPermission) : changes
  const parts = memberships.flatMap((change) => {
    const membership = membershipOf(change)
    return membership === null ? [] : { ...entry, alsoIn: [], ...membership }
  })
  const isPart = (change: Change) => membershipOf(change) !== null
  if (changes.every(isPart)) return parts
  const own = changes.flatMap(({ fields, table }) => (isRecordOf(table, entry) ? fields : []))
  const record = withColumns(before?.after ?? null, after?.after ?? null, own)
  return isSame(record) && own.every(isPosition) ? parts : [{ ...entry, ...record }, ...parts]
}

const isPermission = ({ table }: Change) => table === 'userPermissions'
const isPosition = ({ field }: FieldChange) => field === 'position'
const isRecordOf = (table: Change['table'], { kind }: Entry) => recordTables[table] === kind

/** Adds what a file can change and the console does not show. */
function withColumns(
  before: Entry['before'],
  after: Entry['after'],
  fields: readonly FieldChange[],
): Pick<Entry, 'before' | 'after'> {
  if (before === null || after === null) return { before, after }
  const others = fields.filter((each) => !isPosition(each) && !(consoleField(each.field) in after))
  const columns = (side: 'before' | 'after') =>
    Object.fromEntries(others.map((each) => [consoleField(each.field), each[side]]))
  return { before: { ...before, ...columns('before') }, after: { ...after, ...columns('after') } }
}

function isSame({ before, after }: Pick<Entry, 'before' | 'after'>): boolean {
  if (before === null || after === null) return false
  return Object.keys(after).every(
    (name) => name === 'version' || JSON.stringify(before[name]) === JSON.stringify(after[name]),
  )
}

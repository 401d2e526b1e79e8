import type { MutationContext } from '@machines/kernel/mutation/state'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { OperatorConfirmed } from '../console/events'

/** A record as the server has stored it. `version` is raised by every change. */
export type Versioned<Fields> = { version: number; fields: Fields }

export type Side = 'mine' | 'theirs'

export type RecordInput = {
  id: string
  /** Prefix of the idempotency keys of everything that is saved. */
  keyPrefix: string
}

export type RecordEvent<Fields> =
  | OperatorConfirmed
  | EventsOf<{
      'field.changed': { name: keyof Fields & string; value: Fields[keyof Fields] }
      'record.submitted': NoPayload
      'request.invalidated': NoPayload
      'edits.discarded': NoPayload
      /** The operator has chosen which value of a field to save. */
      'side.chosen': { name: string; side: Side }
      'conflict.resolved': NoPayload
      /** The server has stored a file for a field. */
      'file.stored': { changes: Partial<Fields> }
    }>

/** What a page may need to know of its record: what is stored, and that the edits are others. */
export type RecordEmitted<Fields> =
  | { type: 'record.read'; known: Versioned<Fields> }
  | { type: 'edits.changed' }

/** What is saved: the version that the edits are based on, the fields that differ, and all of them with these edits. */
export type Saving<Fields> = {
  id: string
  version: number
  edits: Partial<Fields>
  fields: Fields
  key: string
}

export type RecordContext<Fields> = RecordInput &
  MutationContext & {
    /** What the edits are based on; null until it is read. */
    known: Versioned<Fields> | null
    edits: Partial<Fields>
    /** What another editor has saved meanwhile; null without a conflict. */
    theirs: Versioned<Fields> | null
    /** For each field that both have changed, which value to save. */
    kept: Readonly<Record<string, Side>>
    wasSaved: boolean
    /** What stored files change, until the fields can be edited; null if nothing waits. */
    waiting: Partial<Fields> | null
    /** The editor has pressed Save, and the edits are neither stored nor changed since. */
    wantsSave: boolean
  }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The edits without those that equal the stored value. */
export function realEdits<Fields extends object>(
  stored: Fields,
  edits: Partial<Fields>,
): Partial<Fields> {
  const changed = Object.entries(edits).filter(
    ([name, value]) => !isEqual(value, stored[name as keyof Fields]),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}

/** Whether only the version has changed since the record was read. */
export const hasSameFields = <Fields>({
  known,
  theirs,
}: Pick<RecordContext<Fields>, 'known' | 'theirs'>): boolean =>
  isEqual(known?.fields, theirs?.fields)

/** A field of a conflict, in three versions. */
export type Conflict = { name: string; base: unknown; mine: unknown; theirs: unknown }

/** The fields that this editor has changed and that another one has stored differently meanwhile. */
export function conflictsOf<Fields extends object>({
  known,
  edits,
  theirs,
}: Pick<RecordContext<Fields>, 'known' | 'edits' | 'theirs'>): Conflict[] {
  if (known === null || theirs === null) return []
  return Object.entries(edits).flatMap(([key, mine]) => {
    const name = key as keyof Fields & string
    const [base, stored] = [known.fields[name], theirs.fields[name]]
    return isEqual(base, stored) || isEqual(mine, stored)
      ? []
      : [{ name, base, mine, theirs: stored }]
  })
}

/** What the other editor has changed and this one has not. */
export function othersChanges<Fields extends object>({
  known,
  edits,
  theirs,
}: Pick<RecordContext<Fields>, 'known' | 'edits' | 'theirs'>): Conflict[] {
  if (known === null || theirs === null) return []
  return Object.entries(theirs.fields).flatMap(([name, stored]) => {
    const base = known.fields[name as keyof Fields]
    return isEqual(base, stored) || name in edits
      ? []
      : [{ name, base, mine: base, theirs: stored }]
  })
}

/** The edits that remain after the editor has decided. */
export function keptEdits<Fields extends object>(
  context: Pick<RecordContext<Fields>, 'known' | 'edits' | 'theirs' | 'kept'>,
): Partial<Fields> {
  const { theirs, edits, kept } = context
  if (theirs === null) return edits
  const dropped = conflictsOf(context)
    .map(({ name }) => name)
    .filter((name) => kept[name] === 'theirs')
  const own = Object.entries(edits).filter(([name]) => !dropped.includes(name))
  return realEdits(theirs.fields, Object.fromEntries(own) as Partial<Fields>)
}

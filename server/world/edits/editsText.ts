import type { WorldExport } from '@contract/world/document'
import { StartError } from '../../startError'
import { printable } from '../commands/printable'
import type { Edit } from './readEdits'

/** The records of a file that were changed in the console since, and the deployment that asks. */
export type Edits = { exported: WorldExport; own: string; edits: readonly Edit[] }

/** A line for each record; `!` marks those that the file changes as well. Nothing if there are none. */
export function editLines({ exported: { at, deployment }, own, edits }: Edits): string[] {
  if (edits.length === 0) return []
  const heading =
    deployment === own
      ? `Changed in the console since the file was exported or applied (exported ${at}):`
      : 'Changed in the console of this deployment; the file is an export of another one, which knows none of it:'
  return [heading, ...edits.map(editLine)]
}

function editLine({ record, version, actor, at, isRemoved, isOverwritten }: Edit): string {
  const numbered = version === null ? '' : ` (version ${version})`
  const verb = isRemoved ? 'removed' : 'changed'
  const mark = isOverwritten ? '!' : ' '
  return printable(`${mark} ${record}${numbered}: ${verb} by ${actor}, ${at.toISOString()}`)
}

/** @throws `StartError` if the file would take back a change of the console */
export function refuseOverwriting(name: string, found: Edits): void {
  const edits = found.edits.filter(({ isOverwritten }) => isOverwritten)
  if (edits.length === 0) return
  throw new StartError(
    [
      `${name} would take back newer changes. Nothing was stored.`,
      ...editLines({ ...found, edits }),
      'Export the building again and make your changes there, or pass --overwrite to replace those of the console.',
    ].join('\n'),
  )
}

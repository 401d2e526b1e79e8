import { type Change, isEmptyPlan, type WorldPlan } from '../plan/plan'
import { changeLines } from './changeLines'
import { printable } from './printable'

const marks: Record<Change['state'], string> = {
  created: '+',
  changed: '~',
  removed: '-',
  unchanged: ' ',
}

/**
 * A line for each record that differs, with its fields below it, and one with the counts.
 *
 * @param edits what was changed in the console since, line by line
 */
export function reportOf(plan: WorldPlan, isDry: boolean, edits: readonly string[] = []): string {
  const differing = plan.changes.filter(({ state }) => state !== 'unchanged')
  const lines = differing.flatMap(({ kind, key, state, fields }) => [
    printable(`${marks[state]} ${kind} ${key}`),
    ...fields.flatMap(changeLines),
  ])
  const number = (wanted: Change['state']) =>
    plan.changes.filter(({ state }) => state === wanted).length
  const counts = (['created', 'changed', 'removed', 'unchanged'] as const)
    .map((state) => `${number(state)} ${state}`)
    .join(', ')
  const end = isEmptyPlan(plan)
    ? 'The database is what the file says.'
    : isDry
      ? 'Nothing was stored: this was a dry run.'
      : 'The changes are stored.'
  return `${[...lines, ...edits, counts, end].join('\n')}\n`
}

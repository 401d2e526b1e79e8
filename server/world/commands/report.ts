import { type Change, isEmptyPlan, type WorldPlan } from '../plan/plan'

const marks: Record<Change['state'], string> = {
  created: '+',
  changed: '~',
  removed: '-',
  unchanged: ' ',
}

/** A line for each record that differs, with its fields below it, and one with the counts. */
export function reportOf(plan: WorldPlan, isDry: boolean): string {
  const differing = plan.changes.filter(({ state }) => state !== 'unchanged')
  const lines = differing.flatMap(({ kind, key, state, fields }) => [
    `${marks[state]} ${kind} ${key}`,
    ...fields.map(({ field, before, after }) => `    ${field}: ${short(before)} → ${short(after)}`),
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
  return `${[...lines, counts, end].join('\n')}\n`
}

const maxLength = 80

function short(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

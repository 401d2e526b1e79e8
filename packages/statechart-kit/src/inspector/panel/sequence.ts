import { activeLeaves, type Inspection } from '../inspection'
import { element } from './element'

/** More rows would slow the page down. */
const maxRows = 200

/** What the actors have sent each other, the newest first. */
export function sequence(inspection: Inspection): HTMLElement {
  const nameOf = (id: string | null) =>
    id === null ? 'outside' : (inspection.actor(id)?.name ?? id)
  const rows = inspection
    .steps()
    .slice(-maxRows)
    .toReversed()
    .map(({ at, source, actor, event, after }) =>
      element(
        'tr',
        {},
        element('td', {}, `${(at / 1000).toFixed(2)} s`),
        element('td', {}, `${nameOf(source)} → ${nameOf(actor)}`),
        element('td', {}, event.type),
        element('td', {}, activeLeaves(after).join(', ')),
      ),
    )
  const head = ['Time', 'From → to', 'Event', 'State after it'].map((name) =>
    element('th', { scope: 'col' }, name),
  )
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  )
}

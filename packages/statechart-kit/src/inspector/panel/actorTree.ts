import {
  activeLeaves,
  type InspectedActor,
  type Inspection,
  machineSnapshot,
  statusOf,
} from '../inspection'
import { button, element } from './element'

/** The actors below their parents; those that have ended are marked. */
export function actorTree(
  inspection: Inspection,
  selected: string | null,
  select: (id: string) => void,
): HTMLElement {
  const actors = inspection.actors()
  const known = new Set(actors.map(({ id }) => id))
  const below = (parent: string | null): HTMLElement =>
    element(
      'ul',
      {},
      ...actors
        .filter((each) => (known.has(each.parent ?? '') ? each.parent : null) === parent)
        .map((each) => element('li', {}, row(each), below(each.id))),
    )
  const row = (actor: InspectedActor) => {
    const made = button(`actor ${actor.id}`, actor.name, () => select(actor.id), {
      'aria-current': String(actor.id === selected),
      class: statusOf(actor.ref) === 'active' ? undefined : 'ended',
    })
    made.append(' ', element('span', { class: 'state' }, stateText(actor)))
    return made
  }
  return element('nav', { class: 'tree', 'aria-label': 'Actors' }, below(null))
}

/** The state of a chart in one line, or the status of another actor. */
export function stateText({ ref }: Pick<InspectedActor, 'ref'>): string {
  const snapshot = machineSnapshot(ref.getSnapshot())
  const status = statusOf(ref)
  if (snapshot === undefined || status !== 'active') return status
  return activeLeaves(snapshot).join(', ')
}

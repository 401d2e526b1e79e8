import { drawChart, type Level } from '../../report/draw'
import { activePaths, type InspectedActor, type Inspection, machineSnapshot } from '../inspection'
import { element } from './element'

/** The chart of an actor: its active states are lit, and what it has been through is stronger than the rest. */
export function chartView(inspection: Inspection, actor: InspectedActor): HTMLElement {
  const snapshot = machineSnapshot(actor.ref.getSnapshot())
  if (snapshot === undefined) return element('p', {}, 'This actor has no chart.')
  const { states, transitions } = inspection.visited(actor.id)
  const lit = new Set(activePaths(snapshot))
  const taken = new Set(inspection.steps(actor.id).at(-1)?.taken)
  const level = (isLit: boolean, isSeen: boolean): Level =>
    isLit ? 'many' : isSeen ? 'few' : 'none'
  const view = element('div', { class: 'chart' })
  // The drawing escapes every text of the chart.
  view.innerHTML = drawChart(snapshot.machine as never, {
    state: (path) => level(lit.has(path), states.has(path)),
    transition: (name) => level(taken.has(name), transitions.has(name)),
  })
  for (const label of view.querySelectorAll('[role=button]')) {
    label.removeAttribute('role')
    label.removeAttribute('tabindex')
  }
  return view
}

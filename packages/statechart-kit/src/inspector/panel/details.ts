import type { AnyActorRef } from 'xstate'
import { toJson } from '../../fixtures/values'
import type { Control } from '../control'
import { fixtureOfSteps, lawOfStep, playwrightTestOf } from '../copies'
import { differences } from '../difference'
import {
  type InspectedActor,
  type InspectedStep,
  type Inspection,
  machineSnapshot,
} from '../inspection'
import { possibleEvents } from '../possible'
import { button, element } from './element'

export interface DetailsProps {
  readonly inspection: Inspection
  readonly control: Control
  readonly actor: InspectedActor
  /** What a call can fail with, by the name of its button. */
  readonly failures: Readonly<Record<string, () => unknown>>
  /** The event that is written in the form. */
  readonly write: (text: string) => void
  readonly copy: (text: string, what: string) => void
  /** Does it, and shows why it could not be done. */
  readonly attempt: (action: () => void) => void
  /** The actor's own name in the configuration of the charts. */
  readonly machineName: string
}

const maxSteps = 50
const pretty = (value: unknown) => JSON.stringify(toJson(value), null, 2)
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/** Everything about the selected actor: what it can receive, its steps, its context, and what can be done to it. */
export function details(props: DetailsProps): HTMLElement[] {
  const snapshot = machineSnapshot(props.actor.ref.getSnapshot())
  if (snapshot === undefined) return callActions(props)
  return [
    element('h3', {}, 'Can receive now'),
    element('ul', { class: 'events' }, ...eventRows(props)),
    element('h3', {}, 'Copy'),
    copies(props),
    element('h3', {}, 'Steps, the newest first'),
    element('ol', { class: 'steps' }, ...stepRows(props)),
    element('h3', {}, 'Context'),
    element('pre', { tabindex: '0' }, pretty(snapshot.context)),
  ]
}

function eventRows({ actor, write }: DetailsProps): HTMLElement[] {
  const snapshot = machineSnapshot(actor.ref.getSnapshot())
  if (snapshot === undefined) return []
  return possibleEvents(snapshot).map(({ type, candidates }) =>
    element(
      'li',
      {},
      element(
        'div',
        { class: 'row' },
        element('span', { class: 'name' }, type),
        button(`write ${type}`, 'Write', () => write(JSON.stringify({ type }, null, 2)), {
          'aria-label': `Write ${type}`,
        }),
      ),
      ...candidates.map(({ guard, isOpen, targets }) =>
        element(
          'span',
          { class: `guard ${String(isOpen)}` },
          `${guard === null ? 'always' : `${guard} is ${isOpen === null ? 'not known' : String(isOpen)}`} → ${targets.join(', ') || 'stays'}`,
        ),
      ),
    ),
  )
}

function copies({ inspection, actor, copy, machineName }: DetailsProps): HTMLElement {
  const steps = () => inspection.steps(actor.id)
  const last = () => steps().findLast(({ after }) => after !== undefined)
  return element(
    'div',
    { class: 'row' },
    button('copy fixture', 'Fixture', () =>
      copy(JSON.stringify(fixtureOfSteps(machineName, steps()), null, 2), 'fixture'),
    ),
    button('copy law', 'Law of the last step', () => {
      const step = last()
      if (step !== undefined) copy(lawOfStep(step), 'law')
    }),
    button('copy test', 'Playwright test', () =>
      copy(playwrightTestOf(machineName, steps()), 'Playwright test'),
    ),
  )
}

function stepRows({ inspection, control, actor, attempt }: DetailsProps): HTMLElement[] {
  const contextOf = (snapshot: unknown) => machineSnapshot(snapshot)?.context ?? {}
  const row = (step: InspectedStep) =>
    element(
      'li',
      {},
      element(
        'div',
        { class: 'row' },
        element('span', { class: 'name' }, `${step.number}. ${step.event.type}`),
        button(`back ${step.number}`, 'Back to here', () =>
          attempt(() => control.backTo(actor.ref, step)),
        ),
      ),
      ...differences(contextOf(step.before), contextOf(step.after)).map(({ path, before, after }) =>
        element('span', { class: 'guard' }, `${path}: ${short(before)} → ${short(after)}`),
      ),
    )
  return inspection.steps(actor.id).slice(-maxSteps).toReversed().map(row)
}

/** What can be done to a running call. */
function callActions({ control, actor, failures, attempt }: DetailsProps): HTMLElement[] {
  const ref: AnyActorRef = actor.ref
  if (!control.isCall(ref)) return [element('p', {}, 'Nothing can be done to this actor.')]
  const isHeld = control.isHeld(actor.id)
  return [
    element('h3', {}, isHeld ? 'This call is held' : 'This call is running'),
    element(
      'div',
      { class: 'row' },
      isHeld
        ? button('hold', 'Release', () => control.release(actor.id))
        : button('hold', 'Hold its answer', () => control.hold(actor.id)),
    ),
    element('h3', {}, 'Let it fail'),
    element(
      'div',
      { class: 'row' },
      ...Object.entries(failures).map(([name, failure]) =>
        button(`fail ${name}`, name, () => attempt(() => control.fail(ref, failure()))),
      ),
    ),
  ]
}

import type { AnyTransitionDefinition } from 'xstate'
import { invocations, spawnedIds } from './chart'
import { delayIn, outcomes, stateDoneType } from './internals'

/**
 * A transition's trigger, in words: `on email.submitted`, `on done(lookUpEmail)`, `after codeTimeout`, `always`, or `on
 * done` if its own final state is reached.
 */
export function triggerName({ source, eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always'
  if (eventType === stateDoneType(source.id)) return 'on done'
  const delay = delayIn(eventType)
  if (delay?.endsWith(`.${source.id}`)) return `after ${delay.slice(0, -source.id.length - 1)}`
  const ids = [...invocations(source).map(({ id }) => id), ...spawnedIds(source)]
  for (const { kind, prefix } of outcomes) {
    const id = eventType.slice(prefix.length)
    if (eventType.startsWith(prefix) && ids.includes(id)) return `on ${kind}(${id})`
  }
  return `on ${eventType}`
}

/**
 * The transition's name in reports and waivers, such as `signIn.idle on email.submitted [0]`; the number is its index
 * among the candidates. It is equal for every copy of a machine that `provide` makes. Undefined for the
 * pseudo-transition into the initial state.
 */
export function transitionName(transition: AnyTransitionDefinition): string | undefined {
  if (!names.has(transition)) names.set(transition, nameOf(transition))
  return names.get(transition)
}

/** Every step of every path asks for names, so each is made once. */
const names = new WeakMap<AnyTransitionDefinition, string | undefined>()

function nameOf(transition: AnyTransitionDefinition): string | undefined {
  const { source, eventType } = transition
  const candidates = eventType === '' ? source.always : source.transitions?.get(eventType)
  const index = candidates?.indexOf(transition) ?? -1
  return index < 0 ? undefined : `${source.id} ${triggerName(transition)} [${index}]`
}

/** The names of those transitions that are part of the chart. */
export function transitionNames(transitions: readonly AnyTransitionDefinition[]): string[] {
  return transitions.map(transitionName).filter((name) => name !== undefined)
}

import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { isDelay } from './calls'
import type { PathOptions } from './cases'
import {
  type ChartNode,
  invocations,
  matchesDescriptor,
  ownTransitions,
  spawnedIds,
  stateNodes,
} from './chart'
import { messageName } from './conditions'
import { delayIn, isInternal } from './internals'
import { type Law, type Moment, verdictOf } from './laws'
import { aboutOf, type NameKind, nameKinds, type Premise, recordMentions } from './mentions'
import { nearest } from './nearest'
import { statePaths } from './stateNames'

/** The laws of one machine, while it is walked. */
export interface LawUse<M extends AnyStateMachine> {
  /** The names of the laws that this step breaks. */
  readonly broken: (moment: Moment<M>) => string[]
  /** The names in the laws that the chart does not have, each with the nearest one. */
  readonly unknownNames: () => string[]
  /** The laws, or parts of them, that have applied in no step so far. A law that is a function is no part of these. */
  readonly unused: () => string[]
}

/** Judges steps by the laws, and records what these name and which of them apply. */
export function watchLaws<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M>,
): LawUse<M> {
  const laws = Object.entries(options.laws ?? {}) as [string, Law<M>][]
  const names = namesOf(machine, options)
  const pending = new Map<string, readonly Premise[]>(
    laws.map(([name, law]) => [name, aboutOf(law).premises]),
  )
  /** The first law with each name. */
  const mentioned = new Map(nameKinds.map((kind) => [kind, new Map<string, string>()]))
  let current = ''
  const add = (kind: NameKind, name: string) => {
    const ofKind = mentioned.get(kind)
    if (ofKind?.has(name) === false) ofKind.set(name, current)
  }
  for (const [name, law] of laws) {
    current = name
    for (const each of aboutOf(law).mentions) add(each.kind, each.name)
  }
  const observe = (moment: Moment) => {
    for (const id of Object.keys((moment.after as AnyMachineSnapshot).children)) {
      names.actor.add(id)
    }
    for (const { type } of moment.did) names.action.add(type)
    for (const { src, event } of moment.sent) names.message.add(messageName(src, event.type))
    for (const [name, premises] of pending) {
      const left = premises.filter(({ holds }) => !holds(moment))
      if (left.length === 0) pending.delete(name)
      else if (left.length < premises.length) pending.set(name, left)
    }
  }
  return {
    broken: (moment) =>
      recordMentions(add, () => {
        observe(moment as Moment)
        return laws.flatMap(([name, law]) => {
          current = name
          return verdictOf(law, moment) === 'broken' ? [name] : []
        })
      }),
    unknownNames: () =>
      [...mentioned].flatMap(([kind, ofKind]) =>
        [...ofKind].flatMap(([name, law]) => {
          const isKnown = isNamed[kind]?.(name, names) ?? names[kind].has(name)
          if (isKnown) return []
          return `'${law}': ${problems[kind]} '${name}'${nearest(name, [...names[kind]])}`
        }),
      ),
    unused: () =>
      [...pending].flatMap(([name, premises]) =>
        premises.map(({ text }) => `'${name}' never applies: ${text} is never true`),
      ),
  }
}

type Names = Readonly<Record<NameKind, Set<string>>>

const problems: Readonly<Record<NameKind, string>> = {
  state: 'the chart has no state',
  event: 'the chart takes no event',
  actor: 'the machine runs no actor',
  delay: 'the chart has no delay',
  action: 'no action shows under the name',
  receiver: 'the machine knows no actor',
  message: 'the machine never sends',
}

/** Where a name may be written in another way than in the chart. */
const isNamed: Partial<Record<NameKind, (name: string, names: Names) => boolean>> = {
  event: (name, { event }) =>
    name === 'start' ||
    [...event].some((each) =>
      name.endsWith('.*') ? each.startsWith(name.slice(0, -1)) : matchesDescriptor(name, each),
    ),
  delay: (name, { delay }) => [...delay].some((each) => isDelay(each, name)),
}

/** All names of the machine; actors that it spawns, messages, and events that it emits are added as they show. */
function namesOf<M extends AnyStateMachine>(machine: M, options: PathOptions<M>): Names {
  const nodes = stateNodes(machine)
  const sources = Object.entries<unknown>(machine.implementations.actors)
  return {
    state: new Set(statePaths(machine)),
    event: new Set(nodes.flatMap((node) => [...node.transitions.keys()])),
    actor: new Set(
      nodes.flatMap((node) => [...invocations(node).map(({ id }) => id), ...spawnedIds(node)]),
    ),
    delay: new Set(
      nodes.flatMap(({ after }) => after.flatMap(({ eventType }) => delayIn(eventType) ?? [])),
    ),
    action: new Set([
      ...Object.entries<unknown>(machine.implementations.actions)
        .filter(([, made]) => !isBuiltIn(made))
        .map(([name]) => name),
      ...Object.keys(options.provide?.actions ?? {}),
      ...nodes
        .flatMap(actionsIn)
        .filter((name) => !isInternal(name) && !(name in machine.implementations.actions)),
    ]),
    receiver: new Set([...sources.map(([src]) => src), ...(options.system ?? [])]),
    message: new Set(
      sources.flatMap(([src, logic]) => acceptedBy(logic).map((type) => messageName(src, type))),
    ),
  }
}

/** An action that XState replaces by what it does, such as `assign`: its own name never shows. */
const isBuiltIn = (made: unknown): boolean =>
  typeof made === 'function' && 'type' in made && isInternal(String(made.type))

const actionsIn = (node: ChartNode): string[] =>
  [...node.entry, ...node.exit, ...ownTransitions(node).flatMap(({ actions }) => actions)].flatMap(
    (action) => (typeof action === 'object' ? action.type : []),
  )

/** The events that an actor accepts, if it is a machine. */
function acceptedBy(logic: unknown): string[] {
  if (typeof logic !== 'object' || logic === null || !('root' in logic)) return []
  return stateNodes(logic as AnyStateMachine).flatMap((node) => [...node.transitions.keys()])
}

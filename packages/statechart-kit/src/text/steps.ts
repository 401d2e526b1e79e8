import type { AnyStateMachine, StateValue } from 'xstate'
import { type ChartNode, ownTransitions, stateNodes } from '../chart'
import { delayIn, outcomeValue } from '../internals'
import { transitionName } from '../transitionName'
import type { Move } from '../walks/move'
import type { Expectation, MachinePath } from '../walks/path'
import { brief } from './brief'

/** One step of a path, in words. */
export interface TextStep {
  /** What happens: `order submitted`, or the transition's own description. */
  readonly action: string
  /** What must be seen afterwards: the descriptions of the states that were entered. Empty if none was. */
  readonly results: readonly string[]
  /** The active states that have no active child, by their paths. */
  readonly states: readonly string[]
}

/** A path in words: its start, which has no action, and its steps. */
export function textSteps(machine: AnyStateMachine, path: MachinePath): TextStep[] {
  const nodes = stateNodes(machine)
  const byPath = new Map(nodes.map((node) => [node.path.join('.'), node]))
  const described = new Map(
    nodes
      .flatMap(ownTransitions)
      .map((transition) => [transitionName(transition), transition.description]),
  )
  let active: readonly string[] = []
  const stepOf = (action: string, { value, transitions }: Expectation): TextStep => {
    const before = active
    active = activePaths(value)
    const entered = active.filter((each) => !before.includes(each))
    const own = transitions.flatMap((name) => described.get(name) ?? [])
    return {
      action: own.length > 0 ? own.map((text) => text.replace(/\.$/, '')).join('; ') : action,
      results: entered.flatMap((each) => descriptionOf(byPath.get(each))),
      states: leaves(active),
    }
  }
  return [
    stepOf('', path.start),
    ...path.steps.map(({ move, expected }) => stepOf(actionOf(machine, move), expected)),
  ]
}

const descriptionOf = (node: ChartNode | undefined): string[] => {
  if (node === undefined) return []
  return [node.description ?? node.path.join('.')]
}

/** The paths of all states in a state value, outer ones first. */
export function activePaths(value: StateValue | undefined, prefix = ''): string[] {
  if (value === undefined) return []
  if (typeof value === 'string') return [prefix + value]
  return Object.entries(value).flatMap(([key, below]) => [
    prefix + key,
    ...activePaths(below, `${prefix}${key}.`),
  ])
}

const leaves = (paths: readonly string[]) =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))

/** What happens in a move, in words. */
export function actionOf(machine: AnyStateMachine, { kind, event, actorId = '' }: Move): string {
  if (kind === 'after') return `wait ${durationOf(machine, delayIn(event.type) ?? '')}`
  if (kind === 'event') {
    const { type, ...payload } = event
    const given = Object.keys(payload).length > 0 ? ` ${brief(payload)}` : ''
    return `${type.replaceAll('.', ' ')}${given}`
  }
  const value = outcomeValue(kind, event)
  const given = value === undefined ? '' : ` ${brief(value)}`
  if (kind === 'done') return `${actorId} returns${given}`
  return kind === 'error' ? `${actorId} fails:${given}` : `${actorId} is now${given}`
}

/** `20 s (codeTimeout)`; the name alone if the context decides the duration. */
function durationOf(machine: AnyStateMachine, delay: string): string {
  const name = Object.keys(machine.implementations.delays).find((each) =>
    delay.startsWith(`${each}.`),
  )
  const ms = name === undefined ? undefined : machine.implementations.delays[name]
  const shown = name ?? delay.split('.')[0] ?? delay
  return typeof ms === 'number' ? `${durationText(ms)} (${shown})` : `until ${shown} ends`
}

const durationText = (ms: number) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** The path as numbered lines for a person. */
export function pathAsText(machine: AnyStateMachine, path: MachinePath): string {
  const [start, ...steps] = textSteps(machine, path)
  const shown = ({ results, states }: TextStep) =>
    results.length > 0
      ? `${results.join(' ')}  [${states.join(', ')}]`
      : `(still ${states.join(', ')})`
  const lines = steps.map((step, at) => `  ${at + 1}. ${step.action}\n     ⇒ ${shown(step)}`)
  const given = path.run ?? (path.input === undefined ? '' : brief(path.input))
  return [`  0. start${given && `: ${given}`}\n     ⇒ ${start ? shown(start) : ''}`, ...lines].join(
    '\n',
  )
}

/** The paths as a feature in Gherkin. */
export function pathsAsGherkin(
  name: string,
  machine: AnyStateMachine,
  paths: readonly MachinePath[],
): string {
  const scenarios = paths.map((path, at) => {
    const [start, ...steps] = textSteps(machine, path)
    const last = steps.at(-1)
    const title = last === undefined ? 'start' : `${last.action} ⇒ ${last.states.join(', ')}`
    const given = path.run ?? (path.input === undefined ? '' : brief(path.input))
    return [
      `  Scenario: ${at + 1}. ${title}`,
      `    Given ${[given, ...(start?.results ?? [])].filter(Boolean).join(' ') || 'the start'}`,
      ...steps.flatMap(({ action, results, states }) => [
        `    When ${action}`,
        `    Then ${results.length > 0 ? results.join(' ') : `it is still ${states.join(', ')}`}`,
      ]),
      '',
    ].join('\n')
  })
  return [
    `Feature: ${name}`,
    ...(machine.root.description ? [`  ${machine.root.description}`] : []),
    '',
    ...scenarios,
  ].join('\n')
}

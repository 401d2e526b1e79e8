import { readFileSync } from 'node:fs'
import { fixtureOf } from '../fixtures/format'
import { coveringWalks } from '../generators/coveringWalks'
import { randomWalks } from '../generators/randomWalks'
import { stopCondition } from '../generators/stop'
import { namedTargets, type Targets, targetsOf } from '../generators/targets'
import { type Unreached, unreached } from '../generators/unreached'
import { pairWalks, shortestWalks, simpleWalks } from '../generators/walks'
import { nearest } from '../nearest'
import { pathAsText, pathsAsGherkin } from '../text/steps'
import type { WalkStep } from '../walks/explore'
import { type Model, modelsOf } from '../walks/model'
import { type MachinePath, pathOf } from '../walks/path'
import { findPaths } from '../walks/paths'
import {
  type Context,
  type Flags,
  type NamedChart,
  numberFlag,
  type Outcome,
  onlyOne,
  textFlag,
  unsentEvents,
} from './context'

type Walks = readonly (readonly WalkStep[])[]
type Generator = (model: Model, targets: Targets, flags: Flags, chart: NamedChart) => Walks

const generators: Readonly<Record<string, Generator>> = {
  shortest: shortestWalks,
  simple: (model, _, flags) => simpleWalks(model, numberFlag(flags, 'max', 200)),
  pairs: pairWalks,
  random: (model, targets, flags) => randomWalks(model, targets, randomOptions(flags)),
  weighted: (model, targets, flags) =>
    randomWalks(model, targets, { ...randomOptions(flags), weights: weightsIn(flags) }),
  cover: (model, targets, flags, { machine }) => {
    const names = textFlag(flags, 'targets')?.split(',')
    const all = [...targets.states, ...targets.transitions]
    return coveringWalks(model, names === undefined ? all : namedTargets(machine, names))
  },
}

export const generatorNames = ['edges', ...Object.keys(generators)]

function randomOptions(flags: Flags) {
  return {
    seed: numberFlag(flags, 'seed', 1),
    stop: stopCondition(textFlag(flags, 'stop') ?? 'edge_coverage(100) || length(200)'),
    maxLength: numberFlag(flags, 'max', 10_000),
  }
}

/** How often each event was used: `{"order.submitted": 120}`. @throws if the file has another form. */
function weightsIn(flags: Flags): Record<string, number> {
  const file = textFlag(flags, 'weights')
  if (file === undefined) throw new Error('weighted needs --weights FILE: {"event.type": count, …}')
  const weights = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const wrong = Object.entries(weights).find(([, count]) => typeof count !== 'number' || count < 0)
  if (wrong !== undefined) throw new Error(`${file}: the count of '${wrong[0]}' is no number`)
  return weights as Record<string, number>
}

/** The paths of a chart that a generator makes, of one run or of all. */
export function generate(
  chart: NamedChart,
  flags: Flags,
): { paths: MachinePath[]; models: readonly Model[] } {
  const { machine, options } = chart
  const name = textFlag(flags, 'generator') ?? 'edges'
  const flow = textFlag(flags, 'flow')
  const all = modelsOf(machine, options)
  const models = flow === undefined ? all : all.filter(({ run }) => run === flow)
  if (models.length === 0) {
    const runs = all.flatMap(({ run }) => run ?? [])
    throw new Error(
      runs.length === 0
        ? `'${chart.name}' has no flows, so --flow is not possible`
        : `'${chart.name}' has no flow '${flow}'${nearest(flow ?? '', runs)}`,
    )
  }
  if (name === 'edges') {
    const { paths } = findPaths(machine, options)
    return { paths: paths.filter(({ run }) => flow === undefined || run === flow), models }
  }
  const generator = Object.hasOwn(generators, name) ? generators[name] : undefined
  if (generator === undefined) {
    throw new Error(`there is no generator '${name}'${nearest(name, generatorNames)}`)
  }
  const targets = reachable(chart, models)
  const paths = models.flatMap((model) =>
    generator(model, targets, flags, chart).map((walk) => pathOf(model, walk, models.length > 1)),
  )
  return { paths, models }
}

/** What the models reach: a coverage of 100 % refers to that, and the rest is reported. */
function reachable({ machine }: NamedChart, models: readonly Model[]): Targets {
  const missing = new Set(unreached(machine, models).map(({ name }) => name))
  const { states, transitions } = targetsOf(machine)
  const isReached = (name: string) => !missing.has(name)
  return { states: states.filter(isReached), transitions: transitions.filter(isReached) }
}

/** `charts paths NAME`: what cannot be reached, and the paths as text, JSON or Gherkin. */
export function pathsCommand(context: Context, names: readonly string[]): Outcome {
  const chart = onlyOne(context, names, 'paths')
  const { machine } = chart
  const { paths, models } = generate(chart, context.flags)
  const missing = unreached(machine, models, unsentEvents(context, [machine]))
  const json = {
    machine: chart.name,
    unreached: missing,
    paths: paths.map((path) => {
      const { secret } = context.config
      return { name: path.name, ...fixtureOf(chart.name, path, secret && { secret }) }
    }),
  }
  if (context.flags.gherkin === true)
    return { text: pathsAsGherkin(chart.name, machine, paths), json }
  const count = paths.reduce((sum, { steps }) => sum + steps.length, 0)
  const text = [
    unreachedText(chart, missing),
    ...paths.map((path, at) => `Path ${at + 1}\n${pathAsText(machine, path)}\n`),
    `${paths.length} paths, ${count} steps`,
  ]
  return { text: text.join('\n'), json }
}

function unreachedText({ name, hasCases }: NamedChart, missing: readonly Unreached[]): string {
  const notes = hasCases
    ? []
    : [
        `'${name}' has no cases: every event has an empty payload, every actor returns nothing or fails.`,
      ]
  const lines = missing.map((each) => `  ${each.name}\n    because ${each.why}`)
  if (missing.length > 0) notes.push(`Not reached:\n${lines.join('\n')}`)
  return notes.length > 0 ? `${notes.join('\n')}\n` : ''
}

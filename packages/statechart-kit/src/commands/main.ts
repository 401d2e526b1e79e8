import { parseArgs } from 'node:util'
import type { ChartsConfig } from '../config'
import { nearest } from '../nearest'
import { checkCommand } from './check'
import { type Context, chartsOf, type Outcome } from './context'
import { coverCommand } from './cover'
import { faultsCommand } from './faults'
import { listCommand } from './list'
import { mutateCommand } from './mutate'
import { generatorNames, pathsCommand } from './paths'
import { importCommand, replayCommand } from './replay'
import { reportCommand } from './report'

type Command = (context: Context, names: readonly string[]) => Outcome | Promise<Outcome>

const commands: Readonly<Record<string, Command>> = {
  list: listCommand,
  paths: pathsCommand,
  check: checkCommand,
  cover: coverCommand,
  mutate: mutateCommand,
  faults: faultsCommand,
  report: reportCommand,
  replay: replayCommand,
  import: importCommand,
}

export const usage = `charts COMMAND [NAME …] [--json] [--config FILE]

  list                machines with their states, transitions, paths, laws and coverage
  paths NAME          paths as steps for a person; --gherkin or --json for machines
      --generator     ${generatorNames.join(', ')}
      --flow RUN      only this named run
      --stop TEXT     of random and weighted: edge_coverage(100) && vertex_coverage(100) || length(200);
                      also reached_vertex(STATE), reached_edge(TRANSITION), time_duration(SECONDS), never
      --targets A,B   of cover: paths of states, or names of transitions
      --weights FILE  of weighted: {"event.type": count, …}
      --seed N        of random and weighted
      --max N         the most simple paths, or the longest random walk
  check [NAME …]      rules, reachability, deadlocks, time limits and laws, with counterexamples
      --together A,B  two charts that send each other events
  cover [NAME …]      states, transitions, guards, delays, results of actors and pairs
  mutate [NAME …]     which law detects which fault; --sample N for a part of them
  faults [NAME …]     every failure of every actor, and every order of answers
  report [NAME …]     one HTML file of charts, coverage and faults; --output FILE
  replay FILE         runs a recorded walk
  import FILE         makes a fixture of a log of events; --machine NAME
`

const options = {
  json: { type: 'boolean' },
  gherkin: { type: 'boolean' },
  help: { type: 'boolean' },
  config: { type: 'string' },
  generator: { type: 'string' },
  flow: { type: 'string' },
  stop: { type: 'string' },
  targets: { type: 'string' },
  weights: { type: 'string' },
  seed: { type: 'string' },
  max: { type: 'string' },
  together: { type: 'string' },
  sample: { type: 'string' },
  machine: { type: 'string' },
  output: { type: 'string' },
} as const

/** What the process prints, and the code with which it ends: 0, 1 if something is wrong, or 2 if the call is. */
export interface Printed {
  readonly out: string
  readonly error: string
  readonly code: 0 | 1 | 2
}

/** Runs a command line. Errors of the call are texts, not exceptions. */
export async function runCommand(
  args: readonly string[],
  loadConfig: (file: string | undefined) => Promise<ChartsConfig>,
): Promise<Printed> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name, ...names] = positionals
    if (name === undefined || values.help)
      return { out: usage, error: '', code: values.help ? 0 : 2 }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) {
      throw new Error(`there is no command '${name}'${nearest(name, Object.keys(commands))}`)
    }
    const config = await loadConfig(values.config)
    const context = { config, charts: await chartsOf(config), flags: values }
    const { text, json, failed = false } = await command(context, names)
    const out = values.json ? JSON.stringify(json, null, 2) : text.trimEnd()
    return { out: `${out}\n`, error: '', code: failed ? 1 : 0 }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { out: '', error: `${message}\n`, code: 2 }
  }
}

import type { AnyStateMachine } from 'xstate'
import type { Chart, ChartsConfig } from '../config'
import { defaultCases } from '../defaultCases'
import { type Citations, citationsOf } from '../document/citations'
import { eventsWithoutSender } from '../lint/senders'
import type { MachineOptions } from '../machineTests'
import { collectMachines, describedMachines } from '../mutants/described'
import { nearest } from '../nearest'

/** What a command says: text for a person, and a value for `--json`. */
export interface Outcome {
  readonly text: string
  readonly json: unknown
  /** Whether the command found something that is wrong. */
  readonly failed?: boolean
}

/** A machine with the options of its tests. */
export interface NamedChart {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly options: MachineOptions<AnyStateMachine>
  /** Whether the tests specify cases; otherwise the options are the default ones. */
  readonly hasCases: boolean
}

/** The options of the command line, by their names without dashes. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>

export interface Context {
  readonly config: ChartsConfig
  readonly charts: readonly NamedChart[]
  readonly flags: Flags
}

/** All charts of the configuration, with the options of the tests that it names. */
export async function chartsOf(config: ChartsConfig): Promise<NamedChart[]> {
  if (config.tests !== undefined) {
    collectMachines()
    // In sequence: the order of the charts must not depend on the speed of their files.
    for (const load of Object.values(config.tests)) {
      // oxlint-disable-next-line no-await-in-loop
      await load()
    }
  }
  const named = Object.entries(config.charts).map(([name, given]): NamedChart => {
    const chart: Chart = 'machine' in given ? given : { machine: given }
    const described = describedMachines.get(name)
    const options = chart.options ?? described?.options
    const machine = described?.machine ?? chart.machine
    return {
      name,
      machine,
      options: options ?? defaultCases(machine),
      hasCases: options !== undefined,
    }
  })
  const others = [...describedMachines].filter(([name]) => !(name in config.charts))
  return [...named, ...others.map(([name, each]) => ({ name, ...each, hasCases: true }))]
}

/** The sentences of the specification that the charts' laws hold. */
export const citationsIn = (charts: readonly NamedChart[]): Citations =>
  citationsOf(Object.fromEntries(charts.map(({ name, options }) => [name, options.laws ?? {}])))

/**
 * The charts of these names; all if there is none.
 *
 * @throws if a name is unknown.
 */
export function chosen({ charts }: Context, names: readonly string[]): readonly NamedChart[] {
  if (names.length === 0) return charts
  return names.map((name) => {
    const chart = charts.find((each) => each.name === name)
    if (chart !== undefined) return chart
    const all = charts.map((each) => each.name)
    throw new Error(`there is no machine '${name}'${nearest(name, all)}`)
  })
}

/** The one chart that the command needs. @throws if none or several are named. */
export function onlyOne(context: Context, names: readonly string[], command: string): NamedChart {
  const [name, ...others] = names
  if (name === undefined || others.length > 0) {
    throw new Error(`name one machine: charts ${command} NAME; \`charts list\` shows their names`)
  }
  return chosen(context, [name])[0] as NamedChart
}

/** The events of these machines that no source sends. */
export function unsentEvents({ config }: Context, machines: readonly AnyStateMachine[]): string[] {
  if (config.sources === undefined) return []
  const waived = (config.unsent ?? []).map(({ event }) => event)
  return eventsWithoutSender(machines, config.sources())
    .flatMap((line) => /'(.*)'/.exec(line)?.[1] ?? [])
    .filter((event) => !waived.includes(event))
}

/**
 * The number in a flag, or the default.
 *
 * @throws if it is no number.
 */
export function numberFlag(flags: Flags, name: string, byDefault: number): number {
  const value = flags[name]
  if (value === undefined) return byDefault
  const number = Number(value)
  if (!Number.isFinite(number) || number < 0) {
    throw new Error(`--${name} needs a number, but got '${String(value)}'`)
  }
  return number
}

export const textFlag = (flags: Flags, name: string): string | undefined => {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

import { sampleOf } from '../generators/random'
import { type Fate, judge } from '../mutants/judge'
import { mutantsOf } from '../mutants/operators'
import { table } from '../text/table'
import { type Context, chosen, numberFlag, type Outcome } from './context'
import { type MachineMutant, storeMutants } from './history'

const fates: readonly Fate[] = ['laws', 'rules', 'survived']

/**
 * `charts mutate [NAME …]`: puts one fault after another into the charts, and tells which law detects it. Handwritten
 * scenarios do not run here.
 */
export async function mutateCommand(context: Context, names: readonly string[]): Promise<Outcome> {
  const charts = chosen(context, names)
  const all = charts.flatMap((chart) =>
    mutantsOf(chart.machine).map((mutant) => ({ chart, mutant })),
  )
  const sample = numberFlag(context.flags, 'sample', all.length)
  for (const { name, machine, options } of charts) {
    // If a chart itself is refused, all of its mutants would be.
    // oxlint-disable-next-line no-await-in-loop
    const { fate, by } = await judge(machine, options, [], { name: '', config: machine.config })
    if (fate === 'survived') continue
    throw new Error(`${name} itself is refused (${by ?? fate}): see charts check ${name}`)
  }
  const judged: MachineMutant[] = []
  for (const { chart, mutant } of sampleOf(all, sample, 4310)) {
    const { name, machine, options } = chart
    // Each changes a machine in place, so they run in sequence.
    // oxlint-disable-next-line no-await-in-loop
    judged.push({ machine: name, ...(await judge(machine, options, [], mutant)) })
  }
  storeMutants(judged)
  const rows = charts.map(({ name }) => {
    const own = judged.filter(({ machine }) => machine === name)
    const counts = fates.map((fate) => own.filter((each) => each.fate === fate).length)
    const detected = own.filter(({ fate }) => fate !== 'survived').length
    const score = own.length === 0 ? '–' : `${Math.floor((100 * detected) / own.length)} %`
    return [name, own.length, ...counts, score]
  })
  const survivors = judged.filter(({ fate }) => fate === 'survived')
  const noticed = judged.flatMap(({ fate, by }) => (fate === 'laws' && by !== null ? by : []))
  const laws = [...new Set(noticed)]
    .map((law) => ({ law, count: noticed.filter((each) => each === law).length }))
    .toSorted((one, other) => other.count - one.count)
  const text = [
    table(['machine', 'faults', ...fates, 'score'], rows),
    '',
    ...laws.map(({ law, count }) => `${String(count).padStart(5)} by: ${law}`),
    ...survivors.map(({ machine, mutant }) => `survived: ${machine} ${mutant}`),
  ]
  return { text: text.join('\n'), json: judged, failed: survivors.length > 0 }
}

import { writeFileSync } from 'node:fs'
import { unreached } from '../generators/unreached'
import { measure } from '../measure/measure'
import { reportPage } from '../report/report'
import { modelsOf } from '../walks/model'
import { type Context, chosen, type Outcome, textFlag, unsentEvents } from './context'
import { earlierMeasurements, lastMutants, storeMeasurements, writeCached } from './history'

/** `charts report [NAME …]`: one HTML file of charts, coverage and faults; `--output FILE` names it. */
export function reportCommand(context: Context, names: readonly string[]): Outcome {
  const charts = chosen(context, names)
  const measured = charts.map(({ name, machine, options }) => measure(name, machine, options))
  storeMeasurements(measured)
  const earlier = earlierMeasurements()
  const mutants = lastMutants()
  const page = reportPage(
    charts.map(({ name, machine, options }, at) => ({
      name,
      machine,
      measured: measured[at] as (typeof measured)[number],
      earlier: earlier.find((each) => each.name === name),
      unreached: unreached(machine, modelsOf(machine, options), unsentEvents(context, [machine])),
      mutants: mutants.filter((each) => each.machine === name),
    })),
    'Statecharts',
    new Date(),
  )
  const output = textFlag(context.flags, 'output')
  if (output !== undefined) writeFileSync(output, page)
  const file = output ?? writeCached('report.html', page)
  return { text: `open ${file}`, json: { file, charts: measured } }
}

import { writeFileSync } from 'node:fs'
import { coveredSections } from '../document/citations'
import { unreached } from '../generators/unreached'
import { storedLayers } from '../layers/layer'
import { measure } from '../measure/measure'
import { reportPage } from '../report/report'
import { modelsOf } from '../walks/model'
import { type Context, chosen, citationsIn, type Outcome, textFlag, unsentEvents } from './context'
import { earlierMeasurements, lastMutants, storeMeasurements, writeCached } from './history'

/** `charts report [NAME …]`: one HTML file of charts, coverage by layer, and faults; `--output FILE` names it. */
export function reportCommand(context: Context, names: readonly string[]): Outcome {
  const charts = chosen(context, names)
  const measured = charts.map(({ name, machine, options }) => measure(name, machine, options))
  storeMeasurements(measured)
  const earlier = earlierMeasurements()
  const mutants = lastMutants()
  const layers = storedLayers()
  const { specification } = context.config
  const page = reportPage({
    charts: charts.map(({ name, machine, options }, at) => ({
      name,
      machine,
      measured: measured[at] as (typeof measured)[number],
      earlier: earlier.find((each) => each.name === name),
      unreached: unreached(machine, modelsOf(machine, options), unsentEvents(context, [machine])),
      mutants: mutants.filter((each) => each.machine === name),
    })),
    layers,
    sections:
      specification === undefined
        ? []
        : coveredSections(specification, citationsIn(context.charts)),
    title: 'Statecharts',
    date: new Date(),
  })
  const output = textFlag(context.flags, 'output')
  if (output !== undefined) writeFileSync(output, page)
  const file = output ?? writeCached('report.html', page)
  return { text: `open ${file}`, json: { file, charts: measured } }
}

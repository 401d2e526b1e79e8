import { type CoveredSection, coveredSections } from '../document/citations'
import { measure } from '../measure/measure'
import type { Share } from '../share'
import { table } from '../text/table'
import { type Context, chosen, citationsIn, type Outcome } from './context'
import { storeMeasurements } from './history'

const columns = ['states', 'transitions', 'guards', 'delays', 'outcomes', 'pairs'] as const

/** `charts cover [NAME …]`: what the generated paths and random walks cover, and of all machines the laws' document. */
export function coverCommand(context: Context, names: readonly string[]): Outcome {
  const measured = chosen(context, names).map(({ name, machine, options }) =>
    measure(name, machine, options),
  )
  storeMeasurements(measured)
  const rows = measured.map((each) => [each.name, ...columns.map((column) => cell(each[column]))])
  const missing = measured.flatMap((each) =>
    columns
      .filter((column) => column !== 'pairs')
      .flatMap((column) => each[column].missing.map((what) => `  ${each.name} ${column}: ${what}`)),
  )
  const text = [table(['machine', ...columns], rows)]
  if (missing.length > 0) text.push('', 'Not covered:', ...missing)
  const { specification } = context.config
  const sentences =
    specification === undefined || names.length > 0
      ? []
      : coveredSections(specification, citationsIn(context.charts))
  if (sentences.length > 0) text.push('', ...sentenceTable(sentences))
  return { text: text.join('\n'), json: { charts: measured, sentences } }
}

function sentenceTable(sections: readonly CoveredSection[]): string[] {
  const rows = sections.map((each) => [each.section, cell(each)])
  return ['Sentences that a law holds:', table(['section', 'sentences'], rows)]
}

const cell = ({ covered, total }: Share) => `${covered}/${total}`

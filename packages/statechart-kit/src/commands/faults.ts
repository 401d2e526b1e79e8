import { faultFindings } from '../checks/faults'
import { pathAsText } from '../text/steps'
import { modelsOf } from '../walks/model'
import { type Context, chosen, type Outcome } from './context'

/** `charts faults [NAME …]`: every failure of every running actor, and every order of answers. */
export function faultsCommand(context: Context, names: readonly string[]): Outcome {
  const faults = context.config.faults ?? { 'an error': new Error('failed'), 'no error': undefined }
  const results = chosen(context, names).map((chart) => {
    const { machine, options } = chart
    const found = modelsOf(machine, options).map((model) =>
      faultFindings(machine, options, model, { faults }),
    )
    return {
      chart,
      attempts: found.reduce((sum, { attempts }) => sum + attempts, 0),
      findings: found.flatMap(({ findings }) => findings),
    }
  })
  const text = results.flatMap(({ chart, attempts, findings }) => [
    `${chart.name}: ${attempts} faults and orders, ${findings.length} findings`,
    ...findings.map(
      ({ message, example }) =>
        `  ${message}${example === undefined ? '' : `\n${pathAsText(chart.machine, example)}`}`,
    ),
  ])
  return {
    text: text.join('\n'),
    json: results.map(({ chart, attempts, findings }) => ({
      machine: chart.name,
      attempts,
      findings: findings.map(({ message }) => message),
    })),
    failed: results.some(({ findings }) => findings.length > 0),
  }
}

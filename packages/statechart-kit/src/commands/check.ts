import type { CheckFinding } from '../checks/finding'
import { lawFindings } from '../checks/laws'
import {
  deadlockFindings,
  leadsToFindings,
  lintFindings,
  restFindings,
  timeLimitFindings,
  unreachedFindings,
} from '../checks/model'
import { checkTogether, type Partner, type TogetherResult } from '../checks/together'
import type { AcceptedFinding, Together } from '../config'
import { citationProblems } from '../document/citations'
import { fixtureOf } from '../fixtures/format'
import { pathAsText } from '../text/steps'
import { modelsOf } from '../walks/model'
import {
  type Context,
  chosen,
  citationsIn,
  type NamedChart,
  type Outcome,
  textFlag,
  unsentEvents,
} from './context'
import { writeCached } from './history'

/** `charts check [NAME …]`: rules, model checks and laws, with a counterexample for each finding that has one. */
export function checkCommand(context: Context, names: readonly string[]): Outcome {
  const pair = textFlag(context.flags, 'together')
  if (pair !== undefined) return togetherOutcome(context, pair.split(','))
  const checked = chosen(context, names).map((chart) => ({
    chart,
    findings: findingsOf(context, chart).map((finding, at) => ({
      ...finding,
      fixture: fixtureFile(context, chart, finding, at),
    })),
  }))
  const text = checked.flatMap(({ chart, findings }) => [
    `${chart.name}: ${findings.length === 0 ? 'sound' : `${findings.length} findings`}`,
    ...findings.map(
      ({ check, message, example, fixture }) =>
        `  ${check}: ${message}${example === undefined ? '' : `\n${pathAsText(chart.machine, example)}\n  replay it: charts replay ${fixture ?? ''}`}`,
    ),
  ])
  const pairs = names.length === 0 ? (context.config.together ?? []) : []
  const together = pairs.map((each) => ({ ...each, ...runTogether(context, each) }))
  const citations = names.length === 0 ? citationFindings(context) : []
  text.push(...citations.map((message) => `citation: ${message}`))
  const json = {
    citations,
    charts: checked.map(({ chart, findings }) => ({
      machine: chart.name,
      findings: findings.map(({ check, message, fixture }) => ({ check, message, fixture })),
    })),
    together,
  }
  text.push(...together.map((each) => togetherText(each, each)))
  const failed =
    citations.length > 0 || [...checked, ...together].some(({ findings }) => findings.length > 0)
  return { text: text.join('\n'), json, failed }
}

function findingsOf(context: Context, chart: NamedChart): CheckFinding[] {
  const { machine, options } = chart
  const models = modelsOf(machine, options)
  const accepted = (context.config.accepted ?? []).filter((each) => each.machine === chart.name)
  const waived = (options.waive ?? []).map((each) =>
    'state' in each ? each.state : each.transition,
  )
  const findings = [
    ...lintFindings(machine, options.lint),
    ...timeLimitFindings(machine),
    ...unreachedFindings(machine, models, unsentEvents(context, [machine])).filter(
      ({ message }) => !waived.some((name) => message.startsWith(`${name}:`)),
    ),
    ...models.flatMap((model) => [
      ...deadlockFindings(model),
      ...restFindings(machine, model),
      ...leadsToFindings(model, options.laws),
    ]),
    ...lawFindings(machine, options),
  ]
  return withoutAccepted(unique(findings), accepted)
}

/** The sentences that laws cite and the specification does not have. */
function citationFindings({ config: { specification }, charts }: Context): string[] {
  return specification === undefined ? [] : citationProblems(specification, citationsIn(charts))
}

/** Several starts of a machine may lead to the same finding: the first one remains. */
function unique(findings: readonly CheckFinding[]): CheckFinding[] {
  const key = ({ check, message }: CheckFinding) => `${check} ${message}`
  return findings.filter(
    (finding, at) => findings.findIndex((each) => key(each) === key(finding)) === at,
  )
}

/** The findings that are not accepted, and the acceptances of nothing. */
function withoutAccepted(
  findings: readonly CheckFinding[],
  accepted: readonly AcceptedFinding[],
): CheckFinding[] {
  const fits = (finding: CheckFinding, each: AcceptedFinding) =>
    finding.check === each.check && finding.message.startsWith(each.message)
  const unused = accepted.filter(
    (each) => each.reason.trim() === '' || !findings.some((finding) => fits(finding, each)),
  )
  return [
    ...findings.filter((finding) => !accepted.some((each) => fits(finding, each))),
    ...unused.map(({ check, message }) => ({
      check: 'unusedAcceptance',
      message: `'${check}: ${message}' is accepted, but not found or without a reason`,
    })),
  ]
}

function fixtureFile(
  { config }: Context,
  { name }: NamedChart,
  { check, message, example }: CheckFinding,
  at: number,
): string | null {
  if (example === undefined) return null
  const about = `${check}: ${message.split('\n')[0] ?? ''}`
  const fixture = fixtureOf(name, example, {
    about,
    ...(config.secret && { secret: config.secret }),
  })
  return writeCached(`${name}-${at + 1}.json`, `${JSON.stringify(fixture, null, 2)}\n`)
}

function togetherOutcome(context: Context, [one = '', other = '']: readonly string[]): Outcome {
  const known = context.config.together?.find((each) => each.one === one && each.other === other)
  const result = runTogether(context, known ?? { one, other })
  return {
    text: togetherText({ one, other }, result),
    json: result,
    failed: result.findings.length > 0,
  }
}

function runTogether(context: Context, { one, other, addresses }: Together): TogetherResult {
  const charts = chosen(context, [one, other])
  const partners = charts.map(({ name, machine, options }, at): Partner => {
    const [model] = modelsOf(machine, options)
    if (model === undefined) throw new Error(`'${name}' has no start`)
    return { name, address: addresses?.[at] ?? name, model }
  })
  return checkTogether(partners[0] as Partner, partners[1] as Partner)
}

function togetherText({ one, other }: Together, result: TogetherResult): string {
  const { findings, situations, isBounded } = result
  const bound = isBounded ? ', and there are more' : ''
  return [
    `${one} and ${other}: ${findings.length} findings in ${situations} situations${bound}`,
    ...findings.map(
      ({ check, message, walk }) =>
        `  ${check}: ${message}\n${walk.map((line, at) => `    ${at + 1}. ${line}`).join('\n')}`,
    ),
  ].join('\n')
}

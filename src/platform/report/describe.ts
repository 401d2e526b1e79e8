import { type ErrorReport, reportMessages, reportPatterns, type WalkStep } from '@contract/errors'
import { scrubPath, scrubText } from '@rules/platform/scrub'
import { framesOf } from './frames'
import type { Step } from './recorder'
import type { CaughtError } from './reporter'

const words: ReadonlySet<string> = new Set(reportMessages)
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi

/** The report of an error, without the user's data. */
export function describeError(
  { what, error, pathname, broken, walk, known }: CaughtError,
  app: Pick<ErrorReport, 'brand' | 'version'>,
): ErrorReport {
  const { name, message, stack } = error instanceof Error ? error : nothing
  return {
    what: whatOf(what),
    name: identifier(name, 60),
    message: scrubText(message, known),
    stack: framesOf(stack ?? '', `${name}: ${message}`).filter(
      ({ fn }) => !known.some((text) => fn.includes(text)),
    ),
    path: pathOf(pathname, known),
    brand: identifier(app.brand, 60),
    version: reportPatterns.version.test(app.version) ? app.version.slice(0, 40) : '',
    ...(broken !== null && { chart: identifier(broken.chart, 60), state: stateOf(broken.state) }),
    walk: walk.map(stepOf),
  }
}

function whatOf(what: string): string {
  const text = what.replaceAll('’', "'").slice(0, 120)
  return reportPatterns.what.test(text) ? text : 'an error'
}

const nothing = { name: '', message: '', stack: '' }

function stepOf(step: Step): WalkStep {
  const fields = Object.entries(step.with)
    .filter(([name]) => /^\w{1,40}$/.test(name))
    .slice(0, 12)
    .map(([name, value]) => [name, typeof value === 'string' ? wordOf(value) : value])
  return {
    chart: identifier(step.chart, 60),
    event: identifier(step.event, 120),
    from: step.from === null ? '' : stateOf(step.from),
    with: Object.fromEntries(fields) as WalkStep['with'],
    times: step.times,
  }
}

const wordOf = (value: string) => (words.has(value) ? value : 'object')

function stateOf(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length <= 400 && reportPatterns.state.test(text) ? text : ''
}

/** Actor ids appear in event types; a UUID in them is removed. */
function identifier(text: string, most: number): string {
  return text
    .replaceAll(uuid, '')
    .replaceAll(/[^\w$.:*-]/g, '')
    .slice(0, most)
}

function pathOf(pathname: string, known: readonly string[]): string {
  const segments = pathname.split('/').map((each) => (known.includes(each) ? '0' : each))
  return scrubPath(segments.join('/')).slice(0, 200)
}

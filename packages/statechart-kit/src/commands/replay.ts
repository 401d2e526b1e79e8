import { existsSync, readFileSync } from 'node:fs'
import { readFixture } from '../fixtures/format'
import { fixtureOfEvents, type ReceivedEvent } from '../fixtures/record'
import { replay } from '../fixtures/replay'
import { receivedType } from '../internals'
import { pathAsText } from '../text/steps'
import { type Context, chosen, type Outcome, onlyOne, textFlag } from './context'
import { writeCached } from './history'

function textOf(files: readonly string[], command: string): string {
  const [file] = files
  if (file === undefined) throw new Error(`name the file: charts ${command} FILE`)
  if (!existsSync(file)) throw new Error(`there is no file '${file}'`)
  return readFileSync(file, 'utf8')
}

/** `charts replay FILE`: runs a recorded walk on a real actor, with the laws. */
export function replayCommand(context: Context, files: readonly string[]): Outcome {
  const fixture = readFixture(textOf(files, 'replay'))
  const [chart] = chosen(context, [fixture.machine])
  if (chart === undefined) throw new Error(`there is no machine '${fixture.machine}'`)
  const { path, failure, difference } = replay(chart.machine, chart.options, fixture)
  const verdict = failure ?? difference ?? 'every law holds'
  return {
    text: [
      ...(fixture.about === undefined ? [] : [`recorded because: ${fixture.about}`]),
      pathAsText(chart.machine, path),
      verdict,
    ].join('\n'),
    json: { machine: chart.name, steps: path.steps.length, failure, difference },
    failed: failure !== null || difference !== null,
  }
}

/**
 * `charts import FILE --machine NAME`: makes a fixture of a log, which is a JSON array, or one JSON object a line, of
 * events that the actor received, or of XState's inspection events.
 */
export function importCommand(context: Context, files: readonly string[]): Outcome {
  const text = textOf(files, 'import')
  const { name } = onlyOne(
    context,
    [textFlag(context.flags, 'machine') ?? ''].filter(Boolean),
    'import FILE --machine',
  )
  const received = readLog(text)
  const fixture = fixtureOfEvents(
    name,
    received,
    `imported from ${files[0] ?? ''}`,
    context.config.secret,
  )
  if (fixture.steps.length === 0)
    throw new Error(`'${files[0] ?? ''}' contains no event for a machine`)
  const file = writeCached(`${name}-imported.json`, `${JSON.stringify(fixture, null, 2)}\n`)
  return {
    text: `${fixture.steps.length} steps in ${file}; replay it: charts replay ${file}`,
    json: fixture,
  }
}

function readLog(text: string): ReceivedEvent[] {
  const trimmed = text.trim()
  const parse = (json: string): unknown => {
    try {
      return JSON.parse(json)
    } catch (error) {
      const shown = json.slice(0, 40)
      throw new Error(`the log is neither a JSON array nor one JSON object a line: ${shown}`, {
        cause: error,
      })
    }
  }
  const entries = trimmed.startsWith('[')
    ? (parse(trimmed) as unknown[])
    : trimmed.split('\n').filter(Boolean).map(parse)
  return entries.flatMap((entry): ReceivedEvent[] => {
    const { type, event } = (entry ?? {}) as { type?: unknown; event?: unknown }
    const isInspection = typeof type === 'string' && type.startsWith('@')
    if (isInspection && type !== receivedType) return []
    const received = event ?? entry
    if (typeof (received as { type?: unknown } | null)?.type !== 'string') return []
    return [{ event: received as ReceivedEvent['event'] }]
  })
}

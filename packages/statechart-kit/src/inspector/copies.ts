import type { Fixture } from '../fixtures/format'
import { fixtureOfEvents, type ReceivedEvent } from '../fixtures/record'
import { delayIn, initType, outcomes, reporterOf } from '../internals'
import { activeLeaves, type InspectedStep, machineSnapshot } from './inspection'

const stateOf = (snapshot: unknown) => machineSnapshot(snapshot)?.value

/** The steps of one actor as a fixture, which `charts replay` runs. Secrets are redacted. */
export function fixtureOfSteps(
  machine: string,
  steps: readonly InspectedStep[],
  about?: string,
): Fixture {
  const received = steps.map(
    ({ event, after }): ReceivedEvent => ({ event, state: stateOf(after) }),
  )
  return fixtureOfEvents(machine, received, about)
}

const testPackage = '@playwright/test'

/** What happened, in the vocabulary of laws. */
function occurrenceOf(type: string): string {
  const delay = delayIn(type)
  if (delay !== undefined) return `timedOut('${delay.split('.')[0] ?? delay}')`
  const actor = reporterOf(type)
  const kind = outcomes.find(({ prefix }) => type.startsWith(prefix))?.kind
  if (actor === undefined || kind === 'snapshot') return `'${type}'`
  return `${kind === 'done' ? 'done' : 'failed'}('${actor}')`
}

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** A step as a law: `after('order.sent').from('filled').next('sending')`. */
export function lawOfStep({ event, before, after }: InspectedStep): string {
  const occurrence = event.type === initType ? "'start'" : occurrenceOf(event.type)
  const from = before === undefined ? '' : `.from(${listed(activeLeaves(before))})`
  return `'…': after(${occurrence})${from}.next(${listed(activeLeaves(after))}),`
}

/**
 * The steps as a test of Playwright: one `test.step` for each thing that a person, the server or the clock does, with
 * the state that follows, to be filled with what a person does and sees.
 */
export function playwrightTestOf(machine: string, steps: readonly InspectedStep[]): string {
  const lines = steps
    .filter(({ event }) => event.type !== initType)
    .flatMap(({ event, after }) => [
      `  await test.step(${JSON.stringify(sentence(event.type))}, async () => {`,
      `    // ${activeLeaves(after).join(', ')}: ${descriptions(after)}`,
      '  })',
    ])
  return [
    `import { test } from '${testPackage}'`,
    '',
    `test(${JSON.stringify(`${machine}: …`)}, async ({ page }) => {`,
    "  await page.goto('/')",
    ...lines,
    '})',
  ].join('\n')
}

function sentence(type: string): string {
  const delay = delayIn(type)
  if (delay !== undefined) return `the time ${delay.split('.')[0] ?? delay} passes`
  const actor = reporterOf(type)
  const kind = outcomes.find(({ prefix }) => type.startsWith(prefix))?.kind
  if (actor === undefined) return type.replaceAll('.', ' ')
  if (kind === 'done') return `${actor} returns`
  return kind === 'error' ? `${actor} fails` : `${actor} reports`
}

function descriptions(snapshot: unknown): string {
  const at = machineSnapshot(snapshot)
  if (at === undefined) return ''
  const texts = activeLeaves(at).flatMap((path) => {
    let node = at.machine.root
    for (const key of path.split('.')) node = node?.states[key] ?? node
    return node?.description ?? []
  })
  return texts.join(' ')
}

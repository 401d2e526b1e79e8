// The results of all steps of `npm test`, with their durations.
import { print } from '../prepare.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
/** Names of failed tests, repeated at the end of the output. */
const failures = []
const took = []
/** Test files with their durations, for the list of the slowest. */
const files = []
const maxListed = 20
const started = Date.now()
const seconds = (milliseconds) => `${Math.round(milliseconds / 1000)} s`

/** Adds the results of one step. */
export function count({
  passed = 0,
  failed = 0,
  skipped = 0,
  failures: named = [],
  files: run = [],
}) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  failures.push(...named)
  files.push(...run)
}

/** Measures one step, and prints its start and end. */
export async function timed(title, act) {
  const startedAt = Date.now()
  print(`── ${title} … (${seconds(startedAt - started)})`)
  await act()
  const ms = Date.now() - startedAt
  took.push({ title, ms })
  print(`── ${title}: ${seconds(ms)}`)
}

/** Prints the summary; returns true if nothing has failed. */
export function summarize() {
  print('\nThe slowest files:')
  for (const { name, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, maxListed))
    print(`${seconds(ms).padStart(7)}  ${name}`)
  print('')
  for (const { title, ms } of took) print(`${seconds(ms).padStart(7)}  ${title}`)
  print(`${seconds(Date.now() - started).padStart(7)}  in all; some steps run beside others`)
  for (const name of failures) print(`✗ ${name}`)
  if (total.skipped > 0) print(`${total.skipped} skipped: races, which only PostgreSQL can lose`)
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

import { sampleOf } from '@kit/generators/random'
import { describe, expect, test } from 'vitest'
import { failing, faultNamed } from './faults'
import { rows } from './rows/all'
import { runFailing, runLeft, runRenewed, runSlowly, runTwice } from './run'
import type { CallOfScreen } from './stage'

/**
 * `FAULTS_SAMPLE`: how many to run, or `all`; at least one for each call. `FAULTS_SEED` selects others, and `FAULTS_OF`
 * those whose name contains it.
 */
const { FAULTS_SAMPLE: most = String(rows.length), FAULTS_SEED: seed = '4310' } = process.env
const only = process.env.FAULTS_OF

type Fault = {
  name: string
  run: (row: CallOfScreen) => Promise<unknown>
  applies?: (row: CallOfScreen) => boolean
}
const faults: Fault[] = [
  ...failing.map((fault) => ({
    name: fault.name,
    run: (row: CallOfScreen) => runFailing(row, fault),
  })),
  { name: 'slow', run: runSlowly },
  // A control that shows what was pressed has changed: pressing it again is another request.
  { name: 'twice', run: runTwice, applies: ({ optimistic }) => optimistic === undefined },
  { name: 'after leaving, a failure', run: (row) => runLeft(row, faultNamed('503')) },
  { name: 'after leaving, a response', run: (row) => runLeft(row, null) },
  {
    name: 'the token, once',
    run: runRenewed,
    applies: ({ call }) => call.access === 'user',
  },
]

const all = rows.flatMap((row, at) =>
  faults
    .filter(({ name, applies }) => (applies?.(row) ?? true) && row.except?.[name] === undefined)
    .map((fault) => ({ at, name: `${row.name}: ${fault.name}`, run: () => fault.run(row) })),
)
type Case = (typeof all)[number]

function chosen(): readonly Case[] {
  if (only !== undefined) return all.filter(({ name }) => name.includes(only))
  if (most === 'all') return all
  const first = rows.flatMap((_, at) =>
    sampleOf(
      all.filter((each) => each.at === at),
      1,
      // Otherwise, every call would have the same fault.
      Number(seed) + at,
    ),
  )
  const others = all.filter((each) => !first.includes(each))
  return [...first, ...sampleOf(others, Math.max(0, Number(most) - rows.length), Number(seed))]
}

describe('a call of a screen', () => {
  test.each(chosen())('$name', async ({ run }) => {
    await expect(run()).resolves.not.toThrow()
  })
})

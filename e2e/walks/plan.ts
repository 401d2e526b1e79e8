import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { PlannedWalk } from '@kit/systems/planWalks'

/** A chart's picture and its walks. */
export interface PlannedChart {
  /** Of its machine. */
  readonly id: string
  readonly picture: string
  readonly walks: readonly PlannedWalk[]
}

/** The walks of every chart, as `scripts/planWalks.ts` plans them. */
export function readPlan(): Readonly<Record<string, PlannedChart>> {
  // Once, by the process that starts the workers.
  if (process.env.TEST_WORKER_INDEX === undefined) {
    execFileSync(process.execPath, ['scripts/task.mjs', 'scripts/planWalks.ts'])
  }
  return JSON.parse(readFileSync('.cache/walks/plan.json', 'utf8')) as Record<string, PlannedChart>
}

import { sampleOf } from '@kit/generators/random'
import type { PlannedWalk } from '@kit/systems/planWalks'
import type { PlannedChart } from './plan'

/** A walk of a chart, with its number among the chart's walks. */
export interface ChosenWalk {
  readonly chart: string
  /** The id of its machine. */
  readonly id: string
  readonly number: number
  readonly walk: PlannedWalk
  readonly picture: string
}

/**
 * All walks, or with `WALKS_SAMPLE` that many: at least one of each chart, by `WALKS_SEED`. By default, every run takes
 * the same ones, so that a failure is not a matter of luck.
 */
export function chosenWalks(plan: Readonly<Record<string, PlannedChart>>): ChosenWalk[] {
  const all = Object.entries(plan).flatMap(([chart, { id, picture, walks }]) =>
    walks.map((walk, at) => ({ chart, id, number: at + 1, walk, picture })),
  )
  const most = Number(process.env.WALKS_SAMPLE ?? all.length)
  if (most >= all.length) return all
  const seed = seedOfRun()
  const first = Object.keys(plan).flatMap((chart, at) =>
    sampleOf(
      all.filter((each) => each.chart === chart),
      1,
      // Otherwise, every chart would have the walk of the same number.
      seed + at,
    ),
  )
  const others = all.filter((each) => !first.includes(each))
  const chosen = new Set([...first, ...sampleOf(others, Math.max(0, most - first.length), seed)])
  return all.filter((each) => chosen.has(each))
}

/** The seed of this run; printed, so that a failure can be repeated. */
function seedOfRun(): number {
  const seed = Number(process.env.WALKS_SEED ?? 4310)
  if (process.env.TEST_WORKER_INDEX === undefined) {
    process.stdout.write(`A sample of the walks: WALKS_SEED=${seed}\n`)
  }
  return seed
}

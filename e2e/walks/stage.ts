import { type HeldCall, type HeldCalls, holdCalls } from '@kit/systems/heldCalls'
import type { PlannedWalk } from '@kit/systems/planWalks'
import type { HandMove, WalkModel } from '@kit/systems/walkModel'
import type { Page, Route } from '@playwright/test'

/** What a walk acts on: the page, and the replies that its states wait for. */
export interface Stage {
  readonly page: Page
  readonly calls: HeldCalls<Route>
  /** The scene of the walk. */
  readonly scene: string
  readonly originOf: (host: string) => string
}

/** How a chart is walked in the browser. */
export interface BrowserModel extends WalkModel<Stage> {
  /** The calls that its states wait for, by the name of the actor. */
  readonly calls: Readonly<Record<string, HeldCall>>
  /** Brings the page to the start of the chart. */
  readonly arrive: (stage: Stage) => Promise<void>
  /** The PIN of kiosks on the server of this walk; null, as without this function, if they have none. */
  readonly exitPin?: (walk: PlannedWalk) => string | null
}

interface Given {
  readonly page: Page
  readonly model: BrowserModel
  readonly walk: PlannedWalk
  readonly originOf: Stage['originOf']
}

/** Opens the page of a walk, at the start of the chart. */
export async function openStage({ page, model, walk, originOf }: Given): Promise<Stage> {
  // With a clock of its own, the page ends a delay when the walk does.
  await page.clock.install()
  const calls = await holdCalls(page, model.calls)
  const stage = { page, calls, scene: walk.run ?? '', originOf }
  await model.arrive(stage)
  return stage
}

/** From now on time passes only while the walk waits: for delays that are shorter than a step of a walk. */
export async function stopTime({ page }: Pick<Stage, 'page'>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Ends a delay of the page. */
export const wait = ({ page }: Stage, { ms }: HandMove) => page.clock.runFor(ms ?? 0)

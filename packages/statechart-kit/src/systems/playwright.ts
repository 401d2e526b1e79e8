import { lightStates } from '../report/picture'
import { activePaths } from '../text/steps'
import type { PlannedWalk } from './planWalks'
import { screenSystem, type StageHands } from './screen'
import { type Around, walkPath } from './system'
import type { WalkModel } from './walkModel'

/** The parts of Playwright's `test` that a walk uses; the package does not depend on Playwright. */
export interface PlaywrightTest {
  readonly step: <Result>(
    title: string,
    body: (step: PlaywrightStep) => Promise<Result>,
  ) => Promise<Result>
}

export interface PlaywrightStep {
  readonly attach: (
    name: string,
    content: { readonly body: string; readonly contentType: string },
  ) => Promise<void>
}

export interface BrowserWalk<Stage> extends StageHands<Stage> {
  readonly test: PlaywrightTest
  readonly model: WalkModel<Stage>
  readonly walk: PlannedWalk
  /** `chartPicture` of the machine. */
  readonly picture: string
}

/**
 * Walks a planned walk in a browser. Each move is a step of the test: its title is the chart's description, and the chart
 * with the expected states lit is attached to it, so that the trace viewer shows both beside the film.
 *
 * @throws what an assertion throws, in its step.
 */
export async function walkInBrowser<Stage>(given: BrowserWalk<Stage>): Promise<void> {
  const { test, model, walk, picture, ...hands } = given
  const expectations = [walk.start, ...walk.steps.map(({ expected }) => expected)]
  const around: Around = (at, act) =>
    test.step(walk.titles[at] ?? '', async (step) => {
      const { value, transitions } = expectations[at] ?? walk.start
      const states = activePaths(value)
      await step.attach(`${at}. ${states.at(-1) ?? ''}`, {
        body: lightStates(picture, states, transitions),
        contentType: 'image/svg+xml',
      })
      await act()
    })
  await walkPath(screenSystem(model, hands), walk, around)
}

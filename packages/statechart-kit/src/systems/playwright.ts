import { lightStates } from '../report/picture'
import { activePaths } from '../text/steps'
import type { PlannedWalk } from './planWalks'
import { type StageHands, screenSystem } from './screen'
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
    content: { readonly body: string | Buffer; readonly contentType: string },
  ) => Promise<void>
}

export interface BrowserWalk<Stage> extends StageHands<Stage> {
  readonly test: PlaywrightTest
  readonly model: WalkModel<Stage>
  readonly walk: PlannedWalk
  /** `chartPicture` of the machine. */
  readonly picture: string
  /**
   * Makes a PNG of an SVG file. Without it the SVG itself is attached, which the trace viewer of Playwright 1.65 lists and
   * does not show: it serves attachments without their type.
   */
  readonly toPng?: (svg: string) => Promise<Buffer>
}

/**
 * Walks a planned walk in a browser. Each move is a step of the test: its title is the chart's description, and the chart
 * with the expected states lit is attached to it, so that the trace viewer shows both beside the film.
 *
 * @throws what an assertion throws, in its step.
 */
export async function walkInBrowser<Stage>(given: BrowserWalk<Stage>): Promise<void> {
  const { test, model, walk, picture, toPng, ...hands } = given
  const expectations = [walk.start, ...walk.steps.map(({ expected }) => expected)]
  const around: Around = (at, act) =>
    test.step(walk.titles[at] ?? '', async (step) => {
      const { value, transitions } = expectations[at] ?? walk.start
      const states = activePaths(value)
      const svg = lightStates(picture, states, transitions)
      await step.attach(
        `${at}. ${states.at(-1) ?? ''}`,
        toPng === undefined
          ? { body: svg, contentType: 'image/svg+xml' }
          : { body: await toPng(svg), contentType: 'image/png' },
      )
      await act()
    })
  await walkPath(screenSystem(model, hands), walk, around)
}

import { activePaths } from '../text/steps'
import { moveName } from '../walks/move'
import type { Start, SystemUnderTest } from './system'
import type { WalkModel } from './walkModel'

/** Opens what a walk model acts on, from a fresh state, and closes it again. */
export interface StageHands<Stage> {
  readonly open: (start: Start) => Promise<Stage>
  readonly close: (stage: Stage) => void | Promise<void>
}

/**
 * Screens as the system under test: `do` is what a person does, and `read` asserts what they see in every active state.
 *
 * @throws from `do` if the model does not say how the move comes about.
 */
export function screenSystem<Stage>(
  model: WalkModel<Stage>,
  { open, close }: StageHands<Stage>,
): SystemUnderTest<Promise<void>> {
  let stage: { readonly of: Stage } | undefined
  const opened = () => {
    if (stage === undefined) throw new Error('the system was not created')
    return stage.of
  }
  return {
    create: async (start) => {
      stage = { of: await open(start) }
    },
    do: async (move, ms) => {
      const name = moveName(move)
      const act = model.does[name]
      if (act === undefined)
        throw new Error(`the walk model does not say how '${name}' comes about`)
      await act(opened(), { event: move.event, ms })
    },
    read: async ({ value, key }) => {
      const found = activePaths(value).flatMap((path) => model.sees[path] ?? [])
      // One after the other: a failure names one thing that is not seen.
      for (const look of found) {
        // oxlint-disable-next-line no-await-in-loop
        await look(opened(), key)
      }
    },
    reset: async () => {
      if (stage !== undefined) await close(stage.of)
      stage = undefined
    },
  }
}

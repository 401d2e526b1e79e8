import { screenSystem } from './screen'
import type { Start, SystemUnderTest } from './system'
import type { WalkModel } from './walkModel'

/** What a project's Testing Library gives: the package knows neither React nor a DOM. */
export interface TestingLibrary<View, User> {
  /** Renders the screens as the walk starts; calls what they call is the project's. */
  readonly render: (start: Start) => View | Promise<View>
  /** `userEvent.setup()`, or the user that came with the screens. */
  readonly setupUser: (view: View) => User
  /** Testing Library's `cleanup`, and whatever else ends a test. */
  readonly cleanup: (view: View) => void | Promise<void>
}

/** What the functions of a walk model receive. */
export interface ScreenStage<View, User> {
  readonly view: View
  readonly user: User
}

/** Screens in jsdom as the system under test. */
export const testingLibrarySystem = <View, User>(
  model: WalkModel<ScreenStage<View, User>>,
  { render, setupUser, cleanup }: TestingLibrary<View, User>,
): SystemUnderTest<Promise<void>> =>
  screenSystem(model, {
    open: async (start) => {
      const view = await render(start)
      return { view, user: setupUser(view) }
    },
    close: ({ view }) => cleanup(view),
  })

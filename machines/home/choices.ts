import { createReducer } from '@machines/kernel/reducer'
import type { EventsOf } from '@machines/kernel/typed'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

/** The sections of home with a tab for each category. */
export type TabbedPart = 'discover' | 'spotlight'

type HomeChoicesEvent = EventsOf<{
  'tab.chosen': { part: TabbedPart; uuid: string }
  /** Shows another item of the promoted block. */
  'promoted.chosen': { uuid: string }
  /** Discover shows only items with one of the chosen tags. */
  'tag.toggled': { tag: string }
  /** Expands a long category permanently. */
  'category.opened': { uuid: string }
}>

type HomeChoices = {
  /** The chosen category of each part. */
  tabs: Record<TabbedPart, string | null>
  /** The item that the promoted block shows; null for the first, until the user chooses one. */
  promoted: string | null
  /** The tags that discover is filtered by. */
  tags: string[]
  /** The expanded categories. */
  opened: string[]
}

/** The user's choices on the home of a building, retained for the user's return. */
export const homeChoicesLogic = createReducer<HomeChoicesEvent, HomeChoices>(
  {
    'tab.chosen': (choices, { part, uuid }) => ({
      ...choices,
      tabs: { ...choices.tabs, [part]: uuid },
    }),
    'promoted.chosen': (choices, { uuid }) => ({ ...choices, promoted: uuid }),
    'tag.toggled': (choices, { tag }) => ({ ...choices, tags: toggled(choices.tags, tag) }),
    'category.opened': (choices, { uuid }) => ({
      ...choices,
      opened: [...choices.opened.filter((other) => other !== uuid), uuid],
    }),
  },
  () => ({ tabs: { discover: null, spotlight: null }, promoted: null, tags: [], opened: [] }),
)

const toggled = (tags: readonly string[], tag: string) =>
  tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag]

export type HomeChoicesActor = ActorRefFrom<typeof homeChoicesLogic>
type Snapshot = SnapshotFrom<typeof homeChoicesLogic>

export const tabOf = ({ context }: Snapshot, part: TabbedPart): string | null => context.tabs[part]
export const chosenPromotedOf = ({ context }: Snapshot): string | null => context.promoted
export const chosenTagsOf = ({ context }: Snapshot): string[] => context.tags
export const isOpened = ({ context }: Snapshot, uuid: string): boolean =>
  context.opened.includes(uuid)

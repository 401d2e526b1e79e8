import { createReducer } from '@machines/kernel/reducer'
import type { EventsOf } from '@machines/kernel/typed'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

/** Parts of home that show their categories as tabs. */
export type TabbedPart = 'discover' | 'spotlight'

type HomeChoicesEvent = EventsOf<{
  'tab.chosen': { part: TabbedPart; uuid: string }
  /** Another item of the promoted block is shown. */
  'promoted.chosen': { uuid: string }
  /** Discover shows only items with one of the chosen tags. */
  'tag.toggled': { tag: string }
  /** A long category is shown whole, and stays so. */
  'category.opened': { uuid: string }
}>

type HomeChoices = {
  /** The chosen category of each part. */
  tabs: Record<TabbedPart, string | null>
  /** The item that the promoted block shows; null until one is chosen, which is the first. */
  promoted: string | null
  /** The tags that discover is filtered by. */
  tags: string[]
  /** The categories that are shown whole. */
  opened: string[]
}

/** What was chosen on the home of a building: it is chosen still when one comes back. */
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

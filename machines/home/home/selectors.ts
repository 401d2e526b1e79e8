import type { DiscoverMode } from '@rules/content/discoverMode'
import type { SnapshotFrom } from 'xstate'
import type { TabbedPart } from './events'
import type { homeMachine } from './machine'

type Snapshot = SnapshotFrom<typeof homeMachine>

/** The requests behind the parts, for views to subscribe to. */
export const promotedOf = ({ children }: Snapshot) => children.promoted
/** The tags of the building's content, as the server lists them. */
export const tagsReadOf = ({ children }: Snapshot) => children.tags
export const chosenPromotedOf = ({ context }: Snapshot): string | null => context.promoted
export const chosenTagsOf = ({ context }: Snapshot): string[] => context.tags
export const categoriesOf = ({ children }: Snapshot, part: TabbedPart) => children[part]
export const utilitiesOf = ({ children }: Snapshot) => children.utilities

export const tabOf = ({ context }: Snapshot, part: TabbedPart): string | null => context.tabs[part]
export const isOpened = ({ context }: Snapshot, uuid: string): boolean =>
  context.opened.includes(uuid)
export const modeOf = ({ context }: Snapshot): DiscoverMode => context.mode

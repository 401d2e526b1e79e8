import type { DiscoverMode } from '@rules/content/discoverMode'
import type { SnapshotFrom } from 'xstate'
import type { TabbedPart } from './events'
import type { homeMachine } from './machine'

type Snapshot = SnapshotFrom<typeof homeMachine>

/** The requests behind the parts, for views to subscribe to. */
export const promotedOf = ({ children }: Snapshot) => children.promoted
export const categoriesOf = ({ children }: Snapshot, part: TabbedPart) => children[part]
export const utilitiesOf = ({ children }: Snapshot) => children.utilities

export const tabOf = ({ context }: Snapshot, part: TabbedPart): string | null => context.tabs[part]
export const isOpened = ({ context }: Snapshot, uuid: string): boolean =>
  context.opened.includes(uuid)
export const modeOf = ({ context }: Snapshot): DiscoverMode => context.mode

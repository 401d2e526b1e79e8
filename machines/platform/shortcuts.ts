import { createReducer } from '@machines/kernel/reducer'
import type { EventsOf } from '@machines/kernel/typed'
import type { SnapshotFrom } from 'xstate'

type ShortcutsEvent = EventsOf<{ 'shortcuts.switched': { isOn: boolean } }>

/**
 * Whether a single key does something by itself, on this device: whoever dictates types such keys unawares. It begins as
 * the device was left.
 */
export const shortcutsLogic = createReducer<
  ShortcutsEvent,
  { isOn: boolean },
  { startsOn: boolean }
>({ 'shortcuts.switched': (_, { isOn }) => ({ isOn }) }, ({ startsOn }) => ({ isOn: startsOn }))

export const hasShortcuts = ({ context }: SnapshotFrom<typeof shortcutsLogic>): boolean =>
  context.isOn

import { createReducer } from '@machines/kernel/reducer'
import type { EventsOf } from '@machines/kernel/typed'
import type { SnapshotFrom } from 'xstate'

type ShortcutsEvent = EventsOf<{ 'shortcuts.switched': { isOn: boolean } }>

/**
 * Whether single keys act on this device. Users who dictate type such keys by accident. Starts with the stored setting.
 */
export const shortcutsLogic = createReducer<
  ShortcutsEvent,
  { isOn: boolean },
  { startsOn: boolean }
>({ 'shortcuts.switched': (_, { isOn }) => ({ isOn }) }, ({ startsOn }) => ({ isOn: startsOn }))

export const hasShortcuts = ({ context }: SnapshotFrom<typeof shortcutsLogic>): boolean =>
  context.isOn

import { type EventsOf, withEvent } from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

type ShortcutsEvent = EventsOf<{
  'shortcuts.switched': { isOn: boolean }
}>

export const shortcutsMachine = setup({
  types: {
    context: {} as { startsOn: boolean },
    events: {} as ShortcutsEvent,
    input: {} as { startsOn: boolean },
  },
  guards: {
    startsOn: ({ context }) => context.startsOn,
    isOn: (_, { isOn }: { isOn: boolean }) => isOn,
    isOff: (_, { isOn }: { isOn: boolean }) => !isOn,
  },
}).createMachine({
  id: 'shortcuts',
  description:
    'Whether a single key does something by itself, on this device: whoever dictates types such keys unawares.',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      description: 'As this device was left.',
      always: [{ guard: 'startsOn', target: 'on' }, { target: 'off' }],
    },
    on: {
      description: 'A single key may act.',
      on: {
        'shortcuts.switched': {
          guard: withEvent('isOff'),
          target: 'off',
        },
      },
    },
    off: {
      description: 'Keys act only where they are typed.',
      on: {
        'shortcuts.switched': {
          guard: withEvent('isOn'),
          target: 'on',
        },
      },
    },
  },
})

export const hasShortcuts = (snapshot: SnapshotFrom<typeof shortcutsMachine>): boolean =>
  snapshot.matches('on')

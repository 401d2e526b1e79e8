import { type SnapshotFrom, setup } from 'xstate'
import type { EventsOf, NoPayload } from '../typed'

type KioskEvent = EventsOf<{
  'kiosk.entered': NoPayload
  'kiosk.left': NoPayload
  'session.ended': NoPayload
}>

export const kioskMachine = setup({
  types: {
    context: {} as { startsOn: boolean },
    events: {} as KioskEvent,
    input: {} as { startsOn: boolean },
  },
  guards: { startsOn: ({ context }) => context.startsOn },
}).createMachine({
  id: 'kiosk',
  description: 'Whether this browser tab is a kiosk, for as long as its session lasts.',
  context: ({ input }) => ({ startsOn: input.startsOn }),
  initial: 'routing',
  states: {
    routing: {
      description: 'A reload stays in the mode that it was in.',
      always: [{ guard: 'startsOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'An ordinary visit with the full header.',
      on: { 'kiosk.entered': { target: 'on' } },
    },
    on: {
      description: 'The small header, and no way to account, history and cards.',
      on: { 'kiosk.left': { target: 'off' }, 'session.ended': { target: 'off' } },
    },
  },
})

export const isKiosk = (snapshot: SnapshotFrom<typeof kioskMachine>): boolean =>
  snapshot.matches('on')

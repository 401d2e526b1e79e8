import { type EventsOf, listenerActor, type NoPayload, promiseActor } from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

export type InstallEvent = EventsOf<{
  /** The browser would install the app, if it were asked to. */
  'install.offered': NoPayload
  /** It has been installed, by our entry or by the browser's own. */
  'install.finished': NoPayload
  'install.pressed': NoPayload
}>

export type InstallSourceEvent = Extract<
  InstallEvent,
  { type: 'install.offered' | 'install.finished' }
>

/** Whether the app can be put on the device, where the browser leaves it to the page to ask. */
export const installMachine = setup({
  types: { context: {} as object, events: {} as InstallEvent },
  actors: {
    watchInstall: listenerActor<InstallSourceEvent>('watchInstall'),
    /** Opens the browser's own dialog, and says what was chosen. It can be opened once for each offer. */
    promptInstall: promiseActor<{ isAccepted: boolean }>('promptInstall'),
  },
  guards: {
    isAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted,
  },
}).createMachine({
  id: 'install',
  description: 'Whether the app can be put on the device.',
  context: {},
  invoke: {
    id: 'watchInstall',
    src: 'watchInstall',
    // Without it the entry is not there, and the browser has one of its own.
    onError: {},
  },
  initial: 'unoffered',
  on: { 'install.finished': { target: '.installed' } },
  states: {
    unoffered: {
      description: 'The browser offers nothing, or what it offered was declined.',
      on: { 'install.offered': { target: 'offered' } },
    },
    offered: {
      description: 'An entry stands where nobody is disturbed by it.',
      on: { 'install.pressed': { target: 'prompting' } },
    },
    prompting: {
      description: 'The browser asks, in a dialog of its own.',
      invoke: {
        id: 'promptInstall',
        src: 'promptInstall',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'installed',
          },
          { target: 'unoffered' },
        ],
        onError: { target: 'unoffered' },
      },
      on: { 'install.offered': { target: 'offered' } },
    },
    installed: {
      description: 'It is on the device. A browser that offers it again knows that it was removed.',
      on: { 'install.offered': { target: 'offered' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof installMachine>

export const isInstallOffered = (snapshot: Snapshot): boolean => snapshot.matches('offered')

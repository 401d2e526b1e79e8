import { type EventsOf, listenerActor, type NoPayload, promiseActor } from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

export type InstallEvent = EventsOf<{
  /** The browser can install the app on request. */
  'install.offered': NoPayload
  /** The app was installed, through our entry or the browser's own. */
  'install.finished': NoPayload
  'install.pressed': NoPayload
}>

export type InstallSourceEvent = Extract<
  InstallEvent,
  { type: 'install.offered' | 'install.finished' }
>

/** Offers to install the app, in browsers that let the page request it. */
export const installMachine = setup({
  types: { context: {} as object, events: {} as InstallEvent },
  actors: {
    watchInstall: listenerActor<InstallSourceEvent>('watchInstall'),
    /** Opens the browser's own dialog, and resolves with the user's choice. It can be opened once for each offer. */
    promptInstall: promiseActor<{ isAccepted: boolean }>('promptInstall'),
  },
  guards: {
    isAccepted: (_, { isAccepted }: { isAccepted: boolean }) => isAccepted,
  },
}).createMachine({
  id: 'install',
  description: 'Whether the app can be installed on the device.',
  context: {},
  invoke: {
    id: 'watchInstall',
    src: 'watchInstall',
    // Without it, our entry is missing, and the browser offers its own.
    onError: {},
  },
  initial: 'unoffered',
  on: { 'install.finished': { target: '.installed' } },
  states: {
    unoffered: {
      description: 'The browser offers no installation, or the user declined it.',
      on: { 'install.offered': { target: 'offered' } },
    },
    offered: {
      description: 'An unobtrusive entry is shown.',
      on: { 'install.pressed': { target: 'prompting' } },
    },
    prompting: {
      description: 'The browser asks the user in its own dialog.',
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
      description: 'The app is installed. A browser that offers it again has noticed its removal.',
      on: { 'install.offered': { target: 'offered' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof installMachine>

export const isInstallOffered = (snapshot: Snapshot): boolean => snapshot.matches('offered')

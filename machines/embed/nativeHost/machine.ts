import type { CardResult } from '@contract/cards'
import type { HostMessage } from '@contract/nativeHost'
import { actorNamed } from '@machines/kernel/actorNamed'
import {
  assigner,
  type EventsOf,
  effectAction,
  listenerActor,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { answerTo, refusalTo } from '@rules/embed/readMessage'
import { setup } from 'xstate'
import { type HostCommand, isTimely, type ReadCommand } from './command'

export type NativeHostEvent = EventsOf<{
  'command.received': { command: ReadCommand }
  /** Whether the session is known, whether a user is in a building, and the buildings that are theirs. */
  'scope.changed': { isSettled: boolean; isInside: boolean; buildingUuids: readonly string[] }
  'kiosk.changed': { isKiosk: boolean }
  'location.changed': { path: string }
  /** A mini-app has closed its frame. */
  'app.closed': NoPayload
  'card.settled': { result: CardResult }
}>

export const nativeHostActor = actorNamed<NativeHostEvent>('nativeHost')
export type CommandEvent = Extract<NativeHostEvent, { type: 'command.received' }>
export type ScopeEvent = Extract<NativeHostEvent, { type: 'scope.changed' | 'kiosk.changed' }>

type NativeHostContext = {
  version: string
  /** For `ready`; later pages are reported as they change. */
  path: string | null
  isInside: boolean
  buildingUuids: readonly string[]
  /** The mode that the native app was last notified of; null before the first notification. */
  isKiosk: boolean | null
}

const update = assigner<NativeHostContext, NativeHostEvent>()
type Received = { command: ReadCommand }

const received = ({ event }: { event: Received }): Received => ({ command: event.command })

const replyNotReady = {
  type: 'sendMessage' as const,
  params: ({ event: { command } }: { event: Received }) => ({
    message: refusalTo(command.kind === 'call' ? command.call : command, {
      code: 'not_ready',
      message: 'This cannot be done now',
    }),
  }),
}
const replyDenied = {
  type: 'sendMessage' as const,
  params: ({ event: { command } }: { event: Received }) => ({
    message: refusalTo(command.kind === 'call' ? command.call : command, {
      code: 'permission_denied',
      message: 'This building is not one of the user’s',
    }),
  }),
}
const replyDone = {
  type: 'sendMessage' as const,
  params: ({ event: { command } }: { event: Received }) => ({
    message: answerTo(command.kind === 'call' ? command.call : command, { success: true }),
  }),
}
const invalid = {
  guard: { type: 'isInvalid' as const, params: received },
  actions: {
    type: 'sendMessage' as const,
    params: ({ event: { command } }: { event: Received }) => ({
      message: refusalTo(
        command.kind === 'call' ? command.call : command,
        command.kind === 'invalid'
          ? command.error
          : { code: 'invalid_message' as const, message: '' },
      ),
    }),
  },
}

/** The connection to the native app around the web view. It receives events and may send commands. */
export const nativeHostMachine = setup({
  types: {
    context: {} as NativeHostContext,
    events: {} as NativeHostEvent,
    input: {} as { version: string; path: string | null },
  },
  actors: {
    /** Emits the commands of the native app. */
    watchHost: listenerActor<CommandEvent>('watchHost'),
    watchScope: listenerActor<ScopeEvent>('watchScope'),
  },
  actions: {
    setPath: update<{ path: string }>((_, { path }) => ({ path })),
    setScope: update<{ isInside: boolean; buildingUuids: readonly string[] }>(
      (_, { isInside, buildingUuids }) => ({ isInside, buildingUuids }),
    ),
    setIsKiosk: update<{ isKiosk: boolean }>((_, { isKiosk }) => ({ isKiosk })),
    /** Executes a command that a user could also give in the UI. */
    executeCommand: effectAction<{ command: HostCommand }>('executeCommand'),
    sendMessage: effectAction<{ message: HostMessage }>('sendMessage'),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isSettled: (_, { isSettled }: { isSettled: boolean }) => isSettled,
    isInvalid: (_, { command }: Received) => command.kind === 'invalid',
    isUntimely: ({ context: { isInside } }, { command }: Received) =>
      command.kind === 'call' && !isTimely(command.call, isInside),
    isOtherBuilding: ({ context: { buildingUuids } }, { command }: Received) =>
      command.kind === 'call' &&
      command.call.action === 'switchBuilding' &&
      !buildingUuids.includes(command.call.data.uuid),
    isDetach: (_, { command }: Received) =>
      command.kind === 'call' && command.call.action === 'detach',
    isNew: ({ context }, { isKiosk }: { isKiosk: boolean }) => isKiosk !== context.isKiosk,
  },
}).createMachine({
  id: 'nativeHost',
  description:
    'The connection to the native app around the web view: events to it, commands from it.',
  context: ({ input }) => ({ ...input, isInside: false, buildingUuids: [], isKiosk: null }),
  invoke: [
    { id: 'watchHost', src: 'watchHost', onError: { actions: 'reportBroken' } },
    { id: 'watchScope', src: 'watchScope', onError: { actions: 'reportBroken' } },
  ],
  initial: 'starting',
  states: {
    starting: {
      description: 'The session is not known yet.',
      on: {
        'command.received': [invalid, { actions: replyNotReady }],
        'location.changed': { actions: withEvent('setPath') },
        'kiosk.changed': { actions: withEvent('setIsKiosk') },
        'scope.changed': {
          guard: withEvent('isSettled'),
          target: 'attached',
          actions: [
            withEvent('setScope'),
            {
              type: 'sendMessage',
              params: ({ context: { version, path, isKiosk } }) => ({
                message: { event: 'ready', data: { version, path, kiosk: isKiosk === true } },
              }),
            },
          ],
        },
      },
    },
    attached: {
      description: 'The native app receives events and may send commands.',
      on: {
        'command.received': [
          invalid,
          { guard: { type: 'isUntimely', params: received }, actions: replyNotReady },
          { guard: { type: 'isOtherBuilding', params: received }, actions: replyDenied },
          {
            guard: { type: 'isDetach', params: received },
            target: 'detached',
            actions: replyDone,
          },
          {
            actions: [
              {
                type: 'executeCommand',
                params: ({ event: { command } }) => ({ command: commandOf(command) }),
              },
              replyDone,
            ],
          },
        ],
        'location.changed': {
          actions: {
            type: 'sendMessage',
            params: ({ event: { path } }) => ({
              message: { event: 'navigated', data: { path } },
            }),
          },
        },
        'kiosk.changed': {
          guard: withEvent('isNew'),
          actions: [
            withEvent('setIsKiosk'),
            {
              type: 'sendMessage',
              params: ({ event: { isKiosk: enabled } }) => ({
                message: { event: 'kioskChanged', data: { enabled } },
              }),
            },
          ],
        },
        'scope.changed': { actions: withEvent('setScope') },
        'app.closed': {
          actions: {
            type: 'sendMessage',
            params: { message: { event: 'closeWebView', data: null } },
          },
        },
        'card.settled': {
          actions: {
            type: 'sendMessage',
            params: ({ event: { result } }) => ({ message: { event: 'cardResult', data: result } }),
          },
        },
      },
    },
    detached: { description: 'The native app has detached.', type: 'final' },
  },
})

function commandOf(command: ReadCommand): HostCommand {
  if (command.kind === 'invalid') throw new Error('An invalid command cannot be executed')
  return command.call
}

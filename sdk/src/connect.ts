import {
  type BridgeReplies,
  bridgeActions,
  type Capability,
  type GrantedAction,
  type InputOf,
} from '../../contract/bridge'
import { openChannel } from './channel'
import { MiniAppError } from './errors'
import { frameTransport, type Transport } from './transport'

export type ConnectOptions = {
  /** Under which the app is registered. */
  appUuid: string
  /** The origins of the hosts that may frame the app. */
  hosts?: readonly string[]
  /** Another way to the host than the framing window: a mock, or the web view of a native app. */
  transport?: Transport
  /** How long the host may take to take the app up; 20 seconds where nothing is said. */
  connectTimeoutMs?: number
  /** How long it may take for anything else; 12 seconds. */
  timeoutMs?: number
}

/** Each action as a function: of what it is given, to what it answers. */
type Actions = {
  [Action in GrantedAction]: undefined extends InputOf<Action>
    ? () => Promise<BridgeReplies[Action]>
    : (data: InputOf<Action>) => Promise<BridgeReplies[Action]>
}

type HostEvents = {
  /** There is another session token: `refreshToken` was answered. */
  sessionRefreshed: BridgeReplies['refreshToken']
  /** The host does not know the app any more; connect anew. */
  lost: MiniAppError
  /** The host closes the frame, or ends the session. */
  closing: { by: 'closeWebView' | 'logout' }
}

export type MiniAppHost = Actions & {
  /** What the introduction was answered: who is there, where, and what the app may do. */
  readonly introduction: BridgeReplies['init']
  /** The token of the session of this app, as it was told last. */
  readonly sessionToken: string
  /** Whether the app was granted this. */
  can: (capability: Capability) => boolean
  /** Hears of an event until the answer is called. */
  on: <Name extends keyof HostEvents>(
    name: Name,
    receive: (event: HostEvents[Name]) => void,
  ) => () => void
  /** Gives up all that waits. */
  disconnect: () => void
}

/** Introduces the app to its host. Rejects with a `MiniAppError`: `no_host` where nobody answers. */
export async function connect(options: ConnectOptions): Promise<MiniAppHost> {
  const { appUuid, hosts, connectTimeoutMs = 20_000, timeoutMs = 12_000 } = options
  const channel = openChannel(options.transport ?? frameTransport(hosts))
  const introduction = await channel
    .request('init', { app_uuid: appUuid }, connectTimeoutMs)
    .catch((error: MiniAppError) => {
      channel.close()
      throw error.code === 'timeout' ? new MiniAppError('no_host', 'No host has answered') : error
    })
    .then((input) => input as BridgeReplies['init'])

  let sessionToken = introduction.session_token
  const listeners = new Map<keyof HostEvents, Set<(event: never) => void>>()
  const emit = <Name extends keyof HostEvents>(name: Name, event: HostEvents[Name]) => {
    for (const receive of listeners.get(name) ?? []) receive(event as never)
  }
  const request = async (action: GrantedAction, data: unknown) => {
    try {
      const answer = await channel.request(action, data, timeoutMs)
      if (action === 'refreshToken') {
        const fresh = answer as BridgeReplies['refreshToken']
        sessionToken = fresh.session_token
        emit('sessionRefreshed', fresh)
      }
      if (action === 'closeWebView' || action === 'logout') emit('closing', { by: action })
      return answer
    } catch (error) {
      if (error instanceof MiniAppError && error.code === 'not_ready') emit('lost', error)
      throw error
    }
  }
  const actions = Object.fromEntries(
    bridgeActions
      .filter((action): action is GrantedAction => action !== 'init')
      .map((action) => [action, (data?: unknown) => request(action, data)]),
  ) as Actions
  return {
    ...actions,
    introduction,
    get sessionToken() {
      return sessionToken
    },
    can: (capability) => introduction.capabilities.includes(capability),
    on: (name, receive) => {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(receive))
      return () => void known.delete(receive)
    },
    disconnect: channel.close,
  }
}

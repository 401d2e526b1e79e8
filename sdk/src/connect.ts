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
  /** The UUID under which the app is registered. */
  appUuid: string
  /** Origins of hosts that may frame the app. */
  hosts?: readonly string[]
  /**
   * Replaces the framing window as the connection to the host: a mock, or the web view of a native
   * app.
   */
  transport?: Transport
  /** Time limit in milliseconds for the handshake; 20 seconds by default. */
  connectTimeoutMs?: number
  /** Time limit in milliseconds for every other request; 12 seconds by default. */
  timeoutMs?: number
}

/** Each action as a function from its input to its reply. */
type Actions = {
  [Action in GrantedAction]: undefined extends InputOf<Action>
    ? () => Promise<BridgeReplies[Action]>
    : (data: InputOf<Action>) => Promise<BridgeReplies[Action]>
}

type HostEvents = {
  /** The session token has been renewed; the reply of `refreshToken`. */
  sessionRefreshed: BridgeReplies['refreshToken']
  /** The host no longer recognises the app; connect again. */
  lost: MiniAppError
  /** The host closes the frame or ends the session. */
  closing: { by: 'closeWebView' | 'logout' }
}

export type MiniAppHost = Actions & {
  /** The reply to the handshake: user, building and capabilities. */
  readonly handshake: BridgeReplies['init']
  /** The latest token of this app's session. */
  readonly sessionToken: string
  /** Whether the app has this capability. */
  can: (capability: Capability) => boolean
  /** Subscribes to an event; returns a function that unsubscribes. */
  on: <Name extends keyof HostEvents>(
    name: Name,
    receive: (event: HostEvents[Name]) => void,
  ) => () => void
  /** Rejects all pending requests and disconnects. */
  disconnect: () => void
}

/**
 * Connects the app to its host. Rejects with a `MiniAppError`: `no_host` if there is no response.
 */
export async function connect(options: ConnectOptions): Promise<MiniAppHost> {
  const { appUuid, hosts, connectTimeoutMs = 20_000, timeoutMs = 12_000 } = options
  const channel = openChannel(options.transport ?? frameTransport(hosts))
  const handshake = await channel
    .request('init', { app_uuid: appUuid }, connectTimeoutMs)
    .catch((error: MiniAppError) => {
      channel.close()
      throw error.code === 'timeout' ? new MiniAppError('no_host', 'No host responded') : error
    })
    .then((input) => input as BridgeReplies['init'])

  let sessionToken = handshake.session_token
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
    handshake,
    get sessionToken() {
      return sessionToken
    },
    can: (capability) => handshake.capabilities.includes(capability),
    on: (name, receive) => {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(receive))
      return () => void known.delete(receive)
    },
    disconnect: channel.close,
  }
}

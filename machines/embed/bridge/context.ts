import type { MiniApp } from '@contract/apps'
import type { BridgeAnswer, BridgeErrorCode } from '@contract/bridge'
import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import { type BridgeCall, type ReadMessage, refusalTo, requestIn } from '@rules/embed/readMessage'

/** Why a message was refused. */
export type RefusalReason = 'window' | 'origin' | 'unregistered' | 'app' | 'grant' | 'message'
/** For developers: never contains the data of the message. */
export type RefusedMessage = { reason: RefusalReason; origin: string; action: string | null }

export type BridgeEvent = EventsOf<{
  /** From the window of the frame, and from the origin it was opened at. */
  'message.received': { message: ReadMessage }
  /** From another window or origin; it gets no reply. */
  'message.refused': { refused: RefusedMessage }
  /** The page has exceeded its message budget; further messages are dropped. */
  'messages.flooded': NoPayload
  'call.settled': { id: string; answer: BridgeAnswer }
}>

export const bridgeActor = actorNamed<BridgeEvent>('bridge')
export type FrameMessageEvent = Extract<
  BridgeEvent,
  { type: `message.${string}` | 'messages.flooded' }
>

export type BridgeInput = {
  /** The origin of the page in the frame. */
  origin: string
  /** The apps that are registered at that origin, in the current building. */
  apps: MiniApp[]
}

export type BridgeContext = BridgeInput & {
  /** The app whose handshake succeeded. */
  app: MiniApp | null
  /** The app whose handshake is in progress, and its message. */
  candidate: MiniApp | null
  handshake: BridgeCall | null
  /** The pending calls. */
  calls: string[]
  /** The most recently refused messages. */
  refused: RefusedMessage[]
  refusedCount: number
}

/** One slot for each concurrent call of an app. */
export const slots = ['call-1', 'call-2', 'call-3', 'call-4']
const maxRemembered = 20

export const freeSlot = ({ calls }: BridgeContext): string | null =>
  slots.find((slot) => !calls.includes(slot)) ?? null

export const withRefused = (
  { refused, refusedCount }: BridgeContext,
  latest: RefusedMessage,
): Pick<BridgeContext, 'refused' | 'refusedCount'> => ({
  refused: [latest, ...refused].slice(0, maxRemembered),
  refusedCount: refusedCount + 1,
})

/** The registered app that a handshake names. */
export const candidateIn = ({ apps }: BridgeContext, message: ReadMessage): MiniApp | null =>
  message.kind === 'call' && message.call.action === 'init'
    ? (apps.find(({ uuid }) => uuid === candidateUuid(message.call)) ?? null)
    : null

export const handshakeOf = (message: ReadMessage): BridgeCall | null =>
  message.kind === 'call' ? message.call : null

const candidateUuid = (call: BridgeCall) => (call.action === 'init' ? call.data.app_uuid : null)

export const isHandshake = (message: ReadMessage): boolean =>
  message.kind === 'call' && message.call.action === 'init'

export const isGranted = ({ app }: BridgeContext, message: ReadMessage): boolean =>
  message.kind === 'call' &&
  app?.capabilities.some((granted) => granted === message.call.action) === true

/** The error of an invalid message. */
export const validationErrorOf = (message: ReadMessage): BridgeAnswer => {
  if (message.kind === 'call') throw new Error('The message is valid')
  return refusalTo(message, message.error)
}

const messages: Partial<Record<BridgeErrorCode, string>> = {
  permission_denied: 'This was not granted to the app',
  not_ready: 'The app must complete its handshake first',
  timeout: 'It took too long',
  failed: 'It could not be done now',
}

export const refused = (
  request: ReadMessage | BridgeCall | null,
  code: BridgeErrorCode,
): BridgeAnswer => {
  const of =
    request === null || !('kind' in request) ? (request ?? { action: 'init' }) : requestIn(request)
  return refusalTo(of, { code, message: messages[code] ?? code })
}

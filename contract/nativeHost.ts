import type { BridgeAnswer, MessageId } from './bridge'
import type { CardResult } from './cards'

/**
 * Actions of a native app that contains Portico (docs/bridge.md#native-apps). Messages have the
 * bridge's format.
 */
export const hostActions = [
  'openRoute',
  'back',
  'switchBuilding',
  'setLanguage',
  'setKiosk',
  'signOut',
  'enterAuthFlow',
  'detach',
] as const

export type HostAction = (typeof hostActions)[number]

/** Events that it receives. */
export type HostEvents = {
  /** `kiosk`: whether the device is a kiosk; `kioskChanged` reports later changes. */
  ready: { version: string; path: string | null; kiosk: boolean }
  navigated: { path: string }
  closeWebView: null
  cardResult: CardResult
  kioskChanged: { enabled: boolean }
}

export type HostEvent = {
  [Name in keyof HostEvents]: { event: Name; data: HostEvents[Name] }
}[keyof HostEvents]

export type HostMessage = BridgeAnswer | HostEvent
export type HostMessageId = MessageId

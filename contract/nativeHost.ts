import type { BridgeAnswer, MessageId } from './bridge'
import type { CardResult } from './cards'

/** What a native app that shows us may ask for (docs/bridge.md#native-apps). The form is that of the bridge. */
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

/** What it is told unasked. */
export type HostEvents = {
  /** `kiosk`: whether the device is a kiosk, as `kioskChanged` tells of later. */
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

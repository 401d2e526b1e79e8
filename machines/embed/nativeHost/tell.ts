import type { CardResult } from '@contract/cards'
import type { AnyActorRef } from 'xstate'
import type { NativeHostEvent } from './machine'

export type HostSystem = { get: (id: string) => AnyActorRef | undefined }
type Told = Extract<NativeHostEvent, { type: 'location.visited' | 'app.closed' | 'card.settled' }>

/** Tells the native app around us, where there is one. */
export const tellNativeHost = (system: HostSystem, event: Told): void =>
  system.get('nativeHost')?.send(event)

/** What became of a card; for the form of a card to tell. */
export const tellCardResult = (system: HostSystem, result: CardResult): void =>
  tellNativeHost(system, { type: 'card.settled', result })

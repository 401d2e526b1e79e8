import type { PaintedPage, PaintRequest, SentAnswer } from '@contract/paint'
import type { User } from '@contract/users'

/** A request as it travels to the thread: what it reads is asked back by messages. */
export type SentRequest = Omit<PaintRequest, 'reader' | 'client'> & { user: User | null }

export type ToThread =
  | { kind: 'paint'; paint: number; request: SentRequest }
  | { kind: 'answer'; ask: number; answer: SentAnswer | string[] }

type Asked =
  | { of: 'read'; path: string; given: Parameters<NonNullable<PaintRequest['reader']>['reads']>[1] }
  | { of: 'toggles'; identity: { userId: string; properties: Record<string, string> } }

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'ask'; paint: number; ask: number; asked: Asked }
  | { kind: 'painted'; paint: number; page: PaintedPage }
  | { kind: 'failed'; paint: number; reason: string }

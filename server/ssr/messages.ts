import type { RenderedHead, RenderedPage, RenderRequest, SentAnswer } from '@contract/rendering'
import type { User } from '@contract/users'

/** A request as sent to the thread, which requests the data it reads by messages. */
export type SentRequest = Omit<RenderRequest, 'reader' | 'client' | 'onHead'> & {
  user: User | null
}

export type ToThread =
  | { kind: 'render'; renderId: number; request: SentRequest }
  | { kind: 'answer'; requestId: number; answer: SentAnswer | string[] }

type ReadRequest =
  | {
      of: 'read'
      path: string
      options: Parameters<NonNullable<RenderRequest['reader']>['reads']>[1]
    }
  | { of: 'toggles'; identity: { userId: string; properties: Record<string, string> } }

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'request'; renderId: number; requestId: number; read: ReadRequest }
  | { kind: 'head'; renderId: number; head: RenderedHead }
  | { kind: 'rendered'; renderId: number; page: RenderedPage }
  | { kind: 'failed'; renderId: number; reason: string }

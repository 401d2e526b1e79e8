import type { RenderedHead, RenderedPage, RenderRequest, SentAnswer } from '@contract/rendering'
import type { User } from '@contract/users'

/** A request as sent to the thread, which requests the data it reads by messages. */
export type SentRequest = Omit<RenderRequest, 'reader' | 'client' | 'onHead'> & {
  user: User | null
}

export type Answer = { requestId: number; answer: SentAnswer | string[] }

export type ToThread =
  | { kind: 'render'; renderId: number; request: SentRequest }
  | { kind: 'answers'; answers: Answer[] }

type ReadRequest =
  | {
      of: 'read'
      path: string
      options: Parameters<NonNullable<RenderRequest['reader']>['reads']>[1]
    }
  | { of: 'toggles'; identity: { userId: string; properties: Record<string, string> } }

/** A page as sent from the thread. The server has the answers, which are the largest part of a page, already. */
export type SentPage = Omit<RenderedPage, 'replies'> & {
  replies: { key: string; requestId: number }[]
}

export type Request = { renderId: number; requestId: number; read: ReadRequest }

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'requests'; requests: Request[] }
  | { kind: 'head'; renderId: number; head: RenderedHead }
  | { kind: 'rendered'; renderId: number; page: SentPage }
  | { kind: 'failed'; renderId: number; reason: string }

/** Collects what is added in one turn of the event loop: a message costs the sender and the receiver 0.1 ms each. */
export function batched<Item>(send: (items: Item[]) => void): (item: Item) => void {
  let items: Item[] = []
  return (item) => {
    if (items.length === 0) {
      // After all that is ready now, and before the next event.
      process.nextTick(() => {
        const sent = items
        items = []
        send(sent)
      })
    }
    items.push(item)
  }
}

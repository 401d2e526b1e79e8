import { parentPort, workerData } from 'node:worker_threads'
import type { Renderer, SentAnswer } from '@contract/rendering'
import { batched, type FromThread, type Request, type SentRequest, type ToThread } from './messages'

/** The thread of `workerRenderer.ts`: it renders, and requests from the server the data it reads. */
const { renderer: file } = workerData as { renderer: string }
const renderer = (await import(/* @vite-ignore */ file)) as Renderer

const post = (message: FromThread) => parentPort?.postMessage(message, [])
/** The request of each answer. */
const requestOf = new WeakMap<object, number>()
const pending = new Map<number, (answer: SentAnswer | string[]) => void>()
const send = batched<Request>((requests) => post({ kind: 'requests', requests }))
let lastId = 0

function request<Answer extends SentAnswer | string[]>(
  renderId: number,
  read: Request['read'],
): Promise<Answer> {
  lastId += 1
  const requestId = lastId
  send({ renderId, requestId, read })
  return new Promise((resolve) =>
    pending.set(requestId, resolve as (answer: SentAnswer | string[]) => void),
  )
}

async function draw(id: number, { user, ...sent }: SentRequest): Promise<void> {
  try {
    const page = await renderer.render({
      ...sent,
      // The server counts concurrent requests before it sends them here.
      client: null,
      onHead: (head) => post({ kind: 'head', renderId: id, head }),
      reader: user && {
        user,
        reads: (path, options) => request<SentAnswer>(id, { of: 'read', path, options }),
        toggles: (identity) => request<string[]>(id, { of: 'toggles', identity }),
      },
    })
    const replies = page.replies.flatMap(({ key, answer }) => {
      const requestId = requestOf.get(answer)
      return requestId === undefined ? [] : { key, requestId }
    })
    post({ kind: 'rendered', renderId: id, page: { ...page, replies } })
  } catch (error) {
    post({
      kind: 'failed',
      renderId: id,
      reason: error instanceof Error ? (error.stack ?? '') : '',
    })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void draw(message.renderId, message.request)
  else {
    for (const { requestId, answer } of message.answers) {
      requestOf.set(answer, requestId)
      pending.get(requestId)?.(answer)
      pending.delete(requestId)
    }
  }
})
post({ kind: 'ready' })

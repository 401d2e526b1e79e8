import { parentPort, workerData } from 'node:worker_threads'
import type { Renderer, SentAnswer } from '@contract/rendering'
import type { FromThread, SentRequest, ToThread } from './messages'

/** The thread of `workerRenderer.ts`: it draws, and asks the server for what it reads. */
const { renderer: file } = workerData as { renderer: string }
const renderer = (await import(/* @vite-ignore */ file)) as Renderer

const say = (message: FromThread) => parentPort?.postMessage(message, [])
const asking = new Map<number, (answer: SentAnswer | string[]) => void>()
let asks = 0

function ask<Answer extends SentAnswer | string[]>(
  of: number,
  asked: (FromThread & { kind: 'ask' })['asked'],
): Promise<Answer> {
  asks += 1
  const id = asks
  say({ kind: 'ask', renderId: of, ask: id, asked })
  return new Promise((resolve) =>
    asking.set(id, resolve as (answer: SentAnswer | string[]) => void),
  )
}

async function draw(id: number, { user, ...request }: SentRequest): Promise<void> {
  try {
    const page = await renderer.render({
      ...request,
      // Places were counted before the request came here.
      client: null,
      reader: user && {
        user,
        reads: (path, given) => ask<SentAnswer>(id, { of: 'read', path, given }),
        toggles: (identity) => ask<string[]>(id, { of: 'toggles', identity }),
      },
    })
    say({ kind: 'rendered', renderId: id, page })
  } catch (error) {
    say({ kind: 'failed', renderId: id, reason: error instanceof Error ? (error.stack ?? '') : '' })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void draw(message.renderId, message.request)
  else {
    asking.get(message.ask)?.(message.answer)
    asking.delete(message.ask)
  }
})
say({ kind: 'ready' })

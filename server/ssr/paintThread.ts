import { parentPort, workerData } from 'node:worker_threads'
import type { Painter, SentAnswer } from '@contract/paint'
import type { FromThread, SentRequest, ToThread } from './messages'

/** The thread of `threadPainter.ts`: it draws, and asks the server for what it reads. */
const { painter: file } = workerData as { painter: string }
const painter = (await import(/* @vite-ignore */ file)) as Painter

const say = (message: FromThread) => parentPort?.postMessage(message, [])
const asking = new Map<number, (answer: SentAnswer | string[]) => void>()
let asks = 0

function ask<Answer extends SentAnswer | string[]>(
  of: number,
  asked: (FromThread & { kind: 'ask' })['asked'],
): Promise<Answer> {
  asks += 1
  const id = asks
  say({ kind: 'ask', paint: of, ask: id, asked })
  return new Promise((resolve) =>
    asking.set(id, resolve as (answer: SentAnswer | string[]) => void),
  )
}

async function draw(id: number, { user, ...request }: SentRequest): Promise<void> {
  try {
    const page = await painter.paint({
      ...request,
      // Places were counted before the request came here.
      client: null,
      reader: user && {
        user,
        reads: (path, given) => ask<SentAnswer>(id, { of: 'read', path, given }),
        toggles: (identity) => ask<string[]>(id, { of: 'toggles', identity }),
      },
    })
    say({ kind: 'painted', paint: id, page })
  } catch (error) {
    say({ kind: 'failed', paint: id, reason: error instanceof Error ? (error.stack ?? '') : '' })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'paint') void draw(message.paint, message.request)
  else {
    asking.get(message.ask)?.(message.answer)
    asking.delete(message.ask)
  }
})
say({ kind: 'ready' })

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PaintedPage, Painter, PaintRequest } from '@contract/paint'
import type { FromThread, ToThread } from './messages'
import { PaintError, type PaintFailure } from './paintError'

/** How many pages may be on their way at once; whoever comes on top of them gets a shell. */
const atOnce = 8
/** Of them so many for one user, or one client that is signed out: it gets shells, and others their pages. */
const atOnceOfClient = 3
/** A page that has not come by then, longer than any `paintMs`, never will: its thread is ended. */
const longestMs = 3000
const megabytes = 256

type Job = {
  client: PaintRequest['client']
  reader: PaintRequest['reader']
  resolve(page: PaintedPage): void
  reject(error: Error): void
  clock: NodeJS.Timeout
}

export type ThreadPainter = Painter & { close(): Promise<void> }

/**
 * Paints in a thread of its own, so that drawing takes nothing of the API's time: the server only answers the reads of
 * the pages. `folder` is that of the built painter, `thread` the built module of the thread. Resolves once the first page can be painted.
 */
export async function openPainter(
  folder: string,
  thread: URL = new URL('paintThread.js', import.meta.url),
): Promise<ThreadPainter> {
  const built = (name: string) => pathToFileURL(join(folder, `${name}.js`)).href
  const { shell } = (await import(/* @vite-ignore */ built('shell'))) as Pick<Painter, 'shell'>
  const jobs = new Map<number, Job>()
  let paints = 0
  let worker: Worker | null = null
  let isReady = false

  const settle = (paint: number): Job | undefined => {
    const job = jobs.get(paint)
    jobs.delete(paint)
    clearTimeout(job?.clock)
    return job
  }
  const lose = async (code: PaintFailure, reason: string) => {
    const lost = worker
    worker = null
    isReady = false
    for (const paint of jobs.keys()) settle(paint)?.reject(new PaintError(code, reason))
    await lost?.terminate()
  }
  let begun: () => void = () => {}
  let failed: (error: Error) => void = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    begun = resolve
    failed = reject
  })
  const hear = (from: Worker, message: FromThread) => {
    if (from !== worker) return
    if (message.kind === 'ready') {
      isReady = true
      begun()
    }
    if (message.kind === 'painted') settle(message.paint)?.resolve(message.page)
    else if (message.kind === 'failed')
      settle(message.paint)?.reject(new PaintError('failed', message.reason))
    else if (message.kind === 'ask') void answer(from, message)
  }
  const answer = async (from: Worker, { paint, ask, asked }: FromThread & { kind: 'ask' }) => {
    const reader = jobs.get(paint)?.reader
    if (!reader) return
    const found =
      asked.of === 'read'
        ? await reader.reads(asked.path, asked.given)
        : await reader.toggles(asked.identity)
    if (from === worker) tell({ kind: 'answer', ask, answer: found })
  }
  const tell = (message: ToThread) => worker?.postMessage(message, [])
  const start = () => {
    const started = new Worker(thread, {
      workerData: { painter: built('paint') },
      // A page is made of many short-lived things: with room for several, the collector comes seldom.
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
    })
    started.unref()
    started.on('message', (message: FromThread) => hear(started, message))
    started.on('error', (error) => {
      failed(error)
      if (started === worker) void lose('crashed', error.message)
    })
    return started
  }
  worker = start()
  await ready

  return {
    shell,
    paint: ({ reader, client, ...request }) => {
      const own = [...jobs.values()].filter((job) => job.client === client && client !== null)
      if (jobs.size >= atOnce || own.length >= atOnceOfClient) {
        return Promise.reject(new PaintError('busy', 'Too many pages are being painted'))
      }
      worker ??= start()
      // A thread that is just starting would take longer than the browser to draw by itself.
      if (!isReady) return Promise.reject(new PaintError('starting', 'The painter is starting'))
      paints += 1
      const paint = paints
      return new Promise((resolve, reject) => {
        const clock = setTimeout(() => void lose('hung', 'The painter hung'), longestMs)
        jobs.set(paint, { client, reader, resolve, reject, clock })
        tell({ kind: 'paint', paint, request: { ...request, user: reader?.user ?? null } })
      })
    },
    close: () => lose('stopped', 'The server stops'),
  }
}

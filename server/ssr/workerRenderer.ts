import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { RenderedPage, Renderer, RenderRequest, SentAnswer } from '@contract/rendering'
import { type Answer, batched, type FromThread, type Request, type ToThread } from './messages'
import { RenderError, type RenderFailure } from './renderError'

/** The maximum number of concurrent pages; further requests get a shell. */
const concurrency = 8
/** The maximum per user, or per signed-out client; beyond it, that user or client gets shells. */
const concurrencyPerClient = 3
/** Longer than any `ssrTimeoutMs`: a page that takes this long is considered hung, and its thread is terminated. */
const maxMs = 3000
const megabytes = 256

type Job = {
  client: RenderRequest['client']
  reader: RenderRequest['reader']
  onHead: RenderRequest['onHead']
  /** By request. */
  answers: Map<number, SentAnswer>
  resolve(page: RenderedPage): void
  reject(error: Error): void
  clock: NodeJS.Timeout
}

export type WorkerRenderer = Renderer & { close(): Promise<void> }

/**
 * Renders in a separate thread, so that rendering does not delay the API: the server only responds to the reads of the
 * pages. `folder` is that of the built renderer, `thread` the built module of the thread. Resolves once the first page
 * can be rendered.
 */
export async function openRenderer(
  folder: string,
  thread: URL = new URL('renderWorker.js', import.meta.url),
): Promise<WorkerRenderer> {
  const built = (name: string) => pathToFileURL(join(folder, `${name}.js`)).href
  const { shell } = (await import(/* @vite-ignore */ built('shell'))) as Pick<Renderer, 'shell'>
  const jobs = new Map<number, Job>()
  let renders = 0
  let worker: Worker | null = null
  let isReady = false

  const settle = (renderId: number): Job | undefined => {
    const job = jobs.get(renderId)
    jobs.delete(renderId)
    clearTimeout(job?.clock)
    return job
  }
  const lose = async (code: RenderFailure, reason: string) => {
    const lost = worker
    worker = null
    isReady = false
    for (const renderId of jobs.keys()) settle(renderId)?.reject(new RenderError(code, reason))
    await lost?.terminate()
  }
  let resolveReady: () => void = () => {}
  let rejectReady: (error: Error) => void = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    resolveReady = resolve
    rejectReady = reject
  })
  const receive = (from: Worker, message: FromThread, send: (answer: Answer) => void) => {
    if (from !== worker) return
    if (message.kind === 'ready') {
      isReady = true
      resolveReady()
    }
    if (message.kind === 'head') jobs.get(message.renderId)?.onHead?.(message.head)
    else if (message.kind === 'rendered') finish(message)
    else if (message.kind === 'failed')
      settle(message.renderId)?.reject(new RenderError('failed', message.reason))
    else if (message.kind === 'requests')
      for (const request of message.requests) void answer(request, send)
  }
  const finish = ({ renderId, page }: FromThread & { kind: 'rendered' }) => {
    const job = settle(renderId)
    const replies = page.replies.flatMap(({ key, requestId }) => {
      const answer = job?.answers.get(requestId)
      return answer === undefined ? [] : { key, answer }
    })
    job?.resolve({ ...page, replies })
  }
  const answer = async ({ renderId, requestId, read }: Request, send: (answer: Answer) => void) => {
    const job = jobs.get(renderId)
    if (!job?.reader) return
    const { reads, toggles } = job.reader
    if (read.of === 'read') {
      const found = await reads(read.path, read.options)
      job.answers.set(requestId, found)
      send({ requestId, answer: found })
    } else send({ requestId, answer: await toggles(read.identity) })
  }
  const emit = (to: Worker, message: ToThread) => to.postMessage(message, [])
  const start = () => {
    const started = new Worker(thread, {
      workerData: { renderer: built('render') },
      // Rendering creates many short-lived objects: with a larger young generation, the garbage collector runs rarely.
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
    })
    started.unref()
    // For this thread alone: another one numbers its requests from one again.
    const send = batched<Answer>((answers) => emit(started, { kind: 'answers', answers }))
    started.on('message', (message: FromThread) => receive(started, message, send))
    started.on('error', (error) => {
      rejectReady(error)
      if (started === worker) void lose('crashed', error.message)
    })
    return started
  }
  worker = start()
  await ready

  return {
    shell,
    render: ({ reader, client, onHead, ...request }) => {
      const own = [...jobs.values()].filter((job) => job.client === client && client !== null)
      if (jobs.size >= concurrency || own.length >= concurrencyPerClient) {
        return Promise.reject(new RenderError('busy', 'Too many pages are being rendered'))
      }
      worker ??= start()
      const to = worker
      // Starting the thread would take longer than rendering in the browser.
      if (!isReady) return Promise.reject(new RenderError('starting', 'The renderer is starting'))
      renders += 1
      const renderId = renders
      return new Promise((resolve, reject) => {
        const clock = setTimeout(() => void lose('hung', 'The renderer hung'), maxMs)
        const answers = new Map<number, SentAnswer>()
        jobs.set(renderId, { client, reader, onHead, answers, resolve, reject, clock })
        emit(to, { kind: 'render', renderId, request: { ...request, user: reader?.user ?? null } })
      })
    },
    close: () => lose('stopped', 'The server stops'),
  }
}

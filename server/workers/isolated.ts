import { Worker } from 'node:worker_threads'

/** The time and memory limits of one question, and how many questions may wait. */
export type Bounds = { milliseconds: number; megabytes: number; waiting: number }

/** `stopped`: the question took too long or too much memory. `busy`: too many are already waiting. */
export class IsolationError extends Error {
  constructor(readonly reason: 'stopped' | 'busy') {
    super(reason === 'stopped' ? 'The work had to be stopped' : 'Too much work is waiting')
  }
}

export type Isolated = {
  /** Answers questions in order; rejects with an `IsolationError`, or with the error that the thread threw. */
  request(question: unknown): Promise<unknown>
  close(): Promise<void>
}

type Job = {
  question: unknown
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** A message of the thread: first that it is ready, then one reply per question. */
export type ThreadMessage = { ready: true } | { answer: unknown } | { error: unknown }

/**
 * A worker thread for untrusted input, such as a document to parse. It cannot block the event loop, however long it
 * takes. Work that exceeds the limits is terminated together with its thread; the next question starts a new one.
 */
export function isolated(module: string, bounds: Bounds): Isolated {
  const waiting: Job[] = []
  let worker: Worker | null = null
  let isReady = false
  let job: Job | null = null
  let isRequested = false
  let clock: NodeJS.Timeout | undefined

  const take = () => {
    const taken = job
    job = null
    isRequested = false
    clearTimeout(clock)
    return taken
  }
  const lose = async (error: unknown) => {
    const lost = worker
    worker = null
    isReady = false
    await lost?.terminate()
    take()?.reject(error)
    next()
  }
  const start = () => {
    const started = startWorker(module, bounds.megabytes)
    // An idle thread must not keep the process alive.
    started.unref()
    started.on('message', (message: ThreadMessage) => {
      if (started !== worker) return
      if ('ready' in message) isReady = true
      else if ('answer' in message) take()?.resolve(message.answer)
      else take()?.reject(message.error)
      next()
    })
    started.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (started === worker) void lose(isFull ? new IsolationError('stopped') : error)
    })
    return started
  }
  const next = () => {
    job ??= waiting.shift() ?? null
    if (job === null || isRequested) return
    worker ??= start()
    // The time that a thread needs to start does not count against the question.
    if (!isReady) return
    isRequested = true
    worker.postMessage(job.question, [])
    clock = setTimeout(() => void lose(new IsolationError('stopped')), bounds.milliseconds)
  }

  return {
    request: (question) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= bounds.waiting) {
          reject(new IsolationError('busy'))
          return
        }
        waiting.push({ question, resolve, reject })
        next()
      }),
    close: async () => {
      for (const left of waiting.splice(0)) left.reject(new IsolationError('stopped'))
      await lose(new IsolationError('stopped'))
    },
  }
}

/** In the build, the module is a file next to the server's; from source, `fromSource.mjs` loads it through Vite. */
function startWorker(module: string, megabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes }
  const here = import.meta.url
  return here.endsWith('.ts')
    ? new Worker(new URL('fromSource.mjs', here), { resourceLimits, workerData: { module } })
    : new Worker(new URL(`${module.replace(/^.*\//, '')}.js`, here), { resourceLimits })
}

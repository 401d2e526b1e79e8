import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from './isolated'

/** The thread's side of `isolated`: passes each question to `answer`. The thread's module calls it once. */
export function answering(answer: (question: unknown) => Promise<unknown>): void {
  const write = (message: ThreadMessage) => parentPort?.postMessage(message, [])
  parentPort?.on('message', async (question) => {
    try {
      write({ answer: await answer(question) })
    } catch (error) {
      write({ error })
    }
  })
  write({ ready: true })
}

import { parentPort } from 'node:worker_threads'
import type { Said } from './isolated'

/** The other end of `isolated`: hands each question to `answer`. To be called once, by the thread's module. */
export function answering(answer: (question: unknown) => Promise<unknown>): void {
  const say = (said: Said) => parentPort?.postMessage(said, [])
  parentPort?.on('message', async (question) => {
    try {
      say({ answer: await answer(question) })
    } catch (error) {
      say({ error })
    }
  })
  say({ ready: true })
}

import { answering } from '../../../server/workers/answering'

/** The tasks that the tests of `isolated` give to a thread. A thread cannot resolve the project's import names. */
answering((question) => {
  if (question === 'loop') for (;;);
  if (question === 'hoard') {
    const saved: number[][] = []
    for (;;) saved.push(Array.from({ length: 10_000 }, Math.random))
  }
  if (question === 'throw') throw new Error('thrown there')
  return Promise.resolve(`did ${String(question)}`)
})

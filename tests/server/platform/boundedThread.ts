import { answering } from '../../../server/workers/answering'

/** What the tests of `isolated` ask a thread to do. A thread knows no import names of the house. */
answering((question) => {
  if (question === 'loop') for (;;);
  if (question === 'hoard') {
    const saved: number[][] = []
    for (;;) saved.push(Array.from({ length: 10_000 }, Math.random))
  }
  if (question === 'throw') throw new Error('thrown there')
  return Promise.resolve(`did ${String(question)}`)
})

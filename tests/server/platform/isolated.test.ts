import { type Isolated, isolated } from '@server/workers/isolated'
import { afterEach, describe, expect, it } from 'vitest'

const module = '../tests/server/platform/boundedThread'
const opened: Isolated[] = []
function open(milliseconds: number, waiting = 10): Isolated {
  const thread = isolated(module, { milliseconds, megabytes: 96, waiting })
  opened.push(thread)
  return thread
}
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close()
})

/** What came of each question, in their order. */
const outcomes = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
  )
const stopped = 'The work had to be stopped'

describe('work in a thread of its own', () => {
  it('is answered in its order, and what was thrown comes back', async () => {
    const thread = open(5000)
    const asked = ['a', 'throw', 'b'].map((question) => thread.ask(question))
    expect(await outcomes(asked)).toEqual(['did a', 'thrown there', 'did b'])
  })

  it('leaves the event loop alone, is stopped in time, and another thread goes on', async () => {
    const thread = open(300)
    await thread.ask('ready')
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 5)
    const asked = ['loop', 'next'].map((question) => thread.ask(question))
    expect(await outcomes(asked)).toEqual([stopped, 'did next'])
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(10)
  })

  it('is stopped when it takes too much memory', async () => {
    const thread = open(15_000)
    const asked = ['hoard', 'next'].map((question) => thread.ask(question))
    expect(await outcomes(asked)).toEqual([stopped, 'did next'])
  })

  it('is refused when too much of it waits', async () => {
    const thread = open(5000, 2)
    const asked = ['a', 'b', 'c', 'd'].map((question) => thread.ask(question))
    // One is under way and two wait.
    const busy = 'Too much work is waiting'
    expect(await outcomes(asked)).toEqual(['did a', 'did b', 'did c', busy])
  })

  it('that is under way or waits is given up at the end', async () => {
    const thread = open(5000)
    const asked = outcomes(['loop', 'a'].map((question) => thread.ask(question)))
    await thread.close()
    expect(await asked).toEqual([stopped, stopped])
  })
})

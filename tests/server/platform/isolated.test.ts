import { setImmediate as turn } from 'node:timers/promises'
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

/** The results, in order. */
const outcomes = async (requests: Promise<unknown>[]) =>
  (await Promise.allSettled(requests)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
  )
const stopped = 'The work had to be stopped'

describe('work in a separate thread', () => {
  it('returns in order, including exceptions', async () => {
    const thread = open(5000)
    const requests = ['a', 'throw', 'b'].map((question) => thread.request(question))
    expect(await outcomes(requests)).toEqual(['did a', 'thrown there', 'did b'])
  })

  it('leaves the event loop free, is stopped in time, and another thread continues', async () => {
    const thread = open(300)
    await thread.request('ready')
    let turns = 0
    const over = new AbortController()
    const requests = outcomes(['loop', 'next'].map((question) => thread.request(question)))
    const counting = (async () => {
      for (; !over.signal.aborted; turns += 1) await turn()
    })()
    expect(await requests).toEqual([stopped, 'did next'])
    over.abort()
    await counting
    expect(turns).toBeGreaterThan(10)
  })

  it('is stopped if it uses too much memory', async () => {
    const thread = open(15_000)
    const requests = ['hoard', 'next'].map((question) => thread.request(question))
    expect(await outcomes(requests)).toEqual([stopped, 'did next'])
  })

  it('is refused if too much of it is waiting', async () => {
    const thread = open(5000, 2)
    const requests = ['a', 'b', 'c', 'd'].map((question) => thread.request(question))
    // One is running and two are waiting.
    const busy = 'Too much work is waiting'
    expect(await outcomes(requests)).toEqual(['did a', 'did b', 'did c', busy])
  })

  it('is aborted at the end, running or waiting', async () => {
    const thread = open(5000)
    const requests = outcomes(['loop', 'a'].map((question) => thread.request(question)))
    await thread.close()
    expect(await requests).toEqual([stopped, stopped])
  })
})

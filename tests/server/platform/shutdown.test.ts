import { setImmediate as turn } from 'node:timers/promises'
import { createLog } from '@server/log'
import { createShutdown } from '@server/shutdown'
import { expect, it, onTestFinished, vi } from 'vitest'

type Given = Partial<Parameters<typeof createShutdown>[0]>
const limits = { drainMs: 300, closeMs: 100 }

/** A shutdown whose parts record that they are called. */
function openShutdown(given: Given = {}) {
  const steps: string[] = []
  const logged: string[] = []
  const budgets: Record<string, number> = {}
  const step = (name: string) => void steps.push(name)
  const [stopping, draining] = [new AbortController(), new AbortController()]
  stopping.signal.addEventListener('abort', () => step('stopping'))
  draining.signal.addEventListener('abort', () => step('draining'))
  const timed = (name: string) => async (ms: number) => {
    budgets[name] = ms
    step(name)
  }
  const close = (name: string) => [name, async () => step(name)] as const
  const shutdown = createShutdown(
    {
      stopping,
      draining,
      listener: { drain: timed('calls') },
      log: createLog('info', { write: (line: string) => void logged.push(line) }),
      noticeMs: 0,
      sendMail: timed('mail'),
      close: [close('live'), close('database')],
      ...given,
    },
    limits,
  )
  return { shutdown, steps, logged, budgets }
}

const hanging = () => new Promise<never>(() => {})
const all = ['stopping', 'draining', 'calls', 'mail', 'live', 'database']

it('announces it first, then ends calls, mail and the rest, in this order', async () => {
  const { shutdown, steps } = openShutdown({ noticeMs: 20 })
  await shutdown(false)
  expect(steps).toEqual(all)
  const announcing = openShutdown({ noticeMs: 600_000 })
  const ending = announcing.shutdown(false)
  // Each of the next steps would take one turn at most.
  for (let turns = 0; turns < 10; turns += 1) await turn()
  expect(announcing.steps).toEqual(['stopping'])
  await announcing.shutdown(true)
  await ending
})

it('skips the announcement at a terminal, and on a second signal', async () => {
  const hurried = openShutdown({ noticeMs: 600_000 })
  await hurried.shutdown(true)
  expect(hurried.steps).toEqual(all)
  const twice = openShutdown({ noticeMs: 600_000 })
  const first = twice.shutdown(false)
  await Promise.all([first, twice.shutdown(false)])
  expect(twice.steps).toEqual(all)
})

it('leaves the mail the time that the calls did not use', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { shutdown, budgets } = openShutdown({
    listener: { drain: async () => void vi.setSystemTime(Date.now() + 200) },
  })
  await shutdown(false)
  expect(budgets.mail).toBe(limits.drainMs - 200)
})

it('reports what cannot be closed and continues, and waits for nothing that hangs', async () => {
  const { shutdown, logged } = openShutdown({
    close: [
      ['live', () => Promise.reject(new Error('gone'))],
      ['database', hanging],
    ],
  })
  await shutdown(false)
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'not closed',
    'stopped before everything was closed',
  ])
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ part: 'live' })
})

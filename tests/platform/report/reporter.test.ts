import { type CaughtError, createReporter, type Sender } from '@platform/report/reporter'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'

let logged: MockInstance<typeof console.error>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  for (const end of watching.splice(0)) end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const watching: (() => void)[] = []
const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

function open() {
  const send = vi.fn<Sender>()
  const openSender = vi.fn<() => Promise<Sender>>(async () => send)
  const reporter = createReporter(openSender)
  watching.push(reporter.watch())
  const sent = () => send.mock.calls.map(([{ what, error }]) => [what, error])
  const later = () => vi.advanceTimersByTimeAsync(2000)
  return { ...reporter, openSender, send, sent, later }
}

describe('a defect', () => {
  test('is logged immediately, and sent after a moment', async () => {
    const { report, send, sent, later } = open()
    const error = new TypeError('Ada is undefined')
    report('render error', error)
    report('malformed reply')
    expect(logged.mock.calls).toEqual([
      ['portico: render error', error],
      ['portico: malformed reply', ''],
    ])
    expect(send).not.toHaveBeenCalled()
    await later()
    expect(sent()).toEqual([
      ['render error', error],
      ['malformed reply', undefined],
    ])
  })

  test('is reported once for each place and class, wherever it is caught', async () => {
    const { report, sent, later } = open()
    const error = new TypeError('first')
    report('render error', error)
    report('render error', new TypeError('another one'))
    report('uncaught error', error)
    report('render error', new RangeError('too many'))
    await later()
    expect(sent()).toHaveLength(2)
  })

  test('is one of at most twenty', async () => {
    const { report, sent, later } = open()
    for (let at = 0; at < 50; at += 1) report(`defect ${at}`)
    await later()
    expect(sent()).toHaveLength(20)
    expect(logged).toHaveBeenCalledTimes(20)
  })

  test('waits until the browser is online', async () => {
    const { report, send, openSender, later } = open()
    setOnline(false)
    report('render error')
    await later()
    expect(openSender).not.toHaveBeenCalled()
    setOnline(true)
    window.dispatchEvent(new Event('online'))
    await later()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is sent with the next one if the code that sends could not be fetched', async () => {
    const { report, sent, openSender, later } = open()
    openSender.mockRejectedValueOnce(new Error('offline'))
    report('first')
    await later()
    expect(sent()).toEqual([])
    report('second')
    await later()
    expect(sent()).toHaveLength(2)
  })

  test('is sent immediately when the page is left', async () => {
    const { report, send } = open()
    report('render error')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('an error that reaches the window', () => {
  const own = `${window.location.origin}/assets/first.js`
  const errorAt = (filename: string, error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error }))
  const rejection = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  test('is reported, unless a foreign script caused it', async () => {
    const { sent, later } = open()
    const error = new Error('ours')
    errorAt(own, error)
    errorAt('chrome-extension://abc/x.js', new Error('theirs'))
    errorAt('', new Error('Script error.'))
    await later()
    expect(sent()).toEqual([['uncaught error', error]])
  })

  test('is reported as a rejection, unless a call was only aborted', async () => {
    const { sent, later } = open()
    rejection(new DOMException('aborted', 'AbortError'))
    rejection('a text')
    await later()
    expect(sent()).toEqual([['unhandled rejection', 'a text']])
  })
})

describe('a chart', () => {
  const machine = setup({
    actions: {
      fail: () => {
        throw new Error('broken')
      },
    },
  }).createMachine({ id: 'root', on: { 'go.wrong': { actions: 'fail' } } })

  test('that ended in an error is reported with its name, its state and its events', async () => {
    const { report, inspect, send, later } = open()
    const actor = createActor(machine, { inspect })
    actor.subscribe({ error: (error) => report('the app ended in an error', error, actor) })
    actor.start()
    actor.send({ type: 'go.wrong' })
    await later()
    const [caught] = send.mock.calls[0] as [CaughtError]
    expect(caught.broken).toMatchObject({ chart: 'root', state: {} })
    expect(caught.walk.map(({ event }) => event)).toEqual(['xstate.init', 'go.wrong'])
  })
})

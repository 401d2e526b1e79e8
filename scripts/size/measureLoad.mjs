import { setTimeout as pause } from 'node:timers/promises'

/** A page load has ended when no script has arrived for this many milliseconds. */
const quietMs = 2500
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false }
/** The browser's resource types → the kinds in the report. */
const kinds = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'fetch',
  XHR: 'fetch',
}

/**
 * Runs in the page before anything else: observes what Lighthouse measures. The page never becomes
 * idle.
 */
function observe() {
  window.requestIdleCallback = () => 0
  window.seen = { shift: 0, largest: 0, tasks: [] }
  const onEach = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  onEach('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) window.seen.shift += value
  })
  onEach('largest-contentful-paint', ({ startTime }) => {
    window.seen.largest = startTime
  })
  onEach('longtask', ({ startTime, duration }) => window.seen.tasks.push({ startTime, duration }))
}

/** Names and sizes of all responses, as reported by the network. */
async function watchTransfers(client) {
  const transfers = new Map()
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const name = new URL(response.url).pathname.split('/').at(-1)
    // Bytes before the body; the budgets are for the scripts themselves.
    const headers = response.encodedDataLength
    transfers.set(requestId, {
      name,
      kind: kinds[type] ?? 'other',
      headers,
      bytes: 0,
      all: headers,
    })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: all }) => {
    const transfer = transfers.get(requestId)
    if (transfer !== undefined) Object.assign(transfer, { bytes: all - transfer.headers, all })
  })
  await client.send('Network.enable')
  return {
    scripts: () => [...transfers.values()].filter(({ kind }) => kind === 'script'),
    byKind: () => {
      const sums = {}
      for (const { kind, all } of transfers.values()) sums[kind] = (sums[kind] ?? 0) + all / 1000
      return sums
    },
  }
}

/** The time over 50 ms of every long task between the first paint and `usable`. */
function blocked(tasks, paint, usable) {
  return tasks
    .map(({ startTime, duration }) => {
      const end = Math.min(startTime + duration, usable)
      return Math.max(0, end - Math.max(startTime, paint) - 50)
    })
    .reduce((all, milliseconds) => all + milliseconds, 0)
}

async function untilQuiet(transfers) {
  let many = -1
  while (transfers.scripts().length > many) {
    many = transfers.scripts().length
    await pause(quietMs)
  }
}

/**
 * One page load on a throttled phone: `usable` is when the marker is visible (in `answered`, when
 * `answer` has finished).
 * Scripts, kilobytes, paints, blocking and shift are those of the whole page load, except for what
 * the page fetches when idle. The state at a single moment depends on the machine's speed, so a
 * limit on it would fail at random.
 */
export async function measureLoad(context, { url, marker, answer }) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const transfers = await watchTransfers(client)
  await client.send('Network.emulateNetworkConditions', slow)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  const started = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(marker).first().waitFor()
  const shownAt = performance.now() - started
  await answer?.(page)
  const answeredAt = performance.now() - started
  await untilQuiet(transfers)
  const { shift, largest, tasks } = await page.evaluate(() => window.seen)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const scripts = transfers.scripts()
  const kilobytes = scripts.reduce((all, { bytes }) => all + bytes, 0) / 1000
  const whole = { scripts, kilobytes, paint, largest, shift, byKind: transfers.byKind() }
  const received = (usable) => ({ ...whole, usable, blocking: blocked(tasks, paint, usable) })
  return { page, ...received(shownAt), answered: received(answeredAt) }
}

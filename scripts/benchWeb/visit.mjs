import { setTimeout as pause } from 'node:timers/promises'

/** A slow phone: a quarter of the processor, and a line of 1.6 Mbit/s with 150 ms. */
const cpuRate = 4
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}
export const phone = { viewport: { width: 412, height: 823 }, locale: 'en-US' }

/** A page is quiet when nothing has been transferred or computed for this many milliseconds. */
const quietMs = 1000
const quietLimitMs = 20_000

/** Runs in the page before its own scripts: notes paints, long tasks, and when a selector is shown after a press. */
function observe() {
  const seen = { paint: 0, largest: 0, blocked: 0, lastTask: 0, pressed: 0, shown: 0 }
  window.seen = seen
  const onEach = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  onEach('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime
  })
  onEach('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  onEach('longtask', ({ startTime, duration }) => {
    seen.blocked += duration
    seen.lastTask = startTime + duration
  })
  const isShown = (selector) => document.querySelector(selector)?.checkVisibility() === true
  /** Sets `shown` once the selector's first match has been shown by the browser. */
  window.watchFor = (selector) => {
    seen.shown = 0
    const look = () => {
      if (!isShown(selector)) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        seen.shown = performance.now()
        port1.close()
      })
      port1.start()
      return port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (seen.pressed ||= timeStamp), { capture: true })
  }
}

/** When a transfer last began or ended; a live connection stays open. */
function watchTransfers(client) {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  for (const event of ['requestWillBeSent', 'loadingFinished', 'loadingFailed'])
    client.on(`Network.${event}`, note)
  return { quietFor: () => Date.now() - last }
}

async function untilQuiet(page, transfers) {
  const end = Date.now() + quietLimitMs
  while (Date.now() < end) {
    const lastTask = await page.evaluate(() => performance.now() - window.seen.lastTask)
    if (transfers.quietFor() > quietMs && lastTask > quietMs) return
    await pause(100)
  }
}

/** Presses, and returns the milliseconds until `shows` is shown. */
async function press(page, { click, shows }) {
  const target = page.locator(click).first()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await pause(60)
  await page.evaluate((selector) => {
    window.seen.pressed = 0
    window.watchFor(selector)
  }, shows)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.seen.shown > 0, undefined, { polling: 50 })
  const milliseconds = await page.evaluate(() => window.seen.shown - window.seen.pressed)
  await pause(500)
  return milliseconds
}

/**
 * One visit on a slow phone: opens `url`, waits until `marker` is shown and the page is quiet, then takes the steps. A
 * step fills a field, or presses `click` until `shows` is shown.
 *
 * @returns milliseconds `paint`, `largest`, `usable` (the marker is shown), `hydrated` (0 if the page does not report
 * it), `blocked` (all long tasks), `script`; megabytes `heap` after a garbage collection; and each press by its name
 */
export async function visit(context, { url, marker, steps = [] }) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  // The time of the thread itself: other processes of the machine do not add to it.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await client.send('Network.emulateNetworkConditions', line)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  const transfers = watchTransfers(client)
  await page.addInitScript(observe)
  await page.addInitScript((selector) => window.watchFor(selector), marker)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(marker).first().waitFor()
  await untilQuiet(page, transfers)
  const { paint, largest, blocked, usable, hydrated } = await page.evaluate(() => ({
    ...window.seen,
    usable: window.seen.shown,
    hydrated: performance.getEntriesByName('awake')[0]?.startTime ?? 0,
  }))
  const { metrics } = await client.send('Performance.getMetrics')
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  const presses = {}
  for (const step of steps) {
    if (step.fill !== undefined) await page.locator(step.fill).fill(step.text)
    else presses[step.name] = await press(page, step)
  }
  await page.close()
  return { paint, largest, usable, hydrated, blocked, script, heap, ...presses }
}

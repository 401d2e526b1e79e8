// Loaded into a server by `--import`: tells whoever started it how long its event loop was held.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

/**
 * Calls back once the monitor has counted another delay. The first one after a reset only starts its clock:
 * what holds the loop before it is not seen, so nothing may begin earlier.
 */
function afterNextCount(done, since = delay.count) {
  setTimeout(() => (delay.count > since ? done() : afterNextCount(done, since)), 1)
}

process.on('message', (asked) => {
  if (asked === 'begin') {
    delay.reset()
    afterNextCount(() => process.send('begun'))
    return
  }
  if (typeof asked === 'number') {
    const until = performance.now() + asked
    while (performance.now() < until);
    process.send('held')
    return
  }
  // The delay of a turn is counted once the next one has begun.
  afterNextCount(() => process.send(delay.max / 1e6))
})

// Loaded into a server by `--import`: tells whoever started it how long its event loop was held.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

process.on('message', (asked) => {
  if (asked === 'begin') {
    delay.reset()
    process.send('begun')
    return
  }
  if (typeof asked === 'number') {
    const until = performance.now() + asked
    while (performance.now() < until);
    process.send('held')
    return
  }
  // The delay of a turn is known once the next one has begun.
  setTimeout(() => process.send(delay.max / 1e6), 5)
})

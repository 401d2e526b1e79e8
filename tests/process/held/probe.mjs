// Loaded into a server by `--import`: reports to its parent how long its event loop was blocked.
import { openSync, readSync } from 'node:fs'

const ownClock = openWaited()
const text = Buffer.alloc(100)

/** Where Linux reports how long this thread was ready without a processor; null elsewhere. */
function openWaited() {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`)
  } catch {
    return null
  }
}

/** How long this thread has waited for a processor, in milliseconds, because other programs used them all. */
function waited() {
  if (ownClock === null) return 0
  const [, nanoseconds] = text.toString('latin1', 0, readSync(ownClock, text, 0, 100, 0)).split(' ')
  return Number(nanoseconds) / 1e6
}

/** Time as it passes for this thread, without what other programs used. */
const now = () => performance.now() - waited()

let maxLength = 0
let turns = 0
let last = now()

function turn() {
  const at = now()
  maxLength = Math.max(maxLength, at - last)
  last = at
  turns += 1
  setTimeout(turn, 1).unref()
}
turn()

/** Calls back once another turn has been counted: earlier work is measured then, and later work from there. */
function afterNextTurn(done, since = turns) {
  setTimeout(() => (turns > since ? done() : afterNextTurn(done, since)), 1)
}

process.on('message', (request) => {
  if (request === 'begin') {
    afterNextTurn(() => {
      maxLength = 0
      process.send('started')
    })
    return
  }
  if (typeof request === 'number') {
    const until = now() + request
    while (now() < until);
    process.send('held')
    return
  }
  afterNextTurn(() => process.send(maxLength))
})

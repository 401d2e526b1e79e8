// Loaded into a server by `--import`: reports to its parent how long its event loop was blocked.

let maxLength = 0
let turns = 0
let last = now()

/** Time in milliseconds as it passes, and as this process uses it on the processor. */
function now() {
  const { user, system } = process.cpuUsage()
  return { passed: performance.now(), used: (user + system) / 1000 }
}

/**
 * How long this process has worked since then. Other programs that use the processors make more time
 * pass, and its own other threads use more of it.
 */
function workedSince(then) {
  const at = now()
  return Math.min(at.passed - then.passed, at.used - then.used)
}

function turn() {
  maxLength = Math.max(maxLength, workedSince(last))
  last = now()
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
    const began = now()
    while (workedSince(began) < request);
    process.send('held')
    return
  }
  afterNextTurn(() => process.send(maxLength))
})

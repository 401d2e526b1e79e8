// What a run has started ends with it, also when a signal ends the run.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }
/** A server needs a moment to end in order; what has not ended by then is killed. */
const graceMs = 5000

/** Every process with its parent, as pairs of numbers. */
function processes() {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    return (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name of the program, in parentheses, may contain spaces and parentheses itself.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
        return [[Number(pid), Number(parent)]]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

/** What this process has started, and what that has, in any process group. */
function descendants() {
  const all = processes()
  const below = (parent) =>
    all.filter(([, its]) => its === parent).flatMap(([pid]) => [pid, ...below(pid)])
  return below(process.pid)
}

/** Sends a signal, or nothing for 0; false if the process has ended. */
function reaches(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** From now on, a signal that ends this process ends everything that it has started. */
export function endTogether() {
  for (const [signal, number] of Object.entries(signals)) {
    process.once(signal, async () => {
      // Found before they end: the children of a process that has ended belong to no one.
      const started = new Set()
      const end = Date.now() + graceMs
      do {
        for (const pid of descendants()) {
          if (!started.has(pid)) reaches(pid, 'SIGTERM')
          started.add(pid)
        }
        await pause(50)
      } while (Date.now() < end && [...started].some((pid) => reaches(pid, 0)))
      for (const pid of started) reaches(pid, 'SIGKILL')
      process.exit(128 + number)
    })
  }
}

/** The timers of an actor system, as `createActor` takes them. */
export interface FreezableClock {
  setTimeout(fn: () => void, ms: number): number
  clearTimeout(id: number): void
  /** Stops all timers where they are. */
  freeze(): void
  /** Lets all timers go on with the time that they had left. */
  resume(): void
  /** Ends the frozen timers that would have ended within so many milliseconds, in order. */
  advance(ms: number): void
  readonly isFrozen: boolean
}

type Timer = {
  fn: () => void
  left: number
  startedAt: number
  running: ReturnType<typeof setTimeout> | null
}

/** A clock that a developer can stop, so that a state with a time limit can be looked at. */
export function createFreezableClock(now: () => number = () => performance.now()): FreezableClock {
  const timers = new Map<number, Timer>()
  let next = 1
  let isFrozen = false
  const run = (id: number, timer: Timer) => {
    timer.startedAt = now()
    timer.running = setTimeout(() => {
      timers.delete(id)
      timer.fn()
    }, timer.left)
  }
  const pass = (timer: Timer) => {
    if (timer.running === null) return
    clearTimeout(timer.running)
    timer.running = null
    timer.left = Math.max(0, timer.left - (now() - timer.startedAt))
  }
  return {
    setTimeout: (fn, ms) => {
      const id = next++
      const timer: Timer = { fn, left: ms, startedAt: now(), running: null }
      timers.set(id, timer)
      if (!isFrozen) run(id, timer)
      return id
    },
    clearTimeout: (id) => {
      const timer = timers.get(id)
      if (timer?.running != null) clearTimeout(timer.running)
      timers.delete(id)
    },
    freeze: () => {
      isFrozen = true
      for (const timer of timers.values()) pass(timer)
    },
    resume: () => {
      isFrozen = false
      for (const [id, timer] of timers) if (timer.running === null) run(id, timer)
    },
    advance: (ms) => {
      if (!isFrozen) return
      let rest = ms
      for (;;) {
        const [first] = [...timers].toSorted(([, one], [, other]) => one.left - other.left)
        if (first === undefined || first[1].left > rest) break
        const [id, { left, fn }] = first
        for (const timer of timers.values()) timer.left -= left
        rest -= left
        timers.delete(id)
        fn()
      }
      for (const timer of timers.values()) timer.left -= rest
    },
    get isFrozen() {
      return isFrozen
    },
  }
}

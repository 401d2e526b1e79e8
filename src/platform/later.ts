import type { Listener } from '@platform/actorOf'
import { once } from './once'
import { whenIdle } from './whenIdle'

type AnyCall = (...options: unknown[]) => Promise<unknown>

/**
 * Calls whose code is loaded with the first of them, so that screens start without it. A call
 * rejects if the code cannot be loaded; the next one tries again.
 *
 * @param load resolves with an object, or a module, of async functions
 */
export function later<Calls extends object>(load: () => Promise<Calls>): Calls {
  const loaded = once(load)
  return new Proxy({} as Calls, {
    get:
      (_, name): AnyCall =>
      async (...options) =>
        (Reflect.get(await loaded(), name) as AnyCall)(...options),
  })
}

/**
 * A listener or channel whose code is loaded first: immediately if it is urgent, otherwise when the
 * browser is idle. It does not receive anything sent before then.
 *
 * @param load called once; after a failure, once more
 * @param onMissing the event to emit if the code cannot be loaded
 */
export function laterListener<Event, Input>(
  load: () => Promise<Listener<Event, Input>>,
  onMissing: Event,
  isUrgent: (input: Input) => boolean = () => true,
): Listener<Event, Input> {
  const loaded = once(load)
  return (emit, input) => {
    let stop = () => {}
    let isOver = false
    const begin = async () => {
      try {
        const listen = await loaded()
        if (!isOver) stop = listen(emit, input)
      } catch {
        if (!isOver) emit(onMissing)
      }
    }
    const cancel = isUrgent(input) ? () => {} : whenIdle(() => void begin())
    if (isUrgent(input)) void begin()
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }
}

import type { Listener } from '@platform/actorOf'
import { once } from './once'
import { whenIdle } from './whenIdle'

type AnyCall = (...options: unknown[]) => Promise<unknown>

/**
 * Calls whose code is fetched with the first of them, so that screens start without it. A call rejects where the code
 * cannot be fetched; the next one tries again.
 *
 * @param load answers an object, or a module, of functions that answer promises
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
 * A listener, or somebody to talk with, whose code is fetched first: at once, or where nobody waits for it, when the
 * browser has nothing else to do. What is said before that, nobody hears.
 *
 * @param load called once; after a failure, once more
 * @param onMissing what is told where the code cannot be fetched
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

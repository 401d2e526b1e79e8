import type { Listener } from '@platform/effects'
import { whenIdle } from './whenIdle'

/**
 * A listener for which nobody waits: its code comes once the browser has nothing else to do.
 *
 * @param isUrgent whether somebody waits for this one all the same
 */
export function lazyListener<Event, Input>(
  load: () => Promise<Listener<Event, Input>>,
  onMissing: Event,
  isUrgent: (input: Input) => boolean = () => false,
): Listener<Event, Input> {
  let loaded: Promise<Listener<Event, Input>> | null = null
  return (tell, input) => {
    let stop = () => {}
    let isOver = false
    const begin = async () => {
      try {
        loaded ??= load()
        const listen = await loaded
        if (!isOver) stop = listen(tell, input)
      } catch {
        loaded = null
        if (!isOver) tell(onMissing)
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

import type { Talker } from '@platform/effects'

/** Somebody to talk with whose code is fetched first. What is said before they are there, nobody hears. */
export function lazyTalker<Event, Command>(
  load: () => Promise<Talker<Event, Command>>,
  onMissing: Event,
): Talker<Event, Command> {
  return (tell, listen) => {
    let stop = () => {}
    let isOver = false
    load().then(
      (talk) => {
        if (!isOver) stop = talk(tell, listen)
      },
      () => {
        if (!isOver) tell(onMissing)
      },
    )
    return () => {
      isOver = true
      stop()
    }
  }
}

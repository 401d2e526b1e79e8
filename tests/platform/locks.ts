/** `navigator.locks`, which jsdom lacks: one holder of a name at a time, in order. */
export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, _options: unknown, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return () => Reflect.deleteProperty(navigator, 'locks')
}

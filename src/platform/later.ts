import { once } from './once'

type AnyCall = (...given: unknown[]) => Promise<unknown>

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
      async (...given) =>
        (Reflect.get(await loaded(), name) as AnyCall)(...given),
  })
}

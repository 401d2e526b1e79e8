import type { Effects } from '../effects'
import { hostTransport } from './transports'

/** The way to the native app that shows us; in a browser there is nobody to hear or to tell. */
export function nativeEffects(): Pick<Effects, 'watchHost' | 'tellHost'> {
  const transport = hostTransport(window)
  return {
    watchHost: (tell) => transport?.listen(tell) ?? (() => {}),
    tellHost: (said) => transport?.send(JSON.stringify(said)),
  }
}

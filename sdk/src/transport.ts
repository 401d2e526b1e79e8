/** Exchanges text messages between a mini-app and its host. */
export type Transport = {
  post: (text: string) => void
  /** Receives the host's messages until the returned function is called. */
  listen: (receive: (text: string) => void) => () => void
}

/**
 * The window that frames this page. `hosts` are the origins that may frame it: messages are posted
 * only to these and accepted only from these. Without any, the browser's own information about the
 * framing origin is used, which not every browser provides.
 */
export function frameTransport(hosts: readonly string[] = framingOrigins()): Transport {
  const host = window.parent
  return {
    post: (text) => {
      // The browser delivers it only if the origin matches.
      for (const origin of hosts) host.postMessage(text, origin)
    },
    listen: (receive) => {
      const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === host && hosts.includes(origin) && typeof data === 'string') receive(data)
      }
      window.addEventListener('message', listen)
      return () => window.removeEventListener('message', listen)
    },
  }
}

function framingOrigins(): string[] {
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList }
  const [nearest] = [...(ancestorOrigins ?? [])]
  return nearest === undefined ? [] : [nearest]
}

/** How texts travel between a mini-app and whoever shows it. */
export type Transport = {
  post: (text: string) => void
  /** Hears what the host says, until the answer is called. */
  listen: (receive: (text: string) => void) => () => void
}

/**
 * The window that frames this page. `hosts` are the origins that may frame it: what is posted reaches no other, and
 * nobody else is heard. Where none are named, the browser is asked which one it is; not every browser tells.
 */
export function frameTransport(hosts: readonly string[] = framingOrigins()): Transport {
  const host = window.parent
  return {
    post: (text) => {
      // The browser delivers only where the origin fits.
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

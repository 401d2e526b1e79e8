import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Forwards connections to ports of this machine, and can drop all of them. */
export function createForwarder() {
  const sockets = new Set<Socket>()
  return {
    forward: (incoming: Socket, port: number) => {
      const outgoing = connect(port, '127.0.0.1')
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        sockets.add(from)
        from.pipe(to)
        from.on('error', () => to.destroy())
        from.on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
      }
    },
    drop: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
  }
}

/** A proxy in front of one port. */
export async function openTcpProxy(target: number) {
  const { forward, drop } = createForwarder()
  const server = createServer((incoming) => forward(incoming, target)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    drop,
    close: () => {
      drop()
      server.close()
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const checkMs = 250

/**
 * Forwards connections to the servers that are ready, in turn, for machines without HAProxy. Clients handle interrupted
 * calls.
 */
export async function openTcpBalancer(ports: readonly number[]) {
  const ready = new Set<number>()
  const check = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/readiness`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(port)
    else ready.delete(port)
  }
  const timer = setInterval(() => void Promise.all(ports.map(check)), checkMs)
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((incoming) => {
    const open = ports.filter((port) => ready.has(port))
    turn += 1
    const port = open[turn % open.length]
    if (port === undefined) {
      incoming.destroy()
      return
    }
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
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
      server.close()
      return Promise.resolve()
    },
  }
}

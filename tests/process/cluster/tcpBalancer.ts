import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createForwarder } from '../tcpProxy'

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
  const { forward, drop } = createForwarder()
  let turn = 0
  const server = createServer((incoming) => {
    const open = ports.filter((port) => ready.has(port))
    turn += 1
    const port = open[turn % open.length]
    if (port === undefined) {
      incoming.destroy()
      return
    }
    forward(incoming, port)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(timer)
      drop()
      server.close()
      return Promise.resolve()
    },
  }
}

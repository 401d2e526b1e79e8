import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProxy } from '../../../scripts/proxies.mjs'
import { freePort } from '../builtServer'
import { openTcpBalancer } from './tcpBalancer'

export type Balancer = { url: string; close(): Promise<void> }

/** The balancer in front of the servers: HAProxy with the documented configuration, if it is installed. */
export async function openBalancer(ports: readonly [number, number, number]): Promise<Balancer> {
  const program = findProxy('haproxy')
  if (program === null) {
    process.stderr.write('There is no HAProxy here: a proxy of the tests stands in for it.\n')
    return openTcpBalancer(ports)
  }
  const bind = `127.0.0.1:${await freePort()}`
  const [one, two, three] = ports.map((port) => `127.0.0.1:${port}`)
  const child = spawn(program, ['-f', 'docs/haproxy.cfg', '-db'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORTICO_BIND: bind,
      PORTICO_ONE: one,
      PORTICO_TWO: two,
      PORTICO_THREE: three,
    },
  })
  let replies = ''
  child.stderr.on('data', (chunk) => {
    replies += String(chunk)
  })
  const url = `http://${bind}`
  const ended = once(child, 'exit')
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${url}/api/readiness`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (child.exitCode !== null || tries > 1000)
      throw new Error(`HAProxy does not serve: ${replies}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    close: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

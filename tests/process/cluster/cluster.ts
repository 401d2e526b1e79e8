import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { newDatabase } from '../../newDatabase'
import { freePort, type Launched, launchBuilt } from '../builtServer'
import { type Balancer, openBalancer } from './balancer'

export const tokenSecret = 'a secret of the cluster that is long enough'

type Ports = [number, number, number]

export type Cluster = {
  databaseUrl: string
  balancer: Balancer
  /** The address of one of the three. */
  urlOf(index: number): string
  /** A server's output while it runs. */
  outputOf(index: number): string
  /** Kills one immediately, without a warning. */
  kill(index: number): Promise<void>
  /** Stops one; returns its exit code. */
  stop(index: number): Promise<number | null>
  /** Restarts one at its old port. Resolves once it is ready. */
  start(index: number): Promise<void>
  close: () => Promise<void>
}

/** Three servers on one database and one folder of files, behind a balancer. */
export async function openCluster(): Promise<Cluster> {
  const given = process.env.TEST_POSTGRES_URL
  const postgres =
    given === undefined ? await startPostgres() : { url: given, stop: async () => {} }
  const { url: databaseUrl } = await newDatabase(postgres.url)
  const folder = await mkdtemp(join(tmpdir(), 'portico-cluster-'))
  const config = JSON.parse(await readFile('config/demo.json', 'utf8')) as {
    server: Record<string, unknown>
  }
  config.server.trustedProxies = 1
  await writeFile(join(folder, 'config.json'), JSON.stringify(config))
  await cp('config/brands', join(folder, 'brands'), { recursive: true })

  const ports: Ports = [
    Number(await freePort()),
    Number(await freePort()),
    Number(await freePort()),
  ]
  const servers: Launched[] = []
  const start = async (index: number) => {
    const launched = launchBuilt({
      PORT: String(ports[index]),
      DATABASE_URL: databaseUrl,
      FILES_DIR: join(folder, 'files'),
      PORTICO_CONFIG: join(folder, 'config.json'),
      TOKEN_SECRET: tokenSecret,
      LOG_LEVEL: 'warn',
      // Longer than two checks of docs/haproxy.cfg.
      SHUTDOWN_NOTICE_MS: '3000',
    })
    servers[index] = launched
    await launched.ready
  }
  const serverAt = (index: number) => {
    const server = servers[index]
    if (server === undefined) throw new Error(`There is no server ${index}`)
    return server
  }
  const close = async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await rm(folder, { recursive: true, force: true })
    await postgres.stop()
  }
  try {
    // Concurrently, on a database without tables.
    await Promise.all(ports.map((_, index) => start(index)))
    const balancer = await openBalancer(ports)
    return {
      databaseUrl,
      balancer,
      urlOf: (index) => `http://127.0.0.1:${ports[index]}`,
      outputOf: (index) => serverAt(index).output(),
      kill: async (index) => {
        serverAt(index).child.kill('SIGKILL')
        await serverAt(index).ended
      },
      stop: async (index) => {
        serverAt(index).child.kill('SIGTERM')
        return (await serverAt(index).ended).code
      },
      start,
      close: async () => {
        await balancer.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

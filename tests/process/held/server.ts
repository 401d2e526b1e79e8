import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type HeldServer = {
  port: number
  /** The longest time in milliseconds that its event loop was blocked during `act`. */
  heldBy(act: () => Promise<unknown>): Promise<number>
  /** Blocks it this long, to prove that this is detected. */
  hold(milliseconds: number): Promise<unknown>
  stop(): Promise<void>
}

/** The built server as a separate process, behind one proxy, so that every call can come from another client. */
export async function openHeldServer(): Promise<HeldServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-held-'))
  const config = JSON.parse(await readFile('config/demo.json', 'utf8')) as {
    server: Record<string, unknown>
  }
  config.server.trustedProxies = 1
  await writeFile(join(folder, 'config.json'), JSON.stringify(config))
  await cp('config/brands', join(folder, 'brands'), { recursive: true })
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', './tests/process/held/probe.mjs', 'dist/server/main.js'],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        DEMO: 'true',
        PORT: String(port),
        DATA_DIR: ':memory:',
        PORTICO_CONFIG: join(folder, 'config.json'),
      },
    },
  )
  await ready(child)
  const request = async (what: string | number) => {
    child.send(what)
    const [answer] = (await once(child, 'message')) as [unknown]
    return answer
  }
  return {
    port,
    heldBy: async (act) => {
      await request('begin')
      await act()
      return (await request('end')) as number
    },
    hold: (milliseconds) => request(milliseconds),
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Portico is ready') && resolve())
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Launched = {
  child: ChildProcessWithoutNullStreams
  /** The text on both outputs so far. */
  output(): string
  /** Rejects with its output if it exits instead. */
  ready: Promise<void>
  ended: Promise<{ code: number | null; output: string }>
}

/** Starts `dist/server/main.js` with the demo world, as a separate process; with a command, runs that instead. */
export function launchBuilt(
  environment: Record<string, string | undefined>,
  command: readonly string[] = [],
  cwd = process.cwd(),
): Launched {
  const child = spawn(process.execPath, ['dist/server/main.js', ...command], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'true',
      LOG_LEVEL: 'error',
      SHUTDOWN_NOTICE_MS: '0',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Portico is ready') && resolve())
    void ended.then(({ output: all }) => reject(new Error(all)))
  })
  // A caller who only awaits the exit ignores that it was never ready.
  ready.catch(() => undefined)
  return { child, output: () => output, ready, ended }
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : '')
}

let filled: Promise<string> | undefined

/** Fills a data folder with a first start; starting from a copy takes a fifth of the time of another first start. */
export async function copyFilledFolder(target: string): Promise<void> {
  filled ??= fill()
  await cp(await filled, target, { recursive: true })
}

async function fill(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-filled-'))
  // The files of a worker share it, so it is removed with the worker.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { child, ended, ready } = launchBuilt({ PORT: await freePort(), DATA_DIR: folder })
  await ready
  child.kill('SIGTERM')
  await ended
  return folder
}

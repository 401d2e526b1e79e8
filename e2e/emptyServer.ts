import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newDatabase } from '../tests/newDatabase'

const maxMs = 600_000

type Options = {
  port: number
  smtpUrl: string
  /** A file that is applied before the server starts. */
  file?: string
}

/**
 * The built server on an empty database, without the demo, as an operator starts it first.
 *
 * @returns its origin, and the token of the link that it has printed
 */
export async function startEmptyServer({ port, smtpUrl, file }: Options) {
  const postgres = process.env.TEST_POSTGRES_URL
  const folder = await mkdtemp(join(tmpdir(), 'portico-empty-'))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    ...(postgres !== undefined && { DATABASE_URL: (await newDatabase(postgres)).url }),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DEMO: 'false',
    PORTICO_CONFIG: 'config/demo.json',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'portico@portico.example',
  }
  let output = ''
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    return child
  }
  if (file !== undefined) {
    const [code] = await once(run('apply', file), 'exit')
    if (code !== 0) throw new Error(`The file was not applied: ${output}`)
  }
  const child = run()
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  const until = Date.now() + maxMs
  for (;;) {
    const token = /setup\?token=([\w-]+)/.exec(output)?.[1]
    if (token !== undefined) return { origin: `http://localhost:${port}`, token, stop }
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`The server printed no link: ${output}`)
    }
    await pause(100)
  }
}

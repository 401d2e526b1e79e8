import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { newDatabase } from '../tests/newDatabase'

const maxMs = 60_000

/**
 * The built server on an empty database, without the demo, as an operator starts it first.
 *
 * @returns its origin, and the token of the link that it has printed
 */
export async function startEmptyServer(port: number, smtpUrl: string) {
  const postgres = process.env.TEST_POSTGRES_URL
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: ':memory:',
      ...(postgres !== undefined && { DATABASE_URL: (await newDatabase(postgres)).url }),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DEMO: 'false',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'portico@portico.example',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const until = Date.now() + maxMs
  for (;;) {
    const token = /setup\?token=([\w-]+)/.exec(output)?.[1]
    if (token !== undefined) {
      return { origin: `http://localhost:${port}`, token, stop: () => child.kill('SIGKILL') }
    }
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`The server printed no link: ${output}`)
    }
    await pause(100)
  }
}

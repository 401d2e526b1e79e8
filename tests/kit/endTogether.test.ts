import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'

/** A run that starts a process in a group of its own, which starts another; both ignore SIGTERM. */
const run = `
  import { spawn } from 'node:child_process'
  import { endTogether } from './scripts/test/endTogether.mjs'
  endTogether()
  const deaf = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log(process.pid)'
  const parent = \`
    require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(deaf)}], { stdio: 'inherit' })
    \${deaf}\`
  spawn(process.execPath, ['-e', parent], { detached: true, stdio: 'inherit' })
  setInterval(() => {}, 1000)
`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.concurrent.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a run that %s ends leaves no process behind',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    const started = () => output.split('\n').filter(Boolean).map(Number)
    await vi.waitFor(() => expect(started()).toHaveLength(2), { timeout: 60_000, interval: 20 })
    child.kill(signal)
    const [code] = (await once(child, 'exit')) as [number | null]
    expect(code).toBeGreaterThan(128)
    await vi.waitFor(() => expect(started().filter(isRunning)).toEqual([]), {
      timeout: 60_000,
      interval: 20,
    })
  },
  150_000,
)

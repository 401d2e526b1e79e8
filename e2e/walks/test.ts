import type { ChildProcess } from 'node:child_process'
import { test as base } from '../journeys/test'
import { pinPorts } from '../ports'
import { startServer } from '../startServer'

type Options = {
  /** The walk is on a server whose kiosks have this PIN; null for the worker's ordinary server. */
  exitPin: string | null
}
type WorkerFixtures = {
  /** Starts the worker's server with a PIN, once, and returns its origin. */
  pinServer: (pin: string) => Promise<string>
}

export const test = base.extend<Options, WorkerFixtures>({
  exitPin: [null, { option: true }],
  pinServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
    async ({}, use, { parallelIndex }) => {
      const port = pinPorts[parallelIndex]
      if (port === undefined) throw new Error('Add a port to e2e/ports.ts for each worker')
      let child: ChildProcess | undefined
      const stop = () => child?.kill('SIGKILL')
      process.once('exit', stop)
      let started: Promise<void> | undefined
      await use(async (pin) => {
        started ??= startServer(
          {
            name: `walks-${port}`,
            args: ['dist/server/main.js'],
            port,
            path: 'api/readiness',
            env: { KIOSK_EXIT_PIN: pin },
          },
          (spawned) => {
            child = spawned
          },
        )
        await started
        return `http://localhost:${port}`
      })
      stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, exitPin, pinServer }, use) => {
    await use(exitPin === null ? baseURL : await pinServer(exitPin))
  },
})

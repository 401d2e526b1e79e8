import { type BrowserContext, test as base } from '@playwright/test'
import { journeyPorts } from '../ports'

type Fixtures = {
  /** The origin of another brand's host, on this worker's server. */
  originOf: (host: string) => string
  /** Whether the browser requests not to be measured: then no page shows the consent banner. */
  privacyControl: boolean
  /** Fails if a rendered page differs from the browser's render. */
  renderedAsDrawn: void
}

function portOf(worker: number): number {
  const port = journeyPorts[worker]
  if (port === undefined) throw new Error('Add a port to e2e/ports.ts for each worker')
  return port
}

/** A browser that requests not to be measured: no page shows the consent banner. */
export const neverRequested = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )

/** A test whose relative addresses lead to its worker's own server. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(`http://localhost:${portOf(parallelIndex)}`)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  originOf: async ({}, use, { parallelIndex }) => {
    await use((host) => `http://${host}:${portOf(parallelIndex)}`)
  },
  privacyControl: [true, { option: true }],
  renderedAsDrawn: [
    async ({ context, privacyControl }, use) => {
      if (privacyControl) await neverRequested(context)
      const differing: string[] = []
      context.on('console', (message) => {
        if (message.text().includes('the rendered page differs')) differing.push(message.text())
      })
      await use()
      if (differing.length > 0) throw new Error(differing.join('\n'))
    },
    { auto: true },
  ],
})

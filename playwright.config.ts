import { defineConfig } from '@playwright/test'
import { developerPort, galleryPort, hostilePort, journeyPorts } from './e2e/ports'
import { findChromium } from './scripts/chromium.mjs'

const chromium = findChromium()
/** The sample of walks in `npm test` has a minute. */
const isSample = process.env.WALKS_SAMPLE !== undefined
const isRoot = process.getuid?.() === 0

export default defineConfig({
  globalSetup: './e2e/servers.ts',
  workers: journeyPorts.length,
  forbidOnly: true,
  // A busy machine is slow, not broken: a limit ends what hangs, and never what is on its way.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  use: {
    // What a test holds back must not come from an earlier visit; the journey about that allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium !== null && { executablePath: chromium }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test is gone before it has earned back what the compiler for hot code costs.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  projects: [
    // First, because it has the longest test: none is left alone at the end.
    {
      name: 'hostile',
      testDir: 'e2e/hostile',
      use: { baseURL: `http://localhost:${hostilePort}`, locale: 'en-US' },
    },
    {
      name: 'journeys',
      testDir: 'e2e/journeys',
      use: { locale: 'en-US' },
    },
    {
      name: 'walks',
      // A walk has up to thirty steps.
      timeout: 180_000,
      expect: { timeout: 30_000 },
      testDir: 'e2e/walks',
      // Each walk starts from a fresh state.
      fullyParallel: true,
      use: { locale: 'en-US', trace: isSample ? 'off' : 'retain-on-failure' },
    },
    {
      // A build for developers, which takes its time to make.
      name: 'developer',
      // One server, which each test resets: another test would lose its session.
      workers: 1,
      testDir: 'e2e/developer',
      use: { baseURL: `http://localhost:${developerPort}`, locale: 'en-US' },
    },
    {
      name: 'gallery',
      testDir: 'e2e/gallery',
      // They only look.
      fullyParallel: true,
      use: { baseURL: `http://127.0.0.1:${galleryPort}/` },
    },
  ],
})

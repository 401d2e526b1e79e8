import { mkdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { galleryPort, hostilePort, journeyPorts } from './e2e/ports'
import { findChromium } from './scripts/chromium.mjs'

mkdirSync('.cache', { recursive: true })
const chromium = findChromium()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  workers: journeyPorts.length,
  forbidOnly: true,
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  use: {
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
      name: 'gallery',
      testDir: 'e2e/gallery',
      timeout: 90_000,
      use: { baseURL: `http://127.0.0.1:${galleryPort}/` },
    },
  ],
  webServer: [
    ...journeyPorts.map((port) => ({
      // Into a file: the lines of the security log would hide those of the tests.
      command: `node dist/server/main.js > .cache/journeys-${port}.log 2>&1`,
      url: `http://localhost:${port}/api/healthcheck`,
      env: {
        PORT: String(port),
        DATA_DIR: ':memory:',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        DEMO: 'true',
      },
    })),
    {
      command: 'node scripts/task.mjs scripts/hostileServer.ts > .cache/hostile.log 2>&1',
      url: `http://localhost:${hostilePort}/api/healthcheck`,
      env: { PORT: String(hostilePort), LOG_LEVEL: 'error', NODE_ENV: 'production' },
    },
    {
      command: 'node scripts/gallery.mjs --serve',
      url: `http://127.0.0.1:${galleryPort}/gallery.html`,
      env: { PORT: String(galleryPort) },
    },
  ],
})

import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const chromium = findChromium()
const isRoot = process.getuid?.() === 0
const appPort = 4320
const hostilePort = 4321
const galleryPort = 4399

export default defineConfig({
  workers: 1,
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
    {
      name: 'journeys',
      testDir: 'e2e/journeys',
      use: { baseURL: `http://localhost:${appPort}`, locale: 'en-US' },
    },
    {
      name: 'hostile',
      testDir: 'e2e/hostile',
      use: { baseURL: `http://localhost:${hostilePort}`, locale: 'en-US' },
    },
    {
      name: 'gallery',
      testDir: 'e2e/gallery',
      timeout: 90_000,
      use: { baseURL: `http://127.0.0.1:${galleryPort}/` },
    },
  ],
  webServer: [
    {
      command: 'node dist/server/main.js',
      url: `http://localhost:${appPort}/api/healthcheck`,
      env: {
        PORT: String(appPort),
        DATA_DIR: ':memory:',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        DEMO: 'true',
      },
    },
    {
      command: 'node scripts/task.mjs scripts/hostileServer.ts',
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

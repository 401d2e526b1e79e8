// npm start: installs what is missing, builds what has changed, and serves it.
import { fileURLToPath } from 'node:url'
import { prepare, print } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
// Whoever says nothing of a deployment wants to see the demo, on this machine. Asked before the
// build, which sets NODE_ENV.
const { NODE_ENV, DATABASE_URL, HOST = 'localhost' } = process.env
const isHere = /^(localhost|127\.[\d.]+|::1)$/.test(HOST)
if (isHere && NODE_ENV === undefined && DATABASE_URL === undefined) process.env.DEMO ??= 'true'
const { buildIfNeeded } = await import('./buildIfNeeded.mjs')
await buildIfNeeded()
print('Starting …')
process.env.NODE_ENV ??= 'production'
process.env.LOG_LEVEL ??= 'warn'
// In this very process: a signal to it reaches the server, which drains.
await import('../dist/server/main.js')

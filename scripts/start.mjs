// npm start: installs what is missing, builds what has changed, and serves it.
import { fileURLToPath } from 'node:url'
import { prepare, say } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
const { buildIfNeeded } = await import('./buildIfNeeded.mjs')
await buildIfNeeded()
say('Starting …')
process.env.NODE_ENV ??= 'production'
process.env.LOG_LEVEL ??= 'warn'
// In this very process: a signal to it reaches the server, which drains.
await import('../dist/server/main.js')

// npm start: installs missing packages, builds if the sources have changed, and serves the result.
import { fileURLToPath } from 'node:url'
import { prepare, print } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
// Without a deployment, start the demo on this machine. Read before the build, which sets NODE_ENV.
const { NODE_ENV, DATABASE_URL, HOST = 'localhost' } = process.env
const isHere = /^(localhost|127\.[\d.]+|::1)$/.test(HOST)
if (isHere && NODE_ENV === undefined && DATABASE_URL === undefined) process.env.DEMO ??= 'true'
const { buildIfNeeded } = await import('./buildIfNeeded.mjs')
await buildIfNeeded()
print('Starting …')
process.env.NODE_ENV ??= 'production'
process.env.LOG_LEVEL ??= 'warn'
// In the same process, so that a signal reaches the server, which drains.
await import('../dist/server/main.js')

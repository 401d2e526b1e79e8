// npm run walks: walks the charts of the main flows in a browser, on the built app.
// npm run walks -- -g 'signIn 3': one of them. -- --trace on: with a film of each, and its chart.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
const { ensureChromium } = await import('./chromium.mjs')
const chromium = ensureChromium()
const run = (...args) =>
  spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...(chromium !== null && { PORTICO_CHROMIUM: chromium }) },
  }).status ?? 1
const built = run('scripts/buildIfNeeded.mjs')
process.exit(
  built ||
    run(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=walks',
      '--reporter=list',
      ...process.argv.slice(2),
    ),
)

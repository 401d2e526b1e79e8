// npm test: everything that has to hold; ends with one line that counts.
// npm test -- --changed [ref]: what the changes since the last commit, or since a ref, can reach.
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare, say } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
const [option, since] = process.argv.slice(2)
if (option === '--changed') {
  const { testChanged } = await import('./testChanged.mjs')
  process.exit((await testChanged(since)) ? 0 : 1)
}
const { ensureChromium } = await import('./chromium.mjs')
const { startPostgres } = await import('./postgres.mjs')
const { abreast, biome, check, oxlint, playwright, results, tsc, vitest } = await import(
  './test/steps.mjs'
)
const { tell } = await import('./test/tally.mjs')

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Installs what is missing, before anything is measured.
const chromium = ensureChromium()
const browser = chromium === null ? {} : { PORTICO_CHROMIUM: chromium }
say('')
const postgres = await startPostgres()
const onPostgres = { TEST_POSTGRES_URL: postgres.url }

// One worker each, two steps at once: no core waits while a suite starts or ends. The longest come first.
await check('build', ['scripts/buildIfNeeded.mjs'])()
await abreast(2, [
  vitest('screens', 'screens', ['screens']),
  vitest('server on PostgreSQL', 'server-postgres', ['server'], { env: onPostgres }),
  vitest('server on the embedded database', 'server-embedded', ['server']),
  vitest('the built server as a process', 'process', ['process']),
  // Its bounds are bytes and shifts; the times that it prints are told by `npm run size` alone on the machine.
  check('size', ['scripts/size.mjs'], browser),
  vitest('kit, contract, rules, machines', 'unit', ['kit', 'contract', 'rules', 'machines']),
])

// Browsers wait now and then, for their servers and for time to pass. What is left takes the processor then, and no more.
const isSecondary = true
await Promise.all([
  playwright('browser', 'browser', { ...browser, ...onPostgres })(),
  abreast(1, [
    vitest('faults put into charts, a sample', 'mutants', ['mutants'], {
      areSkippedTold: false,
      isSecondary,
    }),
    check('lint', [oxlint, '--type-aware', '--deny-warnings'], {}, { isSecondary }),
    check('types', [tsc, '--noEmit'], {}, { isSecondary }),
    check('format', [biome, 'check', '--linter-enabled=false', '.'], {}, { isSecondary }),
    check('catalogues', ['scripts/checkCatalogues.mjs'], {}, { isSecondary }),
    check('paths', ['scripts/task.mjs', 'scripts/printPaths.ts'], {}, { isSecondary }),
  ]),
])
await postgres.stop()
process.exit(tell() ? 0 : 1)

// npm test: everything that has to hold, one step after the other; ends with one line that counts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare, say } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
prepare()
const { ensureChromium } = await import('./chromium.mjs')
const { startPostgres } = await import('./postgres.mjs')

const results = '.cache/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
const started = Date.now()

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}
const bin = (name, file) => `node_modules/${name}/${file}`

function head(title) {
  say(`\n── ${title} (${Math.round((Date.now() - started) / 1000)} s)`)
}

/** A step that passes or fails as a whole. */
function check(title, args, env) {
  head(title)
  if (run(args, env)) total.passed += 1
  else {
    total.failed += 1
    say(`✗ ${title}`)
  }
}

/** Small checks, all at once: each leaves a core idle for a while. What one says is shown when it ends. */
async function checkTogether(checks) {
  head(Object.keys(checks).join(', '))
  const ends = Object.entries(checks).map(async ([title, args]) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
    const status = await new Promise((resolve) => child.on('close', resolve))
    process.stdout.write(Buffer.concat(said))
    if (status === 0) total.passed += 1
    else {
      total.failed += 1
      say(`✗ ${title}`)
    }
  })
  await Promise.all(ends)
}

/** A suite that counts its own tests into a file; one that wrote none has failed. */
function suite(title, name, args, env, count) {
  head(title)
  const file = `${results}/${name}.json`
  const succeeded = run(args(file), env(file))
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (counted === null || (!succeeded && counted.failed === 0)) total.failed += 1
  for (const key of Object.keys(counted ?? {})) total[key] += counted[key]
}

function vitest(title, name, projects, env = {}) {
  suite(
    title,
    name,
    (file) => [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Unasked, Vitest leaves a core to itself: half of a machine with two. What measures runs alone.
      `--maxWorkers=${projects.includes('process') ? 1 : '100%'}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    () => env,
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
      skipped: report.numPendingTests,
    }),
  )
}

await checkTogether({
  format: [bin('@biomejs/biome', 'bin/biome'), 'check', '--linter-enabled=false', '.'],
  lint: [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'],
  types: [bin('typescript', 'bin/tsc'), '--noEmit'],
  catalogues: ['scripts/checkCatalogues.mjs'],
})
vitest('kit, contract, machines, screens', 'unit', ['kit', 'contract', 'machines', 'screens'])
check('paths', ['scripts/task.mjs', 'scripts/printPaths.ts'])
vitest('server on the embedded database', 'server-embedded', ['server', 'server-mocked'])
head('a PostgreSQL of our own')
const postgres = await startPostgres()
vitest('server on PostgreSQL', 'server-postgres', ['server', 'server-mocked'], {
  TEST_POSTGRES_URL: postgres.url,
})
await postgres.stop()
check('build', ['scripts/build.mjs'])
vitest('the built server as a process', 'process', ['process'])
const chromium = ensureChromium()
const browser = chromium === null ? {} : { PORTICO_CHROMIUM: chromium }
suite(
  'browser',
  'browser',
  () => [bin('@playwright/test', 'cli.js'), 'test', '--reporter=line,json'],
  (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...browser }),
  ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
)
check('size', ['scripts/size.mjs'], browser)

say(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
if (total.skipped > 0) say(`${total.skipped} skipped: races, which only PostgreSQL can lose`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

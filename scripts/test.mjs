// npm test: everything that has to hold, one step after the other; ends with one line that counts.
// npm test -- --changed [ref]: what the changes since the last commit, or since a ref, can reach.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
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

const results = '.cache/results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name: told again at the end, where nobody has to look for it. */
const failures = []
/** When each step began, for the account at the end of where the time went. */
const begun = []
const started = Date.now()
const seconds = (milliseconds) => Math.round(milliseconds / 1000)

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}
const bin = (name, file) => `node_modules/${name}/${file}`

function head(title) {
  begun.push({ title, at: Date.now() })
  say(`\n── ${title} (${seconds(Date.now() - started)} s)`)
}

function failed(title) {
  total.failed += 1
  failures.push(title)
  say(`✗ ${title}`)
}

/** A step that passes or fails as a whole. */
function check(title, args, env) {
  head(title)
  if (run(args, env)) total.passed += 1
  else failed(title)
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
    else failed(title)
  })
  await Promise.all(ends)
}

/** A suite that counts its own tests into a file; one that wrote none has failed. */
function suite(title, name, args, env, count) {
  head(title)
  const file = `${results}/${name}.json`
  const succeeded = run(args(file), env(file))
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (counted === null || (!succeeded && counted.failed === 0)) failed(title)
  for (const key of Object.keys(total)) total[key] += counted?.[key] ?? 0
  failures.push(...(counted?.failures ?? []))
}

/** The names of Vitest's failed tests, each with its message's beginning; of a file that broke, the file's. */
function failuresOfVitest({ testResults }) {
  const first = (text = '') => text.split('\n', 3).join(' ')
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [`${name}: ${first(message)}`]
    return tests.map((test) => `${test.fullName}: ${first(test.failureMessages[0])}`)
  })
}

/** The names of Playwright's tests that did not pass at once. */
function failuresOfPlaywright({ suites }) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...failuresOfPlaywright({ suites: inner }),
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ])
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
      failures: failuresOfVitest(report),
    }),
  )
}

await checkTogether({
  format: [bin('@biomejs/biome', 'bin/biome'), 'check', '--linter-enabled=false', '.'],
  lint: [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'],
  types: [bin('typescript', 'bin/tsc'), '--noEmit'],
  catalogues: ['scripts/checkCatalogues.mjs'],
})
vitest('kit, contract, rules, machines, screens', 'unit', [
  'kit',
  'contract',
  'rules',
  'machines',
  'screens',
])
check('paths', ['scripts/task.mjs', 'scripts/printPaths.ts'])
vitest('server on the embedded database', 'server-embedded', ['server', 'server-mocked'])
head('a PostgreSQL of our own')
const postgres = await startPostgres()
vitest('server on PostgreSQL', 'server-postgres', ['server', 'server-mocked'], {
  TEST_POSTGRES_URL: postgres.url,
})
await postgres.stop()
check('build', ['scripts/buildIfNeeded.mjs'])
vitest('the built server as a process', 'process', ['process'])
const chromium = ensureChromium()
const browser = chromium === null ? {} : { PORTICO_CHROMIUM: chromium }
suite(
  'browser',
  'browser',
  () => [bin('@playwright/test', 'cli.js'), 'test', '--reporter=line,json'],
  (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...browser }),
  (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: failuresOfPlaywright(report),
  }),
)
check('size', ['scripts/size.mjs'], browser)

const ended = Date.now()
say('')
for (const [index, { title, at }] of begun.entries()) {
  say(`${String(seconds((begun[index + 1]?.at ?? ended) - at)).padStart(5)} s  ${title}`)
}
say(`${String(seconds(ended - started)).padStart(5)} s  in all`)
for (const name of failures) say(`✗ ${name}`)
if (total.skipped > 0) say(`${total.skipped} skipped: races, which only PostgreSQL can lose`)
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

// npm test: tests every behaviour in a few minutes; ends with a line of totals.
// npm test -- --all: also both databases in full, every supported Node, all brands and payloads,
// more faults, mutants, lint with types, and sizes.
// npm test -- --changed [ref]: tests what the changes since the last commit, or since a ref, can
// affect.
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare, print } from './prepare.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [option, since] = process.argv.slice(2)
if (![undefined, '--all', '--changed'].includes(option)) {
  print(`npm test does not know ${option}; it takes --all, or --changed and a ref.`)
  process.exit(1)
}
prepare()
if (option === '--changed') {
  const { testChanged } = await import('./testChanged.mjs')
  process.exit((await testChanged(since)) ? 0 : 1)
}
const isAll = option === '--all'
const { ensureChromium } = await import('./chromium.mjs')
const { ensureProxies } = await import('./proxies.mjs')
const { startPostgres } = await import('./postgres.mjs')
const { abreast, biome, check, oxlint, playwright, results, tsc, vitest } = await import(
  './test/steps.mjs'
)
const { summarize } = await import('./test/tally.mjs')
const { driverTests, processTests } = await import('./test/quickFiles.mjs')
const { endTogether } = await import('./test/endTogether.mjs')
const { otherNodes } = await import('./test/otherNodes.mjs')
endTogether()

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Installs what is missing before anything is measured.
const chromium = ensureChromium()
ensureProxies()
const nodes = isAll ? otherNodes() : []
const browser = chromium === null ? {} : { PORTICO_CHROMIUM: chromium }
print('')
const postgres = await startPostgres()
const onPostgres = { TEST_POSTGRES_URL: postgres.url }

// One worker each, two steps at a time, so that no core idles while a suite starts or ends. The
// slowest start first.
await check('build', ['scripts/buildIfNeeded.mjs'])()
// Runs alone: if the server has no time to render the page, the browser renders it and the layout
// shifts.
if (isAll) await check('size', ['scripts/size.mjs'], browser)()
await abreast(2, [
  vitest('screens', 'screens', ['screens'], { env: isAll ? { FAULTS_SAMPLE: '300' } : {} }),
  vitest('server on PostgreSQL', 'server-postgres', ['server'], { env: onPostgres }),
  vitest('server on the embedded database', 'server-embedded', ['server'], { files: driverTests }),
  vitest('the built server as a process', 'process', ['process'], {
    env: onPostgres,
    files: isAll ? [] : processTests,
  }),
  vitest('kit, contract, rules, machines', 'unit', ['kit', 'contract', 'rules', 'machines']),
])

// Playwright's processes wait at times for servers and timers; secondary steps use the processor
// only then.
const isSecondary = true
const secondary = (title, args) => check(title, args, {}, { isSecondary })
const charts = (command) =>
  secondary(`charts ${command}`, ['packages/statechart-kit/bin/charts.mjs', command])
const types = (of, folder, ...options) =>
  secondary(`types of ${of}`, [tsc, '--noEmit', '-p', folder, ...options])
await Promise.all([
  playwright('browser', 'browser', { ...browser, ...onPostgres }, { isAll })(),
  abreast(1, [
    // Every file once. Alone, a layer also lacks what the others may touch: `window`, or Node.
    types('everything', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
    secondary('lint', [oxlint, '--deny-warnings']),
    secondary('format', [biome, 'check', '--linter-enabled=false', '.']),
    secondary('catalogues', ['scripts/checkCatalogues.mjs']),
    secondary('commit subjects', ['scripts/checkCommits.mjs']),
    ...(isAll
      ? [
          vitest('faults put into charts, a sample', 'mutants', ['mutants'], {
            reportsSkipped: false,
            isSecondary,
          }),
          charts('check'),
          charts('faults'),
          ...['machines', 'src', 'server'].map((layer) => types(`${layer} alone`, layer)),
          secondary('lint with types', [oxlint, '--type-aware', '--deny-warnings']),
        ]
      : []),
  ]),
])

// This Node has run everything; each other one builds, starts and serves. What differs between
// the databases' drivers is tested on one of them each. All start what the last one has built.
for (const { major, path: node } of nodes)
  await check(`build with Node ${major}`, ['scripts/build.mjs'], {}, { node })()
await abreast(
  2,
  nodes.flatMap(({ major, path: node }, at) => [
    vitest(
      `server on ${at === 0 ? 'the embedded database' : 'PostgreSQL'}, Node ${major}`,
      `server-${major}`,
      ['server'],
      { env: at === 0 ? {} : onPostgres, node },
    ),
    vitest(`the built server as a process, Node ${major}`, `process-${major}`, ['process'], {
      env: onPostgres,
      files: processTests,
      node,
    }),
  ]),
)
await postgres.stop()
process.exit(summarize() ? 0 : 1)

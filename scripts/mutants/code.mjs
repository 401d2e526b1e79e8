// npm run mutants:code -- server/services/platform/limits.ts 'src/platform/**/*.ts' …: applies
// mutants to code other than charts, one at a time, and reports those that the suite of the server
// or of the screens does not kill. Uses StrykerJS.
// `--each 6` before the names judges one in six mutants, always the same ones; `--tests
// tests/server/auth/keys.test.ts,…` runs only these files instead of the whole suite; `--static`
// also judges code that runs once when a module is loaded, with all tests.
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { giveUp, prepare } from '../prepare.mjs'

prepare()
const { values, positionals: mutate } = parseArgs({
  options: {
    each: { type: 'string', default: '1' },
    tests: { type: 'string' },
    static: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const sampleEach = Number(values.each)
if (!Number.isInteger(sampleEach) || sampleEach < 1) giveUp('--each takes a whole number')
// A folder means all of its code, without styles.
const patterns = mutate.flatMap((name) =>
  existsSync(name) && statSync(name).isDirectory()
    ? [`${name}/**/*.{ts,tsx}`, `!${name}/**/*.css.ts`]
    : [name],
)
const suiteOf = { src: 'screens', server: 'server', demo: 'server' }
// A pattern that starts with `!` excludes files.
const suites = new Set(mutate.map((file) => suiteOf[file.replace(/^!/, '').split('/')[0]]))
if (suites.size !== 1 || suites.has(undefined)) {
  giveUp(
    'Name files or patterns, either of server/ and demo/ or of src/, such as server/services/platform/limits.ts',
  )
}
process.env.MUTANTS_SUITE = [...suites][0]
if (values.tests !== undefined) process.env.MUTANTS_TESTS = values.tests

const results = await new Stryker({
  mutate: patterns,
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    ...['sample.mjs', 'texts.mjs'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
  ],
  ignorers: ['texts'],
  checkers: sampleEach === 1 ? [] : ['sample'],
  sampleEach,
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // Code that runs when a module is loaded needs all tests for each mutant.
  ignoreStatic: !values.static,
  concurrency: 2,
  // The first run loads and compiles everything, on a machine that may be busy.
  dryRunTimeoutMinutes: 20,
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutants/code.json' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '.data', 'dist', 'e2e', 'test-results'],
  // TypeScript 7 has no API for it, and Vite takes no paths from it.
  tsconfigFile: 'none',
  allowConsoleColors: false,
}).runMutationTest()
process.exit(results.every(({ status }) => !['Survived', 'NoCoverage'].includes(status)) ? 0 : 1)

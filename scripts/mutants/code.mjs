// npm run mutants:code -- server/domain/limits.ts 'src/runtime/**/*.ts' …: puts faults into code that is no chart, one
// at a time, and tells which of them the server's suite or the screens' does not notice. StrykerJS does it.
import { Stryker } from '@stryker-mutator/core'
import { giveUp, prepare } from '../prepare.mjs'

prepare()
const mutate = process.argv.slice(2)
const suiteOf = { src: 'screens', server: 'server', demo: 'server' }
// A pattern that begins with `!` leaves files out.
const suites = new Set(mutate.map((file) => suiteOf[file.replace(/^!/, '').split('/')[0]]))
if (suites.size !== 1 || suites.has(undefined)) {
  giveUp(
    'Name files or patterns, either of server/ and demo/ or of src/, such as server/domain/limits.ts',
  )
}
process.env.MUTANTS_SUITE = [...suites][0]

const results = await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // What is made once, when a module is loaded, would need all tests each time.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutants/code.json' },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', '.data', 'dist', 'e2e', 'test-results'],
  // TypeScript 7 has no interface for it, and Vite reads no paths from it.
  tsconfigFile: 'none',
  allowConsoleColors: false,
}).runMutationTest()
process.exit(results.every(({ status }) => !['Survived', 'NoCoverage'].includes(status)) ? 0 : 1)

// The kinds of steps that `npm test` is made of. Each counts what it has found, and shows what its program said.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { count, timed } from './tally.mjs'

export const results = '.cache/results'
const bin = (name, file) => `node_modules/${name}/${file}`
export const biome = bin('@biomejs/biome', 'bin/biome')
export const oxlint = bin('oxlint', 'bin/oxlint')
export const tsc = bin('typescript', 'bin/tsc')
export const vitestBin = bin('vitest', 'vitest.mjs')

/**
 * Runs a script; what it says is kept back until it ends, so that two at once do not speak at once.
 *
 * @param isSecondary it takes of the processor only what the others leave
 */
export async function run(args, env = {}, { isSecondary = false } = {}) {
  const [program, ...before] = isSecondary ? yielding : [process.execPath]
  const child = spawn(program, [...before, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  return { succeeded: status === 0, output: Buffer.concat(output) }
}

// A priority that is set later reaches only some of the threads. Windows has no such command, and goes without.
const yielding = [...(process.platform === 'win32' ? [] : ['nice', '-n', '10']), process.execPath]

const show = (output) => process.stdout.write(output)

/** A step that passes or fails as a whole. */
export const check = (title, args, env, how) => () =>
  timed(title, async () => {
    const { succeeded, output } = await run(args, env, how)
    show(output)
    count(succeeded ? { passed: 1 } : { failed: 1, failures: [title] })
  })

/** A suite that counts its own tests into a file; one that wrote none has failed. */
const suite = (title, { args, env, file, read, isSecondary }) =>
  timed(title, async () => {
    const { succeeded, output } = await run(args, env, { isSecondary })
    const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : null
    if (!succeeded) show(output)
    if (counted !== null) count(counted)
    if (counted === null || (!succeeded && counted.failed === 0)) {
      count({ failed: 1, failures: [title] })
    }
  })

/** The names of Vitest's failed tests, each with its message's beginning; of a file that broke, the file's. */
function failuresOfVitest({ testResults }) {
  const first = (text = '') => text.split('\n', 3).join(' ')
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [`${name}: ${first(message)}`]
    return tests.map((test) => `${test.fullName}: ${first(test.failureMessages[0])}`)
  })
}

/**
 * Projects of Vitest in one worker.
 *
 * @param name of the file that the results go to
 * @param how `areSkippedTold` is false where tests are collected only, to be run in another way; `files` names those to run,
 *   all of them where it is empty
 */
export const vitest = (
  title,
  name,
  projects,
  { env = {}, areSkippedTold = true, isSecondary = false, files = [] } = {},
) => {
  const file = `${results}/${name}.json`
  return () =>
    suite(title, {
      file,
      env,
      isSecondary,
      args: [
        vitestBin,
        'run',
        ...files,
        ...projects.flatMap((project) => ['--project', project]),
        '--maxWorkers=1',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      read: (report) => ({
        passed: report.numPassedTests,
        // A file that broke has no tests to count.
        failed: report.numFailedTests || report.numFailedTestSuites,
        skipped: areSkippedTold ? report.numPendingTests : 0,
        failures: failuresOfVitest(report),
        files: report.testResults.map((result) => ({
          name: `${relative('.', result.name)} (${title})`,
          ms: result.endTime - result.startTime,
        })),
      }),
    })
}

/** The names of Playwright's tests that did not pass at once, each with what was found and where. */
function failuresOfPlaywright({ suites }) {
  const reasonOf = ({ tests }) => {
    // Of a test that ran out of time the first error only says so; the second says what it waited for.
    const errors = tests
      .flatMap((test) => test.results.flatMap((result) => result.errors))
      .slice(0, 2)
    const words = errors.flatMap(({ message = '', location }) => [
      location && `line ${location.line}`,
      ...stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 4),
    ])
    return words.filter(Boolean).join(' ')
  }
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...failuresOfPlaywright({ suites: inner }),
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => `${spec.file} › ${spec.title}: ${reasonOf(spec)}`),
  ])
}

/** How long the tests of each file took together. */
function filesOfPlaywright({ suites }) {
  const msOf = ({ suites: inner = [], specs }) =>
    inner.reduce((sum, one) => sum + msOf(one), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap((test) => test.results))
      .reduce((sum, { duration }) => sum + duration, 0)
  return suites.map((one) => ({ name: one.file, ms: msOf(one) }))
}

/** @param how `isAll` runs also what is tagged `@all`, and the pictures of the design system */
export const playwright = (title, name, env, { isAll }) => {
  const file = `${results}/${name}.json`
  return () =>
    suite(title, {
      file,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      args: [
        bin('@playwright/test', 'cli.js'),
        'test',
        '--reporter=line,json',
        ...(isAll ? [] : ['--grep-invert=@all', '--project=journeys', '--project=hostile']),
      ],
      read: ({ stats, suites }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        failures: failuresOfPlaywright({ suites }),
        files: filesOfPlaywright({ suites }),
      }),
    })
}

/** Takes the next step whenever one of so many has ended. */
export async function abreast(many, steps) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await step()
  }
  await Promise.all(Array.from({ length: many }, lane))
}

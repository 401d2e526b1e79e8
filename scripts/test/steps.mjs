// The kinds of steps of `npm test`. Each counts its results and shows its program's output.
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
 * Runs a script; buffers its output until it ends, so that the output of concurrent scripts does
 * not mix.
 *
 * @param how `isSecondary` runs it at a low priority; `node` is the path of another Node
 */
export async function run(args, env = {}, { isSecondary = false, node = process.execPath } = {}) {
  const [program, ...before] = [...(isSecondary ? yielding : []), node]
  const child = spawn(program, [...before, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  return { succeeded: status === 0, output: Buffer.concat(output) }
}

// A priority that is set after the start affects only some of the threads. Windows has no such
// command, and runs without.
const yielding = process.platform === 'win32' ? [] : ['nice', '-n', '10']

const show = (output) => process.stdout.write(output)

/** A step that passes or fails as a whole. */
export const check = (title, args, env, how) => () =>
  timed(title, async () => {
    const { succeeded, output } = await run(args, env, how)
    show(output)
    count(succeeded ? { passed: 1 } : { failed: 1, failures: [title] })
  })

/** A suite that writes its test results to a file; without the file, it has failed. */
const suite = (title, { args, env, file, read, how }) =>
  timed(title, async () => {
    const { succeeded, output } = await run(args, env, how)
    const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : null
    if (!succeeded) show(output)
    if (counted !== null) count(counted)
    if (counted === null || (!succeeded && counted.failed === 0)) {
      count({ failed: 1, failures: [title] })
    }
  })

/**
 * The names of Vitest's failed tests, each with the start of its message; for a file that failed to
 * load, the file's name.
 */
function failuresOfVitest({ testResults }) {
  const first = (text = '') => text.split('\n', 3).join(' ')
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0 && status === 'failed') return [`${name}: ${first(message)}`]
    return tests.map((test) => `${test.fullName}: ${first(test.failureMessages[0])}`)
  })
}

/**
 * Runs Vitest projects in one worker.
 *
 * @param name the file name of the results
 * @param how `reportsSkipped` is false if skipped tests run elsewhere; `files` lists the files to
 * run, all of them if it is empty; `isSecondary` and `node` as for `run`
 */
export const vitest = (
  title,
  name,
  projects,
  { env = {}, reportsSkipped = true, files = [], ...how } = {},
) => {
  const file = `${results}/${name}.json`
  return () =>
    suite(title, {
      file,
      env,
      how,
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
        // A file that failed to load contains no tests to count.
        failed: report.numFailedTests || report.numFailedTestSuites,
        skipped: reportsSkipped ? report.numPendingTests : 0,
        failures: failuresOfVitest(report),
        files: report.testResults.map((result) => ({
          name: `${relative('.', result.name)} (${title})`,
          ms: result.endTime - result.startTime,
        })),
      }),
    })
}

/**
 * The names of Playwright tests that did not pass at the first attempt, each with its error and
 * location.
 */
function failuresOfPlaywright({ suites }) {
  const reasonOf = ({ tests }) => {
    // If a test timed out, the first error only states that; the second names what it waited for.
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

/** Total duration of each file's tests. */
function filesOfPlaywright({ suites }) {
  const msOf = ({ suites: inner = [], specs }) =>
    inner.reduce((sum, one) => sum + msOf(one), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap((test) => test.results))
      .reduce((sum, { duration }) => sum + duration, 0)
  return suites.map((one) => ({ name: one.file, ms: msOf(one) }))
}

/** Walks through the charts that a run takes, about a minute of two workers; `npm run walks` takes all. */
const walksInSample = 12

/** @param how `isAll` also runs tests tagged `@all` and the design system's screenshots */
export const playwright = (title, name, env, { isAll }) => {
  const file = `${results}/${name}.json`
  return () =>
    suite(title, {
      file,
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        WALKS_SAMPLE: String(walksInSample),
      },
      args: [
        bin('@playwright/test', 'cli.js'),
        'test',
        '--reporter=line,json',
        ...(isAll
          ? []
          : ['--grep-invert=@all', '--project=journeys', '--project=hostile', '--project=walks']),
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

/** Runs steps concurrently, at most this many at a time. */
export async function abreast(many, steps) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await step()
  }
  await Promise.all(Array.from({ length: many }, lane))
}

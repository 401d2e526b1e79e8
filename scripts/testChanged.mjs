// npm test -- --changed: checks the changes since the last commit (or since a ref), and runs the
// tests of the features that they belong to.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { print } from './prepare.mjs'
import { featureTests } from './test/featureTests.mjs'

const git = (...args) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

/**
 * Checks format, types and commit subjects of everything, lints what has changed, and runs the
 * tests of the same features. Nearly every test of a server or a screen imports nearly everything,
 * so the imports alone would choose them all; `npm test` runs them, and the browser.
 *
 * @param since a commit or branch; by default the last commit
 */
export async function testChanged(since = 'HEAD') {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (changed.length === 0) {
    print(`Nothing has changed since ${since}.`)
    return true
  }
  const isTest = (file) => /\.test\.tsx?$/.test(file) && existsSync(file)
  const tests = featureTests(changed, git('ls-files', '-co', '--exclude-standard').filter(isTest))
  const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const steps = {
    format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--linter-enabled=false', '.'],
    types: [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
    lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...code],
    catalogues: ['scripts/checkCatalogues.mjs'],
    'commit subjects': ['scripts/checkCommits.mjs'],
    tests: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['kit', 'contract', 'rules', 'machines', 'screens', 'server'].flatMap((suite) => [
        '--project',
        suite,
      ]),
      '--maxWorkers=100%',
      ...tests,
    ],
  }
  if (code.length === 0) delete steps.lint
  // All at once, because each of them idles at times. Their output is shown when they end.
  const ends = await Promise.all(
    Object.entries(steps).map(async ([title, args]) => {
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      const message = []
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => message.push(text))
      const status = await new Promise((resolve) => child.on('close', resolve))
      print(`\n── ${title}`)
      process.stdout.write(Buffer.concat(message))
      return status === 0 ? [] : [title]
    }),
  )
  const failed = ends.flat()
  print(failed.length === 0 ? '\nAll of it passed.' : `\n✗ ${failed.join(', ')}`)
  return failed.length === 0
}

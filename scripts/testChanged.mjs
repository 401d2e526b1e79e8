// npm test -- --changed: tests what the changes since the last commit (or since a ref) can affect,
// in about a minute.
import { spawn, spawnSync } from 'node:child_process'
import { print } from './prepare.mjs'

const git = (...args) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

const projects = ['kit', 'contract', 'rules', 'machines', 'screens', 'server']
/**
 * Test projects that a change in a folder can affect, by the linter's layers; other folders affect
 * all.
 */
const reaching = {
  packages: ['kit', 'machines'],
  src: ['kit', 'screens'],
  server: ['contract', 'server'],
  demo: ['contract', 'server'],
}
const reachedBy = (changed) =>
  projects.filter((project) =>
    changed.some((file) => (reaching[file.split('/')[0]] ?? projects).includes(project)),
  )

/**
 * Checks format, lint, types and commit subjects of everything, and runs the tests whose imports
 * lead to a changed file. Starts no browser, no server process and no PostgreSQL; `npm test` does.
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
      `--changed=${since}`,
      ...reachedBy(changed).flatMap((project) => ['--project', project]),
      '--maxWorkers=100%',
      '--passWithNoTests',
      '--experimental.fsModuleCache',
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

// npm test -- --changed: what the changes since the last commit (or since a ref) can reach, in about a minute.
import { spawn, spawnSync } from 'node:child_process'
import { print } from './prepare.mjs'

const git = (...args) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

const projects = ['kit', 'contract', 'rules', 'machines', 'screens', 'server']
/** Whose imports can lead to these folders, by the layers that the linter keeps apart; any to all others. */
const reaching = {
  src: ['kit', 'screens'],
  server: ['contract', 'server'],
  demo: ['contract', 'server'],
}
const reachedBy = (changed) =>
  projects.filter((project) =>
    changed.some((file) => (reaching[file.split('/')[0]] ?? projects).includes(project)),
  )

/**
 * Format, lint, types and commit subjects of everything, and the tests whose imports lead to a changed file. It starts no
 * browser, no process and no PostgreSQL: `npm test` does.
 *
 * @param since a commit or branch; the last commit where none is named.
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
  // All at once: each leaves a core idle for a while. What one says is shown when it ends.
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

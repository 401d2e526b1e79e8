// Checks the subjects of commits: those since the main branch, or the last 20 without a remote.
// Ignores commits that do not descend from the one that added this file.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './prepare.mjs'

const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'chore']
const maxLength = 72
const maxCommits = 20
const form = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9][a-z0-9/-]*\\))?!?: (\\S.*)$`)

/** Verbs that name a mood instead of the change → the verb to use. */
const moodLabels = {
  say: 'document',
  tell: 'report',
  hold: 'assert',
  let: 'allow',
  walk: 'test',
  notice: 'detect',
}
/** Imperatives with the ending of another verb form. */
const imperatives = new Set(
  'alias bias bring canvas embed exceed feed focus need ping proceed seed shed speed string'.split(
    ' ',
  ),
)
const isOtherForm = (word) => /(?:ed|ing|[^s]s)$/.test(word) && !imperatives.has(word)

/** The problems of a commit's subject; empty if it is valid. */
export function problemsOf(subject) {
  const problems = []
  if (subject.length > maxLength)
    problems.push(`has ${subject.length} characters, more than ${maxLength}`)
  const [, summary] = form.exec(subject) ?? []
  if (summary === undefined) {
    problems.push(`is not "type(feature): subject", with one of the types ${types.join(', ')}`)
    return problems
  }
  if (summary.endsWith('.')) problems.push('ends with a full stop')
  const [first] = summary.split(/[\s,:]/)
  const word = first.toLowerCase()
  if (Object.hasOwn(moodLabels, word))
    problems.push(`begins with "${first}"; name what changed, such as "${moodLabels[word]}"`)
  else if (isOtherForm(word))
    problems.push(`begins with "${first}"; use the imperative, such as "add" or "fix"`)
  else if (first !== word) problems.push(`begins with "${first}"; begin in lower case`)
  return problems
}

const rule = 'scripts/checkCommits.mjs'
/** Inside a hook, git's environment variables would point to another repository than `root`. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master']

/**
 * Finds invalid subjects in the repository at `root`.
 *
 * @returns the number of checked commits and their problems; `skipped` is the reason if none could
 * be checked.
 */
export function checkCommits(root = '.') {
  const nothing = { checked: 0, problems: [] }
  // Otherwise, an export inside another repository would be checked by that repository's history.
  if (!existsSync(join(root, '.git'))) return { ...nothing, skipped: 'there is no .git here' }
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, env, encoding: 'utf8' })
    return status === 0 ? stdout.split('\n').filter(Boolean) : null
  }
  const added = git('log', '--diff-filter=A', '--format=%H', '--', rule)
  if (added === null) return { ...nothing, skipped: 'git cannot read the history' }
  const start = added.at(-1)
  if (start === undefined) return { ...nothing, skipped: `no commit has added ${rule} yet` }

  const bases = mainBranches.map((branch) => git('merge-base', branch, 'HEAD')?.[0])
  const base = bases.find(Boolean)
  const since = base === undefined ? ['-n', String(maxCommits), 'HEAD'] : [`${base}..HEAD`]
  const lines = git('log', '--no-merges', '--format=%H %s', ...since) ?? []
  const underRule = new Set(git('rev-list', '--ancestry-path', `${start}..HEAD`))
  const commits = lines
    .map((line) => ({ hash: line.split(' ', 1)[0], subject: line.slice(line.indexOf(' ') + 1) }))
    .filter(({ hash }) => underRule.has(hash))
  return {
    checked: commits.length,
    problems: commits.flatMap(({ hash, subject }) =>
      problemsOf(subject).map((problem) => `${hash.slice(0, 8)} "${subject}" ${problem}`),
    ),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { checked, problems, skipped } = checkCommits()
  if (skipped !== undefined) print(`Commit subjects are not checked: ${skipped}.`)
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) {
    process.stderr.write('Reword them with git rebase -i; CONTRIBUTING.md has the form.\n')
    process.exit(1)
  }
  if (skipped === undefined) print(`${checked} commit subjects are well formed.`)
}

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkCommits, problemsOf } from '../../scripts/checkCommits.mjs'

describe("a commit's subject", () => {
  it.each([
    'feat: add kiosk mode',
    'fix(offline): cache the app shell on kiosks',
    'fix(how-to): fix the path',
    'feat(server/http)!: remove the old sign-out',
    'test(kit): focus on runs',
    'build: seed the demo database',
    'docs: describe OpenAPI',
    `perf: ${'a'.repeat(66)}`,
  ])('accepts "%s"', (subject) => {
    expect(problemsOf(subject)).toEqual([])
  })

  it.each([
    ['Add kiosk mode', 'is not "type(feature): subject"'],
    ['style: format the code', 'is not "type(feature): subject"'],
    ['fix offline', 'is not "type(feature): subject"'],
    ['fix(Offline): cache the shell', 'is not "type(feature): subject"'],
    ['fix:cache the shell', 'is not "type(feature): subject"'],
    [`perf: ${'a'.repeat(67)}`, 'has 73 characters, more than 72'],
    ['fix: cache the shell.', 'ends with a full stop'],
    ['fix: Cache the shell', 'begins with "Cache"; begin in lower case'],
    ['feat: added kiosk mode', 'begins with "added"; use the imperative'],
    ['feat: adding kiosk mode', 'begins with "adding"; use the imperative'],
    ['feat: adds kiosk mode', 'begins with "adds"; use the imperative'],
    ['docs: say how a kiosk ends', 'such as "document"'],
    ['test: Hold the session open', 'such as "assert"'],
    ['feat: let tenants invite', 'such as "allow"'],
    ['test: walk the wizard', 'such as "test"'],
    ['test: notice a lost focus', 'such as "detect"'],
    ['feat: tell the user', 'such as "report"'],
  ])('refuses "%s"', (subject, reason) => {
    expect(problemsOf(subject)).toEqual([expect.stringContaining(reason)])
  })
})

/** When run from a hook, git would use these and commit to the hook's repository. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
)
const hasGit = spawnSync('git', ['--version']).status === 0

describe.runIf(hasGit)("a repository's commits", () => {
  let root: string
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@house.test']
    const quiet = ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null']
    return execFileSync('git', [...who, ...quiet, ...args], { cwd: root, env, stdio: 'pipe' })
  }
  const commit = (subject: string) => git('commit', '--allow-empty', '-m', subject)
  const beginRule = () => {
    mkdirSync(join(root, 'scripts'))
    writeFileSync(join(root, 'scripts/checkCommits.mjs'), '')
    git('add', '.')
    commit('Begin the rule')
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portico-commits-'))
    git('init', '-b', 'main')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('are checked since the rule exists', () => {
    commit('Say nothing')
    beginRule()
    commit('fix: cache the shell')
    expect(checkCommits(root)).toEqual({ checked: 1, problems: [] })
    commit('Cache the shell')
    const { checked, problems } = checkCommits(root)
    expect(checked).toBe(2)
    expect(problems).toEqual([expect.stringContaining('"Cache the shell" is not')])
  })

  it('exclude a branch that started before the rule', () => {
    commit('Say nothing')
    git('switch', '-c', 'older')
    commit('Say more')
    git('switch', 'main')
    beginRule()
    git('merge', '--no-ff', '-m', 'Merge', 'older')
    commit('fix: cache the shell')
    expect(checkCommits(root)).toEqual({ checked: 1, problems: [] })
  })

  it('are those since the main branch of the remote, if there is one', () => {
    beginRule()
    commit('Say nothing')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    commit('Say more')
    const { checked, problems } = checkCommits(root)
    expect(checked).toBe(1)
    expect(problems).toEqual([expect.stringContaining('"Say more"')])
  })

  it('are the last twenty without a remote', () => {
    beginRule()
    commit('Say nothing')
    for (let count = 0; count < 20; count += 1) commit('fix: cache the shell')
    expect(checkCommits(root)).toEqual({ checked: 20, problems: [] })
  })

  it('are as many as a shallow clone has', () => {
    beginRule()
    commit('Say nothing')
    commit('fix: cache the shell')
    const origin = root
    root = mkdtempSync(join(tmpdir(), 'portico-commits-'))
    git('clone', '--depth=2', `file://${origin}`, '.')
    git('remote', 'remove', 'origin')
    rmSync(origin, { recursive: true })
    expect(checkCommits(root)).toEqual({ checked: 1, problems: [] })
  })

  it('are not checked in an export without .git', () => {
    commit('Say nothing')
    const exported = join(root, 'export')
    mkdirSync(exported)
    expect(checkCommits(exported)).toEqual({
      checked: 0,
      problems: [],
      skipped: 'there is no .git here',
    })
  })
})

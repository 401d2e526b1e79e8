// npm run mutants [-- machine …]: applies each mutant of a list to the charts, one at a time, and
// reports those that no test kills. Name the charts that you have changed: those of root and wizard
// take many minutes.
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { giveUp, prepare, print } from '../prepare.mjs'

prepare()
/** One line per judged mutant; and the one that is being judged. */
const [file, now] = ['.cache/mutants/charts.jsonl', '.cache/mutants/now.json']
const most = 120_000
for (const old of [file, now]) rmSync(old, { force: true })
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/**
 * Runs the tests against all remaining mutants; false if one of them has caused an endless loop.
 */
function judge() {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'mutants', '--reporter=dot'],
    {
      stdio: 'ignore',
      // A separate process group, so that its workers can be killed with it.
      detached: true,
      env: { ...process.env, MUTANTS_OF: process.argv.slice(2).join(','), MUTANTS_SAMPLE: 'all' },
    },
  )
  const endAll = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  process.once('SIGINT', () => {
    endAll()
    process.exit(130)
  })
  let [last, since] = ['', Date.now()]
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      const current = read(now)
      if (current !== last) [last, since] = [current, Date.now()]
      if (current === '' || Date.now() - since < most) return
      clearInterval(watch)
      endAll()
      const hung = { ...JSON.parse(current), fate: 'scenarios', by: 'its tests do not end' }
      appendFileSync(file, `${JSON.stringify(hung)}\n`)
      resolve(false)
    }, 1000)
    const end = (isEnded) => {
      clearInterval(watch)
      resolve(isEnded)
    }
    child.on('exit', (_, signal) => end(signal === null))
  })
}

while (!(await judge())) print('A mutant caused an endless loop, which counts as killed.')
const lines = read(file).split('\n').filter(Boolean)
if (lines.length === 0) {
  giveUp(
    'Nothing was judged: is that the name of a chart? `npx vitest run --project mutants` says more.',
  )
}
const all = lines.map((one) => JSON.parse(one))
const judged = [...new Set(all.map(({ name }) => name))].map((name) => [
  name,
  all.filter((one) => one.name === name),
])
const columns = ['laws', 'scenarios', 'rules', 'survived', 'harmless']
const row = (name, counts) => {
  const sum = columns.reduce((before, column) => before + counts[column], 0)
  const score = (100 * (sum - counts.survived)) / sum
  const cells = columns.map((column) => String(counts[column]).padStart(10))
  print(
    `${name.padEnd(16)}${String(sum).padStart(8)}${cells.join('')}${score.toFixed(0).padStart(8)} %`,
  )
}
const none = () => Object.fromEntries(columns.map((column) => [column, 0]))
const total = none()
print(
  `${'chart'.padEnd(16)}${'faults'.padStart(8)}${columns.map((name) => name.padStart(10)).join('')}   score`,
)
for (const [name, list] of judged) {
  const counts = none()
  for (const { fate } of list) counts[fate] += 1
  for (const column of columns) total[column] += counts[column]
  row(name, counts)
}
row('all', total)
print('')
for (const [name, list] of judged) {
  for (const { mutant, fate } of list) if (fate === 'survived') print(`survived: ${name} ${mutant}`)
}
process.exit(total.survived === 0 ? 0 : 1)

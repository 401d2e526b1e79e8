// npm run mutants [-- machine …]: puts every fault of a list into the charts, one at a time, and tells which
// of them no test notices. Name the charts that you have changed: those of root and wizard take many minutes.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { giveUp, prepare, say } from '../prepare.mjs'

prepare()
const results = '.cache/mutants/charts.json'
rmSync(results, { force: true })
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'mutants', '--reporter=dot'],
  {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, MUTANTS_OF: process.argv.slice(2).join(','), MUTANTS_SAMPLE: 'all' },
  },
)
if (!existsSync(results) || readFileSync(results, 'utf8') === '{}') {
  giveUp(
    'Nothing was judged: is that the name of a chart? `npx vitest run --project mutants` says more.',
  )
}
const judged = Object.entries(JSON.parse(readFileSync(results, 'utf8')))
const columns = ['laws', 'scenarios', 'rules', 'survived', 'harmless']
const row = (name, counts) => {
  const all = columns.reduce((sum, column) => sum + counts[column], 0)
  const score = (100 * (all - counts.survived)) / all
  const cells = columns.map((column) => String(counts[column]).padStart(10))
  say(
    `${name.padEnd(16)}${String(all).padStart(8)}${cells.join('')}${score.toFixed(0).padStart(8)} %`,
  )
}
const none = () => Object.fromEntries(columns.map((column) => [column, 0]))
const total = none()
say(
  `${'chart'.padEnd(16)}${'faults'.padStart(8)}${columns.map((name) => name.padStart(10)).join('')}   score`,
)
for (const [name, list] of judged) {
  const counts = none()
  for (const { fate } of list) counts[fate] += 1
  for (const column of columns) total[column] += counts[column]
  row(name, counts)
}
row('all', total)
say('')
for (const [name, list] of judged) {
  for (const { mutant, fate } of list) if (fate === 'survived') say(`survived: ${name} ${mutant}`)
}
process.exit(status ?? 1)

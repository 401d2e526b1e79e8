import { existsSync, readdirSync, readFileSync } from 'node:fs'

type Counted = {
  name: string
  edges: number
  paths: number
  states: number
  transitions: number
  runs: Record<string, { paths: number; transitions: number }>
}

const folder = '.cache/paths'
if (!existsSync(folder)) {
  process.stderr.write(
    'No paths are counted yet. Run npx vitest run --project machines, then this command again.\n',
  )
  process.exit(1)
}
const rows = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Counted)
  .toSorted((a, b) => a.name.localeCompare(b.name))
const sum = (key: 'edges' | 'paths' | 'states' | 'transitions') =>
  rows.reduce((all, row) => all + row[key], 0)
const line = (name: string, ...figures: (number | string)[]) =>
  `${name.padEnd(28)}${figures.map((figure) => String(figure).padStart(13)).join('')}\n`

process.stdout.write(line('machine', 'edges', 'paths', 'states', 'transitions'))
for (const { name, edges, paths, states, transitions, runs } of rows) {
  process.stdout.write(line(name, edges, paths, states, transitions))
  for (const [run, own] of Object.entries(runs)) {
    process.stdout.write(line(`  ${run}`, '', own.paths, '', own.transitions))
  }
}
process.stdout.write(line('all', sum('edges'), sum('paths'), sum('states'), sum('transitions')))

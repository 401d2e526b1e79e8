// The figures that docs/performance.md keeps, so that a measurement prints beside them.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../docs/performance.md', import.meta.url)
const row = (cells) => `| ${cells.join(' | ')} |`
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The tables of the document: heading of the section → name of the figure → its cells. */
function tables() {
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading] = section.split('\n', 1)
      const rows = section.split('\n').filter((line) => line.startsWith('| '))
      return [heading, new Map(rows.map((line) => [cellsOf(line)[0], cellsOf(line)]))]
    }),
  )
}

/**
 * Prints figures beside the last ones. With `--keep` on the command line, they replace those in the document.
 *
 * @param section the heading of their table, whose second column is the last figure
 * @param figures `name` as in the table; `value` is a ratio or a count; `spread` and `goal`, if any, are in its unit
 */
export function compareFigures(section, figures) {
  const last = tables().get(section) ?? new Map()
  const two = (value) => (value === undefined ? '' : value.toFixed(2))
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2
  const print = (name, ...cells) =>
    process.stdout.write(`${name.padEnd(width)}${cells.map((cell) => cell.padStart(9)).join('')}\n`)
  print(section, 'now', '±', 'last', 'goal')
  for (const { name, value, spread, goal } of figures)
    print(name, two(value), two(spread), last.get(name)?.[1] ?? 'none', two(goal))
  if (process.argv.includes('--keep')) keep(section, figures)
}

function keep(section, figures) {
  const values = new Map(figures.map(({ name, value }) => [name, value.toFixed(2)]))
  const [before, ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const updated = sections.map((text) => {
    if (!text.startsWith(`## ${section}\n`)) return text
    return text
      .split('\n')
      .map((line) => {
        const [name, , ...rest] = cellsOf(line)
        const value = values.get(name)
        return value === undefined ? line : row([name, value, ...rest])
      })
      .join('\n')
  })
  writeFileSync(file, [before, ...updated].join(''))
}

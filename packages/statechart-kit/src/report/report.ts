import type { AnyStateMachine } from 'xstate'
import type { Unreached } from '../generators/unreached'
import type { Measurement } from '../measure/measure'
import type { Judged } from '../mutants/judge'
import type { Share } from '../share'
import { drawChart, type Level, type Levels } from './draw'
import { escapeHtml, scriptJson } from './html'
import { reportScript, reportStyle } from './page'

/** Everything that the report shows of a machine. */
export interface ReportedChart {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly measured: Measurement
  /** What the run before measured. */
  readonly earlier?: Measurement | undefined
  readonly unreached: readonly Unreached[]
  /** The mutants of the last `mutate`; empty if there was none. */
  readonly mutants: readonly Judged[]
}

const columns = ['states', 'transitions', 'guards', 'delays', 'outcomes', 'pairs'] as const

/** A self-contained HTML page: it loads nothing, and opens from disk. */
export function reportPage(charts: readonly ReportedChart[], title: string, date: Date): string {
  const details = Object.fromEntries(
    charts.map(({ name, measured, mutants }) => [
      name,
      {
        taken: measured.taken,
        walks: measured.walks,
        detected: Object.fromEntries(mutants.map(({ mutant, fate, by }) => [mutant, { fate, by }])),
      },
    ]),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${charts.length} machines, ${sum(charts, 'paths')} paths, ${sum(charts, 'laws')} laws · <time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<p class="legend"><span class="many">taken often</span> <span class="few">taken by up to three steps</span> <span class="none">never taken</span></p>
</header>
<main>
<table class="overview">
<thead><tr><th>machine</th>${columns.map((column) => `<th>${column}</th>`).join('')}<th>laws</th><th>faults detected</th></tr></thead>
<tbody>
${charts.map(overviewRow).join('\n')}
</tbody>
</table>
${charts.map(section).join('\n')}
</main>
<aside id="panel" hidden aria-live="polite"></aside>
<script>const charts = ${scriptJson(details)};${reportScript}</script>
</body>
</html>
`
}

const sum = (charts: readonly ReportedChart[], key: 'paths' | 'laws') =>
  charts.reduce((total, { measured }) => total + measured[key], 0)

function overviewRow({ name, measured, earlier, mutants }: ReportedChart): string {
  const cells = columns.map((column) => shareCell(measured[column], earlier?.[column]))
  const detected = mutants.filter(({ fate }) => fate !== 'survived').length
  const faults = mutants.length === 0 ? '–' : `${detected} of ${mutants.length}`
  return `<tr><th><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></th>${cells.join('')}<td>${measured.laws}</td><td>${faults}</td></tr>`
}

const partOf = ({ covered, total }: Share) => (total === 0 ? 1 : covered / total)

function shareCell(share: Share, earlier: Share | undefined): string {
  const part = partOf(share)
  const change = earlier === undefined ? 0 : Math.round(100 * (part - partOf(earlier)))
  const trend =
    change === 0
      ? ''
      : ` <small class="${change > 0 ? 'up' : 'down'}">${change > 0 ? '▲' : '▼'} ${Math.abs(change)}</small>`
  const text = share.total === 0 ? '–' : `${share.covered}/${share.total}`
  return `<td><span class="bar" style="--part:${Math.round(100 * part)}%"></span>${text}${trend}</td>`
}

/** Steps up to this number are few. */
const few = 3

function levelsOf({ measured, machine }: ReportedChart): Levels {
  const missing = new Set(measured.states.missing.map((id) => id.replace(`${machine.id}.`, '')))
  const level = (count: number): Level => (count === 0 ? 'none' : count <= few ? 'few' : 'many')
  return {
    state: (path) => (missing.has(path) ? 'none' : 'many'),
    transition: (name) => level(measured.taken[name] ?? 0),
  }
}

function section(chart: ReportedChart): string {
  const { name, machine, measured, unreached, mutants } = chart
  const survivors = mutants.filter(({ fate }) => fate === 'survived')
  return `<section id="${escapeHtml(name)}" data-chart="${escapeHtml(name)}">
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(machine.root.description ?? '')}</p>
<div class="chart">${drawChart(machine, levelsOf(chart))}</div>
<div class="lists">
${list(
  'Not reached',
  unreached.map((each) => `${each.name}: ${each.why}`),
)}
${list('Guards without one of their results', measured.guards.missing)}
${list(
  'Surviving faults',
  survivors.map(({ mutant }) => mutant),
)}
${list(
  'Slowest walks',
  measured.slowest.map(({ path, ms }) => `${ms.toFixed(1)} ms: ${path}`),
)}
</div>
</section>`
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const lines = items.map((item) => `<li>${escapeHtml(item)}</li>`)
  return `<details${items.length <= 5 ? ' open' : ''}><summary>${title} (${items.length})</summary><ul>${lines.join('')}</ul></details>`
}

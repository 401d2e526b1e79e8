import type { AnyStateMachine } from 'xstate'
import { ownTransitions, stateNodes } from '../chart'
import type { CoveredSection } from '../document/citations'
import type { Unreached } from '../generators/unreached'
import type { Layer } from '../layers/layer'
import type { Measurement } from '../measure/measure'
import type { Judged } from '../mutants/judge'
import { type Share, shareOf } from '../share'
import { transitionNames } from '../transitionName'
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

/** Everything that the report shows. */
export interface Reported {
  readonly charts: readonly ReportedChart[]
  /** What tests reached outside of the generated paths: on screens, in the browser. */
  readonly layers: readonly Layer[]
  /** The document that the laws are written from; empty if there is none. */
  readonly sections: readonly CoveredSection[]
  readonly title: string
  readonly date: Date
}

/** A self-contained HTML page: it loads nothing, and opens from disk. */
export function reportPage({ charts, layers, sections, title, date }: Reported): string {
  const details = Object.fromEntries(
    charts.map(({ name, machine, measured, mutants }) => [
      name,
      {
        taken: measured.taken,
        walks: measured.walks,
        id: machine.id,
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
${layers.length === 0 ? '' : layerChoice(layers)}
<p class="legend"><span class="many">taken often</span> <span class="few">taken by up to three steps</span> <span class="none">never taken</span></p>
</header>
<main>
<table class="overview">
<thead><tr><th>machine</th>${columns.map((column) => `<th>${column}</th>`).join('')}${layers.map(({ name }) => `<th>${escapeHtml(name)}</th>`).join('')}<th>laws</th><th>faults detected</th></tr></thead>
<tbody>
${charts.map((chart) => overviewRow(chart, layers)).join('\n')}
</tbody>
</table>
${sentenceSection(sections)}
${charts.map(section).join('\n')}
</main>
<aside id="panel" hidden aria-live="polite"></aside>
<script>const charts = ${scriptJson(details)}, layers = ${scriptJson(layers)};${reportScript}</script>
</body>
</html>
`
}

const sum = (charts: readonly ReportedChart[], key: 'paths' | 'laws') =>
  charts.reduce((total, { measured }) => total + measured[key], 0)

/** By which layer the charts are colored. */
function layerChoice(layers: readonly Layer[]): string {
  const names = ['', ...layers.map(({ name }) => name)]
  const choices = names.map(
    (name, at) =>
      `<label><input type="radio" name="layer" value="${escapeHtml(name)}"${at === 0 ? ' checked' : ''}> ${escapeHtml(name || 'paths and random walks')}</label>`,
  )
  return `<fieldset class="layers"><legend>Coverage by</legend>${choices.join('')}</fieldset>`
}

function overviewRow(
  { name, machine, measured, earlier, mutants }: ReportedChart,
  layers: readonly Layer[],
): string {
  const cells = columns.map((column) => shareCell(measured[column], earlier?.[column]))
  const detected = mutants.filter(({ fate }) => fate !== 'survived').length
  const faults = mutants.length === 0 ? '–' : `${detected} of ${mutants.length}`
  const transitions = transitionNames(stateNodes(machine).flatMap(ownTransitions))
  cells.push(
    ...layers.map((layer) =>
      shareCell(
        shareOf(transitions, (each) => Object.hasOwn(layer.transitions, each)),
        undefined,
      ),
    ),
  )
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

/** The sentences of the document that no law holds, by section. */
function sentenceSection(sections: readonly CoveredSection[]): string {
  if (sections.length === 0) return ''
  const rows = sections.map(
    (each) =>
      `<tr><th>${escapeHtml(each.section)}</th>${shareCell(each, undefined)}<td class="wide">${list('Without a law', each.missing, false)}</td></tr>`,
  )
  return `<section id="sentences"><h2>Sentences that a law holds</h2><p>Of the document that the laws are written from. What the charts do not decide has other tests.</p><table class="overview"><tbody>${rows.join('\n')}</tbody></table></section>`
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

function list(title: string, items: readonly string[], isOpen = items.length <= 5): string {
  if (items.length === 0) return ''
  const lines = items.map((item) => `<li>${escapeHtml(item)}</li>`)
  return `<details${isOpen ? ' open' : ''}><summary>${title} (${items.length})</summary><ul>${lines.join('')}</ul></details>`
}

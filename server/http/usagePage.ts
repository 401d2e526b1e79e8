import type { BuildingUse } from '../services/platform/measuring/weeklyUse'
import { escapeHtml } from './escapeHtml'

const css = `
:root { color-scheme: light dark }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #23201c; background: #f6f3ee }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem }
.about { margin: 0; color: #5c554b }
.tables { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start }
table { border-collapse: collapse; background: #fff; border-radius: .75rem; overflow: hidden }
caption { margin: 1rem 0 .5rem; text-align: start; font-weight: 600 }
td { padding: .4rem .9rem; border-top: 1px solid #e7e1d6; overflow-wrap: anywhere }
td:last-child { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
@media (prefers-color-scheme: dark) {
  body { color: #ece7df; background: #191714 } .about { color: #b8afa2 }
  table { background: #23201c } td { border-color: #3a352e }
}
`

type Line = { name: string; figure: string }

function table(caption: string, lines: readonly Line[]): string {
  if (lines.length === 0) return ''
  const rows = lines.map(
    ({ name, figure }) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(figure)}</td></tr>`,
  )
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`
}

const counted = (uses: BuildingUse['pages']): Line[] =>
  uses.map(({ name, events }) => ({ name: name === '' ? 'unnamed' : name, figure: String(events) }))

const vitalFigure = (name: string, p75: number) =>
  name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`

function section(use: BuildingUse): string {
  const vitals = use.vitals.map(({ name, p75, visits }) => ({
    name: `${name} (${visits} visits)`,
    figure: vitalFigure(name, p75),
  }))
  return `<section>
<h2>${escapeHtml(use.building ?? 'Before a building is entered')}</h2>
<p class="about">${use.users} people, ${use.pageViews} pages, home seen ${use.homeImpressions} times.</p>
<div class="tables">
${table('Pages', counted(use.pages))}
${table('Content opened, by type', counted(use.contentClicks))}
${table('Services opened', counted(use.utilityClicks))}
${table('Speed, 75th percentile', vitals)}
</div>
</section>`
}

/** A week's usage as a page without scripts. */
export function usagePage(uses: readonly BuildingUse[], nonce: string): string {
  const body =
    uses.length === 0
      ? '<p>Nobody has agreed to be counted in this week, or nothing happened.</p>'
      : uses.map(section).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Use of the last seven days</title>
<style nonce="${nonce}">${css}</style>
</head>
<body>
<main>
<h1>Use of the last seven days</h1>
<p class="about">Of people who have agreed to be counted.</p>
${body}
</main>
</body>
</html>
`
}

import type { Deployment } from '@contract/deployment'
import type { Dependencies } from '@server/http/dependencies'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { domainThemeReply, whitelabelFor } from '@server/services/tenancy/whitelabels'
import { type ContrastFigure, contrastFigures } from '@ui/theme/contrastFigures'
import type { Hono } from 'hono'
import { hostsAt } from './appHosts'
import { buildingUuid } from './buildings'
import { demoPage } from './demoPage'

const path = '/demo/brand'
/**
 * The key screens of a brand. Visitors who have not signed in at this host see its sign-in instead.
 */
const screens = [
  { name: 'Home', at: '/' },
  { name: 'Bookings', at: '/my-history?type=bookings' },
  { name: 'Help desk', at: '/help-desk' },
  { name: 'Account', at: '/account' },
]

/** The thermostat of a suite, for tenants of the building that the brand of `localhost` shows first. */
const dial = {
  host: 'localhost',
  at: `/building/${buildingUuid.meridian}/smart-building/floors/7/suites/710/control/temperature`,
}

const css = `
main { max-width: none; padding-inline: clamp(1.25rem, 4vw, 3rem) }
main nav { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0 1.5rem }
main nav a { padding: .6rem 1rem; border: 1px solid var(--field); border-radius: 2rem; color: inherit; text-decoration: none }
main nav a[aria-current] { color: var(--on-brand); background: var(--brand); border-color: transparent }
h2 { margin: 2.5rem 0 .75rem; font: 400 1.5rem/1.2 Display, Georgia, serif }
.screens { display: flex; flex-wrap: wrap; gap: 1.5rem }
figure { margin: 0 }
figcaption { margin-bottom: .5rem; color: var(--muted) }
iframe { width: 390px; max-width: 100%; height: 780px; border: 0; border-radius: 1.25rem; background: #fff; box-shadow: 0 2px 16px #0002 }
.wide iframe { width: min(1280px, 100%); height: 800px; border-radius: .75rem }
.wide { width: 100% }
.tables { display: flex; flex-wrap: wrap; gap: 1.5rem }
table { border-collapse: collapse; background: var(--card); border-radius: .75rem; overflow: hidden }
caption { margin-bottom: .5rem; text-align: start; color: var(--muted) }
td { padding: .4rem .9rem; border-top: 1px solid var(--line) }
td:last-child { text-align: end; font-variant-numeric: tabular-nums }
`

/** Each color pair as an SVG, because a strict policy allows no style attributes. */
const sample = ({ over, under }: ContrastFigure) =>
  `<svg width="56" height="28" role="img" aria-label="${over} on ${under}"><rect width="56" height="28" rx="6" fill="${under}"/><text x="28" y="20" text-anchor="middle" font-size="16" fill="${over}">Aa</text></svg>`

function figuresTable(scheme: string, figures: ContrastFigure[]): string {
  const rows = figures.map(
    (figure) =>
      `<tr><td>${sample(figure)}</td><td>${escapeHtml(figure.what)}</td><td>${figure.ratio.toFixed(1)} : 1</td></tr>`,
  )
  return `<table><caption>${scheme === 'dark' ? 'Dark' : 'Light'}</caption><tbody>${rows.join('')}</tbody></table>`
}

const frame = ({ name, at }: { name: string; at: string }, width: string) =>
  `<figure class="${width}"><figcaption>${name}</figcaption><iframe src="${at}" title="${name}" loading="lazy"></iframe></figure>`

/** One press leads to the same page of another brand, at its host. */
function brandLinks(deployment: Deployment, hostHeader: string | undefined, own: string): string {
  const links = hostsAt(deployment, hostHeader).map((origin, at) => {
    const { name = '', host = '' } = deployment.brands[at] ?? {}
    const current = host === own ? ' aria-current="page"' : ''
    return `<a href="${origin}${path}"${current}>${escapeHtml(name)}</a>`
  })
  return `<nav aria-label="Brands">${links.join('')}</nav>`
}

/** Two phones at one suite: what one sets, the other shows within a second. */
const twoPhones = `<h2>Two phones, one dial</h2>
<p class="about">Signed in as a tenant of One Meridian Plaza, turn the temperature on one of them; the other follows.</p>
<div class="screens">${['One phone', 'Another phone'].map((name) => frame({ name, at: dial.at }, 'narrow')).join('\n')}</div>`

/** One brand on its key screens, at its own host, with the contrast of its colors. */
export function serveBrandPage(
  app: Hono<{ Variables: Variables }>,
  dependencies: Dependencies,
): void {
  app.get(path, async (context) => {
    context.set('route', path)
    const row = await whitelabelFor(dependencies, context.get('host'))
    const theme = domainThemeReply(row)
    const figures = contrastFigures({
      primaryColor: theme.primary_color ?? '',
      secondaryColor: theme.secondary_color ?? '',
      primaryFontColor: theme.primary_font_color ?? null,
      allowsDark: dependencies.deployment.browser.brands[row.brandIdentifier]?.allowsDark ?? true,
    })
    const tables = ['light', 'dark']
      .map((scheme) => ({ scheme, own: figures.filter((each) => each.scheme === scheme) }))
      .filter(({ own }) => own.length > 0)
      .map(({ scheme, own }) => figuresTable(scheme, own))
    const content = `${brandLinks(dependencies.deployment, context.req.header('host'), row.host)}
<p class="about">The key screens as a signed-in user of this host sees them; everyone else sees the sign-in. Words need a contrast of 4.5 : 1, the ring of the focus 3 : 1; a colour of the brand that cannot be read is moved until it can.</p>
<h2>On a phone</h2>
<div class="screens">${screens.map((screen) => frame(screen, 'narrow')).join('\n')}</div>
${row.host === dial.host ? twoPhones : ''}
<h2>On a desk</h2>
<div class="screens">${screens
      .filter(({ at }) => at === '/' || at === '/account')
      .map((screen) => frame(screen, 'wide'))
      .join('\n')}</div>
<h2>Contrast</h2>
<div class="tables">${tables.join('\n')}</div>`
    return demoPage(context, { title: row.brand, css, content })
  })
}

import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Context } from 'hono'
import { fontFaces } from './fonts'

const css = `${fontFaces}
:root { color-scheme: light dark; --ink: #23201c; --muted: #5c554b; --paper: #fbf8f4; --card: #fff; --line: #e3dbcf;
  --field: #8a8173; --brand: #14484c; --on-brand: #fff; --link: #14484c; --danger: #b3261e }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7df; --muted: #b8afa2; --paper: #151311; --card: #211e1b; --line: #3a352e;
    --field: #8a8173; --brand: #7cb0b4; --on-brand: #10201f; --link: #9fcfd2; --danger: #ffb4ab }
}
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.5 Text, system-ui, sans-serif; color: var(--ink); background: var(--paper) }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: .75rem 1.25rem;
  border-bottom: 1px solid var(--line) }
header p { display: flex; gap: .6rem; align-items: center; margin: 0 auto 0 0; font: 600 1.25rem/1 Display, Georgia, serif }
header nav { display: flex; flex-wrap: wrap; gap: .25rem }
header nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 .6rem; border-radius: .5rem;
  color: var(--ink); font-size: .9375rem; text-decoration: none }
header nav a:hover { background: color-mix(in srgb, var(--brand) 10%, transparent) }
header nav a[aria-current] { color: var(--link); font-weight: 600; background: color-mix(in srgb, var(--brand) 14%, transparent) }
main { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 60rem }
h1 { margin: 0 0 .5rem; font: 400 clamp(2rem, 1.6rem + 1.5vw, 2.5rem)/1.15 Display, Georgia, serif; letter-spacing: -.015em }
h2 { margin: 0; font-size: 1.0625rem; line-height: 1.4; overflow-wrap: anywhere }
a { color: var(--link); text-underline-offset: .2em }
p { max-width: 44rem; margin: .5rem 0 }
.about { color: var(--muted); overflow-wrap: anywhere }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`

/** The drawing of `/icon.svg`, which the policy would not load. */
const mark =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M2 26V13.5C2 6.6 7.4 2 14 2s12 4.6 12 11.5V26h-5V13.5c0-4-3-6.7-7-6.7s-7 2.7-7 6.7V26z" fill="#2f8086"/><path d="M11.5 26V15.2a2.5 2.5 0 0 1 5 0V26z" fill="#c08a3e"/></svg>'

const places = [
  { href: '/demo/inbox', label: 'Inbox' },
  { href: '/demo/brand', label: 'Brands' },
  { href: '/demo/flags', label: 'Flags' },
  { href: '/', label: 'App' },
  { href: '/operate', label: 'Console' },
]

type Page = {
  title: string
  /** HTML below the title. */
  content: string
  css?: string
  status?: 200 | 422
}

/** A page about the demo, without scripts; the way to the other pages is above its title. */
export function demoPage(context: Context, page: Page): Response {
  const nonce = randomBytes(16).toString('base64')
  return context.html(demoDocument(page, context.req.path, nonce), page.status ?? 200, {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  })
}

/** The HTML of a page at a path. */
export function demoDocument({ title, content, css: own = '' }: Page, path: string, nonce: string) {
  const links = places.map(({ href, label }) => {
    const current = path === href ? ' aria-current="page"' : ''
    return `<a href="${href}"${current}>${label}</a>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Demo of Portico</title>
<style nonce="${nonce}">${css}${own}</style>
</head>
<body>
<header><p>${mark}Portico</p><nav aria-label="Demo">${links.join('')}</nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}

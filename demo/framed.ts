import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Context } from 'hono'
import { fontFaces } from './fonts'

const css = `${fontFaces}:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 34rem; font: 1rem/1.5 Text, system-ui, sans-serif;
  color: #1f2328; background: #fff; overflow-wrap: break-word }
h1 { margin: 0 0 .25rem; font: 400 1.75rem/1.15 Display, Georgia, serif; letter-spacing: -.015em; text-wrap: balance }
h2, legend { margin: 0; padding: 0; font-size: 1.0625rem; font-weight: 600 }
p { margin: .25rem 0 1rem }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0 }
fieldset label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
input[type=radio] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #34495e }
textarea { display: block; width: 100%; margin: .5rem 0 1.5rem; padding: .75rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid #76808c; border-radius: .5rem }
button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #34495e;
  border: 0; border-radius: .5rem; cursor: pointer }
:focus-visible { outline: 3px solid #7aa7d6; outline-offset: 2px }
ul { list-style: none; margin: .5rem 0 1.5rem; padding: 0 }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 0; border-bottom: 1px solid #d5d9de }
.gone { text-decoration: line-through; color: #5c6672 }
.muted { color: #5c6672 }
@media (prefers-color-scheme: dark) {
  body { color: #e8eaed; background: #17191c }
  button { color: #17191c; background: #c3d3e4 }
  li { border-color: #3a4048 }
  .gone, .muted { color: #a9b1bb }
}
`

type More = {
  lang?: string
  css?: string
  status?: 200 | 404 | 422
  /** Who may frame it; by default only our own app. */
  ancestors?: string
}

/** A demo page that only our own app may frame, and that may not load or run anything. */
export function framedPage(
  context: Context,
  title: string,
  content: string,
  { lang = 'en', css: own = '', status = 200, ancestors = "'self'" }: More = {},
): Response {
  const nonce = randomBytes(16).toString('base64')
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
  )
  context.header('cache-control', 'no-store')
  return context.html(
    `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${css}${own}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`,
    status,
  )
}

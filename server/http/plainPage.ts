import { randomBytes } from 'node:crypto'
import { preferredLocale, type SpokenLocale, tagOf } from '@contract/locales'
import type { Context } from 'hono'
import { escapeHtml } from './escapeHtml'

const css = `:root { color-scheme: light dark }
body { margin: 0 auto; padding: 15vh 1.25rem; max-width: 28rem; text-align: center; font: 1rem/1.5 system-ui, sans-serif; color: #1f2328; background: #fff }
h1 { font-size: 1.5rem; line-height: 1.2 }
p { overflow-wrap: anywhere }
button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #34495e; border: 0; border-radius: .5rem }
@media (prefers-color-scheme: dark) { body { color: #e8eaed; background: #17191c } button { color: #17191c; background: #c3d3e4 } }`

type Parts = {
  title: string
  /** HTML. */
  content: string
  script?: string
  formAction?: string
  status?: 200 | 403 | 429
}

/** The language that the browser prefers. */
export const localeOf = (context: Context): SpokenLocale =>
  preferredLocale(context.req.header('accept-language'))

/** A page of the server's own, outside the app: a title, a text or a form, and nothing else. */
export function plainPage(
  context: Context,
  { title, content, script, formAction = "'none'", status = 200 }: Parts,
): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  context.header('cache-control', 'no-store')
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'self'`,
  )
  return context.html(
    `<!doctype html>
<html lang="${tagOf(localeOf(context))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${css}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`,
    status,
  )
}

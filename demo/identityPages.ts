import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@server/http/escapeHtml'
import { Refusal } from '@server/services/platform/refusal'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { demoPassword } from './accounts'
import { identityCss } from './identityCss'

/** How a demo provider presents itself. */
export type Look = { name: string; about: string; colour: string }

export type SignInForm = {
  /** Hidden fields of the form. */
  hidden: Record<string, string>
  userName: string
  failed: boolean
}

/** The size limit of these public forms. */
export const formLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new Refusal('payload_too_large')
  },
})

/** The sign-in form. It posts to its own address, with `action` set to `sign-in` or `cancel`. */
export function signInPage(context: Context, check: Look, form: SignInForm): Response {
  const wrong =
    '<p class="error" id="wrong" role="alert">That user name or password isn’t right.</p>'
  const described = form.failed ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  const focus = form.userName === '' ? 'user' : 'password'
  const field = (id: string, label: string, attributes: string) =>
    `<label for="${id}">${label}</label>
<input id="${id}" name="${id}" required${described}${focus === id ? ' autofocus' : ''} ${attributes}>`
  return page(
    context,
    check,
    form.failed ? 422 : 200,
    `<h1>Sign in</h1>
<p>to continue to Portico</p>
<form method="post">
${form.failed ? wrong : ''}
${hiddenFields(form.hidden)}
${field('user', 'User name', `value="${escapeHtml(form.userName)}" autocomplete="username" autocapitalize="none" spellcheck="false"`)}
${field('password', 'Password', 'type="password" autocomplete="current-password"')}
<div class="actions">
<button name="action" value="sign-in">Sign in</button>
<button name="action" value="cancel" class="muted" formnovalidate>Cancel</button>
</div>
</form>
<p class="hint">This is a demo: any user name will do, with the password <code>${escapeHtml(demoPassword)}</code></p>`,
  )
}

/** A form that leads to another site. A script submits it; without scripts the user presses its button. */
export function handOverPage(
  context: Context,
  check: Look,
  { to, hidden }: { to: string; hidden: Record<string, string> },
): Response {
  return page(
    context,
    check,
    200,
    `<h1>One moment</h1>
<p>Taking you back to Portico.</p>
<form method="post" action="${escapeHtml(to)}">
${hiddenFields(hidden)}
<div class="actions"><button>Continue to Portico</button></div>
</form>`,
    'document.forms[0].submit()',
  )
}

/** The page for a request that is unknown or expired. */
export function lostPage(context: Context, check: Look): Response {
  return page(
    context,
    check,
    400,
    `<h1>This sign-in has ended</h1>
<p>Go back to Portico and start over.</p>`,
  )
}

function page(
  context: Context,
  { name, about, colour }: Look,
  status: 200 | 400 | 422,
  content: string,
  script = '',
): Response {
  const nonce = randomBytes(16).toString('base64')
  // There is no `form-action`, because the form redirects to the host of the app, which may be any of the brands'.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`
  context.header('content-security-policy', policy)
  context.header('cache-control', 'no-store')
  return context.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<style nonce="${nonce}">:root { --accent: ${colour} }${identityCss}</style>
</head>
<body>
<main>
<header><span aria-hidden="true">${escapeHtml(name.charAt(0))}</span><strong>${escapeHtml(name)}</strong><small>${escapeHtml(about)}</small></header>
${content}
</main>
${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`,
    status,
  )
}

function hiddenFields(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('\n')
}

import { escapeHtml } from '@server/http/escapeHtml'
import type { ReceivedMail } from '@server/ports/inbox'

const css = `
:root { color-scheme: light dark }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 42rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #23201c; background: #f6f3ee }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere }
a { color: #1f4f8f }
p, pre { margin: .5rem 0 }
ol { list-style: none; margin: 1.5rem 0; padding: 0 }
li { margin: 0 0 1rem; padding: 1rem 1.25rem; background: #fff; border: 1px solid #d9d2c6; border-radius: .75rem }
.about { color: #5c554b; overflow-wrap: anywhere }
.code { font: 600 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .25em; user-select: all }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
@media (prefers-color-scheme: dark) {
  body { color: #ece7df; background: #191714 }
  li { background: #23201c; border-color: #4a443b }
  a { color: #9cc2f5 }
  .about { color: #b8afa2 }
}
`

function mailItem({ to, subject, text, code, sentAt, attachments = [] }: ReceivedMail): string {
  return `<li>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
${code === undefined ? '' : `<p class="code">${escapeHtml(code)}</p>\n`}${attachments.length === 0 ? '' : `<p class="about">Attached: ${escapeHtml(attachments.join(', '))}</p>\n`}<details><summary>The whole mail</summary>
<pre>${escapeHtml(text)}</pre></details>
</li>`
}

/** A page without scripts. It shows new mail when its link is pressed: a page that reloads itself loses what is being read. */
export function inboxPage(mails: readonly ReceivedMail[], nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox of the demo (${mails.length})</title>
<style nonce="${nonce}">${css}</style>
</head>
<body>
<main>
<h1>Inbox of the demo</h1>
<p>All mail that this server would send, newest first. <a href="/demo/inbox">Look for new mail</a></p>
${mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ol>\n${mails.map(mailItem).join('\n')}\n</ol>`}
</main>
</body>
</html>
`
}

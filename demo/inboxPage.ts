import { escapeHtml } from '@server/http/escapeHtml'
import type { ReceivedMail } from '@server/ports/inbox'

const css = `
main { max-width: 44rem }
p, pre { margin: .5rem 0 }
ol { list-style: none; margin: 1.5rem 0; padding: 0 }
li { margin: 0 0 1rem; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem }
.code { font: 600 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .25em; user-select: all }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
summary { min-height: 2.75rem; line-height: 2.75rem; color: var(--link); cursor: pointer }
`

function mailItem({ to, subject, text, code, sentAt, attachments = [] }: ReceivedMail): string {
  return `<li>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
${code === undefined ? '' : `<p class="code">${escapeHtml(code)}</p>\n`}${attachments.length === 0 ? '' : `<p class="about">Attached: ${escapeHtml(attachments.join(', '))}</p>\n`}<details><summary>The whole mail</summary>
<pre>${escapeHtml(text)}</pre></details>
</li>`
}

/**
 * All mail, the newest first. It shows new mail when its link is pressed: a page that reloads itself loses what is being
 * read.
 */
export const inboxPage = (mails: readonly ReceivedMail[]) => ({
  title: mails.length === 0 ? 'Inbox' : `Inbox (${mails.length})`,
  css,
  content: `<p>All mail that this server would send, newest first. <a href="/demo/inbox">Look for new mail</a></p>
${mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ol>\n${mails.map(mailItem).join('\n')}\n</ol>`}`,
})

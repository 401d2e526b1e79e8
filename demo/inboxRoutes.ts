import type { Variables } from '@server/http/variables'
import type { Inbox } from '@server/ports/inbox'
import type { Hono } from 'hono'
import { demoPage } from './demoPage'
import { inboxPage } from './inboxPage'

/** The inbox as a page for people, and as JSON for programs. */
export function serveInbox(app: Hono<{ Variables: Variables }>, inbox: Inbox): void {
  app.get('/demo/inbox', (context) => {
    context.set('route', '/demo/inbox')
    return demoPage(context, inboxPage(inbox.mails()))
  })

  app.get('/demo/inbox.json', (context) => {
    context.set('route', '/demo/inbox.json')
    const mails = inbox.mails(context.req.query('to')).map(({ sentAt, replyTo, ...mail }) => ({
      ...mail,
      ...(replyTo !== undefined && { reply_to: replyTo }),
      sent_at: sentAt.toISOString(),
    }))
    return context.json(mails, 200, { 'cache-control': 'no-store' })
  })
}

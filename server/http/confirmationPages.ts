import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Connection } from '../db/database'
import { confirmAddress, readAddressChange } from '../services/auth/address/addressChange'
import { type Confirmation, confirmationPath } from '../services/auth/confirmationLinks'
import { addressChangedMail } from '../services/auth/confirmationMails'
import { confirmationMessages } from '../services/auth/confirmationMessages'
import { type Author, type Change, writeAudit } from '../services/operate/auditLog'
import { acceptDomain, claimIn, readClaim } from '../services/operate/domainProofs'
import { Refusal } from '../services/platform/refusal'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { escapeHtml } from './escapeHtml'
import { localeOf, plainPage } from './plainPage'
import type { Variables } from './variables'

type Env = { Variables: Variables }

/** How one kind of confirmation is read and made. The subject is what the mailed link names. */
type Kind = {
  /** What the page names. @throws a refusal if the link is over */
  read: (connection: Connection, subject: string) => Promise<string>
  make: (tx: Connection, subject: string) => Promise<{ change: Change; actor: string }>
}

/**
 * The pages of mailed confirmation links. Only the page's button confirms: mail scanners open links, too.
 */
export function confirmationPages(dependencies: Dependencies): Hono<Env> {
  const { confirmationLinks, database, deployment, limits, log, now, outbox } = dependencies
  const pages = new Hono<Env>()

  const kinds: Record<Confirmation, (context: Context<Env>) => Kind> = {
    domain: () => ({
      read: async (connection, subject) => {
        const claim = claimIn(subject)
        await readClaim(connection, claim)
        return claim.domain
      },
      make: async (tx, subject) => {
        const claim = claimIn(subject)
        return { change: await acceptDomain(tx, claim), actor: claim.domain }
      },
    }),
    address: (context) => ({
      read: async (connection, uuid) => {
        const found = await readAddressChange(connection, uuid)
        if (found === null) throw new Refusal('auth_link_invalid')
        return found.to
      },
      make: async (tx, uuid) => {
        const { change, changed } = await confirmAddress(tx, uuid, now())
        const reading = { ...dependencies, database: { connection: tx } }
        const { brand } = await whitelabelFor(reading, context.get('host'))
        const letter = addressChangedMail(changed, { brand, locale: localeOf(context) })
        await outbox.store(tx, [letter])
        return { change, actor: changed.to }
      },
    }),
  }

  /** Answers with a page; a link that is over has one of its own. */
  const answer = async (
    context: Context<Env>,
    kind: Confirmation,
    token: string,
    work: (subject: string, texts: ReturnType<typeof textsOf>) => Promise<Response>,
  ): Promise<Response> => {
    context.set('route', confirmationPath(kind))
    const texts = textsOf(context, kind)
    try {
      await limits.consume('codeTriedByClient', clientOf(context, deployment.server.trustedProxies))
      return await work(await confirmationLinks.verify(kind, token, now()), texts)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { over, overText } = texts
      log.info({ trace: context.get('traceId'), kind, code: error.code }, 'confirmation refused')
      const status = error.code === 'too_many_requests' ? 429 : 403
      return plainPage(context, { title: over, content: `<p>${overText}</p>`, status })
    }
  }

  for (const kind of ['domain', 'address'] as const) {
    const path = confirmationPath(kind)
    pages.get(path, (context) => {
      const token = context.req.query('token') ?? ''
      return answer(context, kind, token, async (subject, { title, ask, confirm }) => {
        const named = await kinds[kind](context).read(database.connection, subject)
        return plainPage(context, {
          title,
          formAction: "'self'",
          content: `<p>${escapeHtml(ask(named))}</p>
<form method="post" action="${path}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${confirm}</button></form>`,
        })
      })
    })

    pages.post(path, bodyLimit({ maxSize: 8192 }), async (context) => {
      const token = new URLSearchParams(await context.req.text()).get('token') ?? ''
      return answer(context, kind, token, async (subject, { done, doneText }) => {
        const named = await database.transaction(async (tx) => {
          const { make, read } = kinds[kind](context)
          const name = await read(tx, subject)
          const made = await make(tx, subject)
          const author: Author = {
            actor: made.actor,
            client: clientOf(context, deployment.server.trustedProxies),
            action: `confirm.${kind}`,
            at: now(),
          }
          await writeAudit(tx, author, [made.change])
          return name
        })
        outbox.wake()
        return plainPage(context, {
          title: done,
          content: `<p>${escapeHtml(doneText(named))}</p>`,
        })
      })
    })
  }
  return pages
}

function textsOf(context: Context, kind: Confirmation) {
  const { [kind]: own, over, overText } = confirmationMessages[localeOf(context)]
  return { ...own, over, overText }
}

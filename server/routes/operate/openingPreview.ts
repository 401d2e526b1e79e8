import { toLocale } from '@contract/locales'
import { previewOpening } from '@contract/operate/openings'
import type { Connection, Database } from '../../db/database'
import { rehearse } from '../../db/rehearse'
import type { Dependencies } from '../../http/dependencies'
import { implement } from '../../http/implement'
import type { PreviewSources } from '../../http/pageReader'
import { createContentCache } from '../../services/home/contentCache'
import { openBuilding } from '../../services/operate/opening/openBuilding'
import { readOpening } from '../../services/operate/opening/openings'
import { previewedDraft } from '../../services/operate/opening/previewedDraft'
import { Refusal } from '../../services/platform/refusal'
import { ruledFlags } from '../../services/tenancy/flags/ruledFlags'

/** What reads a transaction alone: nothing outside sees what it has changed, and nothing of it is cached. */
function sourcesIn(
  { database, deployment, log, now }: Dependencies,
  tx: Connection,
): PreviewSources {
  const own: Database = { ...database, connection: tx, transaction: (work) => work(tx) }
  return {
    database: own,
    contentCache: createContentCache(),
    // The database of this process may have a single connection, which the transaction has.
    limits: { consume: async () => {} },
    flags: ruledFlags({
      database: own,
      deployment,
      now,
      report: (err) => log.error({ err }, 'the rules of flags could not be read'),
    }),
  }
}

/** Opens the building of the draft, draws its pages, and forgets it. */
export const openingPreviewRoutes = [
  implement(
    previewOpening,
    async (call) => {
      const { body, caller, database, deployment, drawPage, now, params } = call
      const { principal, client, hostHeader, agent, traceId, operator } = caller
      await readOpening(database.connection, { uuid: params.openingId, userId: principal.id })
      if (drawPage === null) throw new Refusal('not_implemented')
      const draft = previewedDraft(body.draft)
      const locale = toLocale(draft.building.languages[0] ?? '') ?? caller.locale
      return rehearse(database, async (tx) => {
        const { buildingUuid, whitelabel } = await openBuilding(tx, draft, {
          userId: principal.id,
          now: now(),
          registrar: { reach: operator.reach, publicHosts: deployment.server.publicHosts },
        })
        const sources = sourcesIn(call, tx)
        const { host } = whitelabel
        const reader = { principal, client, host, hostHeader, agent, traceId }
        // One after the other: both read over one connection.
        const signIn = await drawPage(sources, { host, href: '/', locale, reader: null })
        const href = `/building/${buildingUuid}`
        const home = await drawPage(sources, { host, href, locale, reader })
        return { data: { sign_in: signIn, home } }
      })
    },
    { limit: 'previewedByUser' },
  ),
]

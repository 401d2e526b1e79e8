import type { Locale } from '@contract/locales'
import type { DrawnPage } from '@contract/operate/openings'
import type { PrefetchedReply } from '@contract/rendering'
import type { Database } from '../db/database'
import type { FlagSource } from '../ports/flags'
import type { Principal } from '../services/auth/principal'
import type { ContentCache } from '../services/home/contentCache'
import type { Limits } from '../services/platform/limits'

/** The user whose page is read, and the request that asked for the page. */
export type PageReader = {
  principal: Principal
  /** The address of the client, which limits count; null where there is none. */
  client: string | null
  host: string
  hostHeader: string | undefined
  agent: string
  traceId: string
}

/**
 * Reads the data of the page at `href`.
 * @throws `unavailable` if the renderer is busy or has failed
 */
export type Prefetch = (
  reader: PageReader,
  page: { href: string; locale: Locale },
) => Promise<PrefetchedReply[]>

/** What a preview reads from, in place of the server's own: a transaction, and nothing that outlives it. */
export type PreviewSources = {
  database: Database
  contentCache: ContentCache
  limits: Limits
  flags: FlagSource
}

/**
 * Draws the page at `href` for a signed-out visitor or for the reader. Resolves once all of its reads have ended.
 * @throws `unavailable` if the renderer is busy or has failed
 */
export type DrawPage = (
  sources: PreviewSources,
  page: { host: string; href: string; locale: Locale; reader: PageReader | null },
) => Promise<DrawnPage>

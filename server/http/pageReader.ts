import type { Locale } from '@contract/locales'
import type { PrefetchedReply } from '@contract/rendering'
import type { Principal } from '../services/auth/principal'

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

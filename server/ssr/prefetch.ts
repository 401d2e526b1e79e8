import type { Renderer } from '@contract/rendering'
import { bootOf } from '../http/boot'
import type { Dependencies } from '../http/dependencies'
import type { Prefetch } from '../http/pageReader'
import { readUser } from '../services/account/users'
import { Refusal } from '../services/platform/refusal'
import { readsOf } from './reads'
import { RenderError } from './renderError'

/** The machines and the router of server rendering determine what a page reads; nothing is rendered. */
export function prefetchWith(
  dependencies: Dependencies,
  renderer: Pick<Renderer, 'render'>,
): Prefetch {
  const { deployment, database, flags, log } = dependencies
  return async (reader, { href, locale }) => {
    const { principal } = reader
    const [{ boot }, user] = await Promise.all([
      bootOf(dependencies, reader.host),
      readUser(database.connection, principal.id),
    ])
    try {
      const { replies } = await renderer.render({
        boot,
        href,
        agent: reader.agent,
        locale,
        reader: { user, reads: readsOf(dependencies, reader), toggles: flags },
        client: principal.uuid,
        waitMs: deployment.server.ssrTimeoutMs,
        isPrefetch: true,
      })
      return replies.map(({ key, answer: { status, json } }) => ({
        key,
        status,
        body: JSON.parse(json) as unknown,
      }))
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      log.warn({ trace: reader.traceId, err: error }, 'not prefetched')
      throw new Refusal('unavailable', { retryAfter: 5 })
    }
  }
}

import { prefetchPage } from '@contract/prefetch'
import { implement } from '../http/implement'
import { Refusal } from '../services/platform/refusal'

export const prefetchRoutes = [
  implement(prefetchPage, async ({ prefetch, query, caller }) => {
    if (prefetch === null) throw new Refusal('not_implemented')
    const { principal, client, host, hostHeader, agent, traceId, locale } = caller
    const reader = { principal, client, host, hostHeader, agent, traceId }
    return { data: { replies: await prefetch(reader, { href: query.href, locale }) } }
  }),
]

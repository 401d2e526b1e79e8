import { createRequire } from 'node:module'
import { getDomain, getPublicSuffix } from 'tldts'

/** Maintained by its package; it has no types and is data alone. */
const providers = new Set(
  createRequire(import.meta.url)('email-providers/all.json') as readonly string[],
)
const suffixes = { allowPrivateDomains: true }

/**
 * Why a domain can belong to no company: anyone can have an address in it, as at a provider of mailboxes, or a name below
 * it, as below `co.uk`. Null for a domain that a company can own.
 */
export function publicDomainReason(domain: string): 'provider' | 'suffix' | null {
  if (getPublicSuffix(domain, suffixes) === domain) return 'suffix'
  const registered = getDomain(domain, suffixes)
  const isOfProvider = providers.has(domain) || (registered !== null && providers.has(registered))
  return isOfProvider ? 'provider' : null
}

import { Resolver } from 'node:dns/promises'
import type { DomainRecords } from '../ports/domainRecords'
import { OutageError } from '../services/platform/outage'

/** The domain has no such record; any other code means that no server answered. */
const emptyCodes = new Set(['ENODATA', 'ENOTFOUND'])

/** Asks the name servers of this machine. */
export function openDomainRecords(): DomainRecords {
  return {
    texts: async (domain) => {
      // A resolver of its own does not cache, so a record that was just added is found.
      const resolver = new Resolver({ timeout: 2000, tries: 2 })
      try {
        // DNS splits a record into strings of 255 characters.
        return (await resolver.resolveTxt(domain)).map((pieces) => pieces.join(''))
      } catch (error) {
        if (emptyCodes.has((error as NodeJS.ErrnoException).code ?? '')) return []
        throw new OutageError('The name servers do not answer', { cause: error })
      }
    },
  }
}

import { Resolver } from 'node:dns/promises'
import type { DomainRecords } from '../ports/domainRecords'
import { OutageError } from '../services/platform/outage'

/** Nothing is there, as opposed to: no server answered. */
const emptyCodes = new Set(['ENODATA', 'ENOTFOUND'])

/** Asks the name servers of this machine. */
export function openDomainRecords(): DomainRecords {
  return {
    texts: async (domain) => {
      // Its own for each question, which is not cached: a record that was just added must be found.
      const resolver = new Resolver({ timeout: 2000, tries: 2 })
      try {
        // A record is sent in pieces of 255 characters.
        return (await resolver.resolveTxt(domain)).map((pieces) => pieces.join(''))
      } catch (error) {
        if (emptyCodes.has((error as NodeJS.ErrnoException).code ?? '')) return []
        throw new OutageError('The name servers do not answer', { cause: error })
      }
    },
  }
}

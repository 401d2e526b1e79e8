import {
  discoverContents,
  promotedContents,
  sanitizedTags,
  spotlightContents,
  utilityButtons,
} from '@contract/content'
import type { Endpoint } from '@contract/endpoint'
import { passes } from '@contract/passes'
import { eventPostById } from '@contract/posts'
import { savedItems } from '@contract/saved'
import { serviceRequestMetadata, serviceRequests } from '@contract/serviceRequests'
import { transactions } from '@contract/transactions'
import { describe, expect, test } from 'vitest'
import { expectSameInAnyOrder } from './orders'
import { rowNamed } from './rows/all'

/** Pages that read in parallel, by a row that opens them. */
const pages: readonly { row: string; reads: readonly Endpoint[] }[] = [
  {
    row: 'home: tags',
    reads: [
      promotedContents,
      discoverContents,
      spotlightContents,
      utilityButtons,
      passes,
      transactions,
      sanitizedTags,
    ],
  },
  { row: 'support: requests', reads: [serviceRequests, serviceRequestMetadata] },
  { row: 'content: RSVP', reads: [eventPostById, savedItems] },
]

describe('the reads of a page', () => {
  test.each(pages)('show the same in any order: $row', async ({ row, reads }) => {
    const pairs = process.env.FAULTS_SAMPLE === 'all' ? 30 : 4
    await expect(
      expectSameInAnyOrder({ row: rowNamed(row), reads }, pairs),
    ).resolves.toBeUndefined()
  })
})

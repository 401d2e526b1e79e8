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
import { cleanup, getConfig, waitFor } from '@testing-library/react'
import {
  assert,
  asyncProperty,
  type Scheduler,
  scheduler as schedulers,
  subarray,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endAll } from '../../onTestEnd'
import { problem } from './httpServer'
import { isBusy, outcomes, waysOut } from './outcomes'
import { rows } from './rows/all'
import { settle } from './run'
import { openPage } from './stage'

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

const rowOf = (name: string) => {
  const row = rows.find((each) => each.name === name)
  if (row === undefined) throw new Error(`There is no row ${name}`)
  return row
}

/** Opens the page, lets the scheduler release its reads, and returns what the page shows in the end. */
async function shownAfter(
  { row, reads }: (typeof pages)[number],
  scheduler: Scheduler,
  failed: readonly Endpoint[],
): Promise<string> {
  try {
    const stage = await openPage(rowOf(row), (server) =>
      server.intercept((exchange) => {
        const { endpoint } = exchange
        if (!reads.includes(endpoint)) return null
        return scheduler
          .schedule(Promise.resolve(), endpoint.path)
          .then(() =>
            failed.includes(endpoint) ? problem(503, 'unavailable') : exchange.respond(),
          )
      }),
    )
    const isRead = () =>
      reads.every((read) => stage.server.received.some(({ endpoint }) => endpoint === read))
    await waitFor(() => expect(isRead()).toBe(true), { timeout: 3000 })
    await getConfig().asyncWrapper(() => scheduler.waitAll())
    await waitFor(() => expect(isBusy()).toBe(false), { timeout: 3000 })
    await settle()
    const seen = outcomes()
    expect(new Set(seen).size).toBe(seen.length)
    await waitFor(() => expect(waysOut().length, 'ways out').toBeGreaterThan(0), { timeout: 3000 })
    expect(stage.errors).toEqual([])
    return document.querySelector('main')?.textContent ?? ''
  } finally {
    await endAll()
    cleanup()
  }
}

describe('the reads of a page', () => {
  test.each(pages)('show the same in any order: $row', async (page) => {
    const first = new Map<string, string>()
    await assert(
      asyncProperty(
        schedulers(),
        subarray([...page.reads], { maxLength: 2 }),
        async (scheduler, failed) => {
          const key = failed.map(({ path }) => path).join(' ')
          const shown = await shownAfter(page, scheduler, failed)
          expect(shown).toBe(first.get(key) ?? shown)
          first.set(key, shown)
        },
      ),
      { numRuns: process.env.FAULTS_SAMPLE === 'all' ? 60 : 8, seed: 4310 },
    )
  })
})

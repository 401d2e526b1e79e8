import type { Endpoint } from '@contract/endpoint'
import { cleanup, waitFor } from '@testing-library/react'
import { assert, asyncProperty, shuffledSubarray, subarray } from 'fast-check'
import { expect } from 'vitest'
import { endAll } from '../../onTestEnd'
import { deferred } from '../deferred'
import { problem } from './httpServer'
import { isBusy, outcomes, waysOut } from './outcomes'
import { settle } from './run'
import { type CallOfScreen, openPage } from './stage'

/** A page that reads in parallel. */
export type ParallelReads = { row: CallOfScreen; reads: readonly Endpoint[] }

/** Opens the page, answers its reads in this order, and returns what the page shows in the end. */
async function shownAfter(
  row: CallOfScreen,
  /** The paths of the reads. */
  order: readonly string[],
  failed: readonly string[],
): Promise<string> {
  const gates = new Map(order.map((path) => [path, deferred<null>()]))
  try {
    const stage = await openPage(row, (server) =>
      server.intercept((exchange) => {
        const { path } = exchange.endpoint
        const gate = gates.get(path)
        if (gate === undefined) return null
        return gate.promise.then(() =>
          failed.includes(path) ? problem(503, 'unavailable') : exchange.respond(),
        )
      }),
    )
    const isRead = () =>
      order.every((path) => stage.server.received.some(({ endpoint }) => endpoint.path === path))
    await waitFor(() => expect(isRead()).toBe(true), { timeout: 10_000 })
    for (const gate of gates.values()) await settle(() => gate.resolve(null))
    await waitFor(() => expect(isBusy()).toBe(false), { timeout: 10_000 })
    await settle()
    const seen = outcomes()
    expect(new Set(seen).size).toBe(seen.length)
    await waitFor(() => expect(waysOut().length, 'ways out').toBeGreaterThan(0), {
      timeout: 10_000,
    })
    expect(stage.errors).toEqual([])
    return document.querySelector('main')?.textContent ?? ''
  } finally {
    await endAll()
    cleanup()
  }
}

/**
 * Opens the page with its answers in an order and in its reverse, so that each of two comes first once; up to two of
 * them fail. The page shows the same after both.
 *
 * @throws with the order that makes a difference
 */
export function expectSameInAnyOrder({ row, reads }: ParallelReads, pairs: number) {
  const paths = reads.map(({ path }) => path)
  return assert(
    asyncProperty(
      shuffledSubarray(paths, { minLength: paths.length }),
      subarray(paths, { maxLength: 2 }),
      async (order, failed) => {
        const shown = await shownAfter(row, order, failed)
        expect(await shownAfter(row, order.toReversed(), failed)).toBe(shown)
      },
    ),
    {
      numRuns: pairs,
      seed: 4310,
      // Once without a failure, which the page may show instead of what differs.
      examples: [[paths, []]],
      includeErrorInReport: true,
    },
  )
}

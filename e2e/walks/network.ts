import type { HandMove } from '@kit/systems/walkModel'
import { expect, type Route } from '@playwright/test'
import { seen } from '../journeys/helpers'
import type { Stage } from './stage'

// How the network brings about what an actor reports.

type Hand = (stage: Stage, move: HandMove) => Promise<void>

/** The server's own reply arrives. */
export const replies =
  (name: string): Hand =>
  async ({ calls }) =>
    (await calls.next(name)).continue()

/** The server's own reply arrives, with other values in it. */
export const repliesWith =
  (name: string, change: (reply: object, move: HandMove) => object): Hand =>
  async ({ calls }, move) => {
    const route = await calls.next(name)
    const response = await route.fetch()
    const json = (await response.json()) as object
    await route.fulfill({ response, json: change(json, move) })
  }

type Failed = { failure: { kind: string; code?: string; status?: number } }

/** The call fails as the case says: without a network, or with an error of the server. */
export const fails =
  (name: string): Hand =>
  async ({ calls }, { event }) => {
    const route = await calls.next(name)
    await failWith(route, (event.error as Failed).failure)
  }

async function failWith(route: Route, { kind, code, status }: Failed['failure']): Promise<void> {
  if (kind === 'network') return route.abort('internetdisconnected')
  if (kind !== 'refused' || status === undefined) throw new Error(`How does '${kind}' come about?`)
  // What the real server refuses is its own reply; a walk only invents errors that it cannot provoke.
  if (status < 500 && status !== 429) return route.continue()
  const type = 'application/problem+json'
  const json = { type: 'about:blank', title: code, status, code }
  return route.fulfill({ status, contentType: type, json })
}

/** The network goes, and comes back: open pages read again. */
export const comesBackOnline: Hand = async ({ page }) => {
  await page.context().setOffline(true)
  await expect(seen(page, /^You’re offline/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(seen(page, /^You’re offline/)).toHaveCount(0)
}

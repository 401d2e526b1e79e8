import { type Displayed, lifeCycleAt } from '@rules/content/lifeCycle'
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { contents } from '../../db/schema'

/** A condition on `contents`: the item is live at this moment (`rules/content/lifeCycle.ts`). */
export function onDisplay(now: Date): SQL | undefined {
  return and(
    eq(contents.publication, 'published'),
    or(isNull(contents.displayFrom), lte(contents.displayFrom, now)),
    or(isNull(contents.displayUntil), gt(contents.displayUntil, now)),
  )
}

/** The same check for a row that has already been read. */
export const isOnDisplay = (row: Displayed, now: Date): boolean => lifeCycleAt(row, now) === 'live'

/** Whether tenants have seen the item, and an editor has not withdrawn it: it is live, or has ended. */
export function isOrWasOnDisplay(row: Displayed, now: Date): boolean {
  const state = lifeCycleAt(row, now)
  return state === 'live' || state === 'ended'
}

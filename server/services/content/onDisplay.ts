import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { contents } from '../../db/schema'

/** A condition on `contents`: the item is on display at this moment. */
export function onDisplay(now: Date): SQL | undefined {
  return and(
    or(isNull(contents.displayFrom), lte(contents.displayFrom, now)),
    or(isNull(contents.displayUntil), gt(contents.displayUntil, now)),
  )
}

type Window = Pick<typeof contents.$inferSelect, 'displayFrom' | 'displayUntil'>

/** The same check for a row that has already been read. */
export function isOnDisplay({ displayFrom, displayUntil }: Window, now: Date): boolean {
  return (
    (displayFrom === null || displayFrom <= now) && (displayUntil === null || displayUntil > now)
  )
}

import type { Pass } from '@contract/passes'
import { dayIn } from '../dates/dayIn'

const hourMs = 60 * 60 * 1000

/** When the pass's item ends; null without a time. An event without an end lasts one hour. */
export function endOfPass({ kind, content }: Pass): number | null {
  const { start_at: startAt, end_at: endAt } = content
  if (kind === 'claim' || !startAt) return null
  const start = Date.parse(startAt)
  const end = endAt ? Date.parse(endAt) : start
  return end > start ? end : start + hourMs
}

/**
 * Whether a pass belongs to the user's day: its item starts today, continues, or can be used at any
 * time.
 */
export function isOfToday(pass: Pass, timeZone: string, now: number): boolean {
  if (pass.used_at || pass.content.cancelled_at) return false
  const end = endOfPass(pass)
  if (end === null) return true
  return (
    end > now && dayIn(timeZone, Date.parse(pass.content.start_at ?? '')) <= dayIn(timeZone, now)
  )
}

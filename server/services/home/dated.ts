import type { CalendarReply } from '@contract/calendar'
import { monthOf } from '@rules/dates/day'
import { dayIn } from '@rules/dates/dayIn'
import { addDays, firstDayOf, lastDayOf, spanOf } from '@rules/dates/days'
import { enterBuilding } from '../tenancy/buildings'
import { addingCounts, contentOf, type HomeRead, onDisplayNow } from './reads'

const inStartOrder = (
  a: { start_at?: string | null | undefined; uuid: string },
  b: { start_at?: string | null | undefined; uuid: string },
) => `${a.start_at} ${a.uuid}`.localeCompare(`${b.start_at} ${b.uuid}`, 'en')

/** The items of home with a date in a month of the building, or in the weeks that the month touches. */
export async function datedIn(read: HomeRead, wanted: string | undefined): Promise<CalendarReply> {
  const { timezone } = await enterBuilding(read.connection, read.userId, read.buildingUuid)
  const { categories, promoted } = await contentOf(read)
  const today = dayIn(timezone, read.now)
  const month = wanted ?? monthOf(today)
  const from = addDays(firstDayOf(month), -7)
  const to = addDays(lastDayOf(month), 7)
  const all = [...categories.flatMap(({ items }) => items), ...promoted]
  const shown = await onDisplayNow(all, read)
  const dated = shown.filter(({ item }) => {
    const span = spanOf(item, timezone)
    return span !== null && span.from <= to && span.to >= from
  })
  // An item may be in several categories; the result lists it once.
  const once = [...new Map(dated.map((localized) => [localized.item.uuid, localized])).values()]
  const withCounts = await addingCounts(read, once)
  return { month, today, contents: once.map(withCounts).toSorted(inStartOrder) }
}

import * as v from 'valibot'
import { contentItem } from './content'
import { endpoint } from './endpoint'
import { day, envelope, locale, uuid } from './values'

/** Such as `2026-11`. */
export const calendarMonth = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/**
 * Days, including today, are those of the building's time zone. The month includes the seven days
 * before and after it, so that its weeks are complete.
 */
export const calendarReply = v.object({
  month: calendarMonth,
  today: day,
  contents: v.array(contentItem),
})

export const datedContents = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/dated-contents',
  access: 'user',
  kiosk: true,
  summary:
    'The dated items of a building in a month, in chronological order; by default the current month',
  params: v.object({ buildingId: uuid }),
  query: v.object({ month: v.optional(calendarMonth), lang: v.optional(locale) }),
  reply: envelope(calendarReply),
  errors: [],
})

export type CalendarReply = v.InferOutput<typeof calendarReply>

import { datedContents } from '@contract/calendar'
import type { CalendarOf } from '@machines/content/calendar'
import type { Api } from '@platform/api/client'

export const calendarCalls = ({ call }: Api) => ({
  calendar: async ({ buildingUuid: buildingId, lang, month }: CalendarOf, signal: AbortSignal) => {
    const query = { lang, ...(month !== null && { month }) }
    return (await call(datedContents, { params: { buildingId }, query, signal })).data
  },
})

import { calendarCalls } from '@features/content/api/calendar'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'

export const calendar = ({ api }: Dependencies) => requestOf(calendarCalls(api).calendar)

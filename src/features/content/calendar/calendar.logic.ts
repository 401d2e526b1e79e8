import { calendarCalls } from '@features/content/api/calendar'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export const calendar = ({ api }: Effects) => requestOf(calendarCalls(api).calendar)

import type { CalendarSearch } from '@rules/dates/calendarSearch'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { calendarRoute } from './calendarRoute'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  search: CalendarSearch
  'data-chosen'?: true | undefined
  [data: `data-${string}`]: unknown
}

/** Links to another month, day or filter of the same calendar, and retains the scroll position. */
export function CalendarLink({ search, ...props }: Props) {
  const params = calendarRoute.useParams()
  return (
    <Link
      to="/building/$buildingUuid/calendar"
      params={params}
      search={search}
      resetScroll={false}
      // By default, the router would mark every link to this page as current.
      activeOptions={{ exact: true, includeSearch: true }}
      {...props}
    />
  )
}

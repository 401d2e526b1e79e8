import type { CalendarSearch } from '@rules/dates/calendarSearch'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { calendarRoute } from './calendarRoute'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  search: CalendarSearch
  'data-chosen'?: true | undefined
  [data: `data-${string}`]: unknown
}

/** To another month, day or filter of the same calendar, which keeps its place on the page. */
export function CalendarLink({ search, ...props }: Props) {
  const params = calendarRoute.useParams()
  return (
    <Link
      to="/building/$buildingUuid/calendar"
      params={params}
      search={search}
      resetScroll={false}
      // By itself the router says that every link of this page is the page.
      activeOptions={{ exact: true, includeSearch: true }}
      {...props}
    />
  )
}

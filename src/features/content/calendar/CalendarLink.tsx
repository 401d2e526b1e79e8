import { Link, useParams } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  search: Record<string, string>
  'data-chosen'?: true | undefined
  [data: `data-${string}`]: unknown
}

/** To another month, day or filter of the same calendar, which keeps its place on the page. */
export function CalendarLink({ search, ...props }: Props) {
  const { buildingUuid } = useParams({ strict: false })
  return (
    <Link
      to={`/building/${buildingUuid}/calendar` as '/'}
      search={search}
      resetScroll={false}
      // By itself the router says that every link of this page is the page.
      activeOptions={{ exact: true, includeSearch: true }}
      {...props}
    />
  )
}

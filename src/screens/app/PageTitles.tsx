import { buildingOf } from '@machines/building/selectors'
import { pageTitle } from '@rules/pageTitle'
import { PageHeadingContext } from '@ui/heading/PageHeading'
import { type ReactNode, useCallback } from 'react'
import { useBrand } from './useBrand'
import { useShared } from './useShared'

/** Gives the document the title of the page that is on show, in its language. */
export function PageTitles({ children }: { children: ReactNode }) {
  const { name: brand } = useBrand()
  const building = useShared('building', buildingOf)?.name ?? null
  const show = useCallback(
    (heading: string) => {
      document.title = pageTitle(heading, { building, brand })
    },
    [building, brand],
  )
  return <PageHeadingContext value={show}>{children}</PageHeadingContext>
}

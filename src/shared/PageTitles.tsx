import { buildingOf } from '@machines/tenancy/building/selectors'
import { pageTitle } from '@rules/platform/pageTitle'
import { PageHeadingContext } from '@ui/heading/PageHeading'
import { type ReactNode, useCallback } from 'react'
import { useBrand } from './useBrand'
import { useShared } from './useShared'

type Props = {
  children: ReactNode
  /** Receives the current heading. */
  onHeading: (heading: HTMLElement) => void
}

/** Sets the document's title to that of the current page, in its language. */
export function PageTitles({ children, onHeading }: Props) {
  const { name: brand } = useBrand()
  const building = useShared('building', buildingOf)?.name ?? null
  const show = useCallback(
    (heading: HTMLElement, title: string) => {
      document.title = pageTitle(title, { building, brand })
      onHeading(heading)
    },
    [building, brand, onHeading],
  )
  return <PageHeadingContext value={show}>{children}</PageHeadingContext>
}

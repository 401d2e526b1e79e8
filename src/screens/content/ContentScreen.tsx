import { contentNamedBy } from '@machines/content/contentNamedBy'
import { DetailVisit } from '@screens/detail/DetailVisit'
import { useMatch, useParams } from '@tanstack/react-router'
import { ContentDetail } from './ContentDetail'

/** A content item, by its address in the newer mode or in the older one. */
export function ContentScreen() {
  const { contentUuid } = useParams({ strict: false })
  // Of the page that this is: the router's location is already that of the next one.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return (
    <DetailVisit kind="content" uuid={contentUuid ?? contentNamedBy(path) ?? ''}>
      {(view) => <ContentDetail {...view} />}
    </DetailVisit>
  )
}

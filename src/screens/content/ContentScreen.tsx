import { contentNamedBy } from '@machines/content/contentPath'
import { DetailVisit } from '@screens/detail/DetailVisit'
import { useLocation, useParams } from '@tanstack/react-router'
import { ContentDetail } from './ContentDetail'

/** A content item, by its address in the newer mode or in the older one. */
export function ContentScreen() {
  const { contentUuid } = useParams({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const uuid = contentUuid ?? contentNamedBy(path) ?? ''
  return (
    <DetailVisit kind="content" uuid={uuid}>
      {(view) => <ContentDetail {...view} />}
    </DetailVisit>
  )
}

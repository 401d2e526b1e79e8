import { contentNamedBy } from '@machines/content/contentNamedBy'
import type { DetailKind } from '@machines/detail/item'
import { DetailVisit } from '@screens/detail/DetailVisit'
import { useMatch, useParams } from '@tanstack/react-router'
import { ContentDetail } from './ContentDetail'

type Named = { kind: DetailKind; uuid: string }

/** What the address names: by the endpoint of its kind, or as an item of either discover mode. */
function useNamed(): Named {
  const { postUuid, eventPostUuid, offerUuid, contentUuid } = useParams({ strict: false })
  // Of the page that this is: the router's location is already that of the next one.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  if (postUuid !== undefined) return { kind: 'post', uuid: postUuid }
  if (eventPostUuid !== undefined) return { kind: 'eventPost', uuid: eventPostUuid }
  if (offerUuid !== undefined) return { kind: 'offer', uuid: offerUuid }
  return { kind: 'content', uuid: contentUuid ?? contentNamedBy(path) ?? '' }
}

/** The one page of events, deals and posts, whatever their address (C8). */
export function ContentScreen() {
  return <DetailVisit {...useNamed()}>{(view) => <ContentDetail {...view} />}</DetailVisit>
}

import { DetailViewStates } from '../detail/DetailViewStates'
import { ContentDetail } from './ContentDetail'

/** The page of events, deals and posts, at any of their addresses. */
export function ContentScreen() {
  return <DetailViewStates>{(view) => <ContentDetail {...view} />}</DetailViewStates>
}

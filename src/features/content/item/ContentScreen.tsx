import { DetailViewStates } from '../detail/DetailViewStates'
import { ContentDetail } from './ContentDetail'

/** The one page of events, deals and posts, whatever their address. */
export function ContentScreen() {
  return <DetailViewStates>{(view) => <ContentDetail {...view} />}</DetailViewStates>
}

import { DetailLooks } from '../detail/DetailLooks'
import { ContentDetail } from './ContentDetail'

/** The one page of events, deals and posts, whatever their address. */
export function ContentScreen() {
  return <DetailLooks>{(view) => <ContentDetail {...view} />}</DetailLooks>
}

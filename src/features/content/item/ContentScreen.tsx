import type { PageProps } from '@shared/pages/definePage'
import { DetailViewStates } from '../detail/DetailViewStates'
import { ContentDetail } from './ContentDetail'
import type { detail as logic } from './content.logic'

/** The page of events, deals and posts, at any of their addresses. */
export function ContentScreen({ page }: PageProps<typeof logic>) {
  return <DetailViewStates detail={page}>{(view) => <ContentDetail {...view} />}</DetailViewStates>
}

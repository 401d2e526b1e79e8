import type { OperatedContent } from '@contract/operate/contents'
import { useLingui } from '@lingui/react/macro'
import { PublicationPill } from '../buildings/PublicationPill'

type Props = Pick<OperatedContent, 'publication'>

/** The state of an item. */
export function ContentState({ publication }: Props) {
  const { t } = useLingui()
  return <PublicationPill publication={publication} names={{ draft: t`Draft` }} />
}

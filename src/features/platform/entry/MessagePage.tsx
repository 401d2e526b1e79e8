import type { ComponentProps } from 'react'
import { EntryFrame } from './EntryFrame'
import { Help } from './Help'
import { Words } from './Message'

type Props = Pick<ComponentProps<typeof Words>, 'title' | 'text' | 'children'> &
  Pick<ComponentProps<typeof EntryFrame>, 'isClosed'>

/** A whole page with the brand's illustration and one message. */
export function MessagePage({ isClosed, ...words }: Props) {
  return (
    <EntryFrame isClosed={isClosed}>
      <Words {...words} help={<Help />} />
    </EntryFrame>
  )
}

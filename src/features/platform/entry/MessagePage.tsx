import type { ComponentProps } from 'react'
import { EntryFrame } from './EntryFrame'
import { Help } from './Help'
import { MessageText } from './Message'

type Props = Pick<ComponentProps<typeof MessageText>, 'title' | 'text' | 'children'> &
  Pick<ComponentProps<typeof EntryFrame>, 'isClosed'>

/** A whole page with the brand's illustration and one message. */
export function MessagePage({ isClosed, ...message }: Props) {
  return (
    <EntryFrame isClosed={isClosed}>
      <MessageText {...message} help={<Help />} />
    </EntryFrame>
  )
}

import { Button } from '@ui/button/Button'
import { MessageText } from '../entry/Message'
import { PlainFrame } from '../entry/PlainFrame'
import { PlainHelp } from './CrashMessage'

type Props = { retrying: boolean; onRetry: () => void }

/**
 * Brand, messages or even the code of a better error page failed to load. In English, because there
 * is no catalogue.
 */
export function StartFailedScreen({ retrying, onRetry }: Props) {
  return (
    <PlainFrame>
      <MessageText
        lang="en"
        title="Something went wrong"
        text="The page could not be loaded. Check your connection and try again."
        help={<PlainHelp />}
      >
        <Button variant="primary" size="large" busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      </MessageText>
    </PlainFrame>
  )
}

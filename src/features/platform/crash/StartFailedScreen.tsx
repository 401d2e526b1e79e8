import { Button } from '@ui/button/Button'
import { Words } from '../entry/Message'
import { PlainFrame } from '../entry/PlainFrame'
import { PlainHelp } from './CrashMessage'

type Props = { retrying: boolean; onRetry: () => void }

/**
 * Neither brand nor texts could be fetched, or not even the code that would say so better. There are no
 * catalogues to translate with, so it says in English what it has to say.
 */
export function StartFailedScreen({ retrying, onRetry }: Props) {
  return (
    <PlainFrame>
      <Words
        lang="en"
        title="Something went wrong"
        text="The page could not be loaded. Check your connection and try again."
        help={<PlainHelp />}
      >
        <Button variant="primary" size="large" busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      </Words>
    </PlainFrame>
  )
}

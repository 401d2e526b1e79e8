import { Trans } from '@lingui/react/macro'
import { useBrand } from '@screens/app/useBrand'
import { QuietPage } from './QuietPage'

/** B3: the white-label is not ready for the public; nothing else is reachable. */
export default function NotOpenScreen() {
  const { name } = useBrand()
  return (
    <QuietPage
      title={<Trans>{name} is not open yet</Trans>}
      text={<Trans>We are putting the last things in place. Please come back soon.</Trans>}
    />
  )
}

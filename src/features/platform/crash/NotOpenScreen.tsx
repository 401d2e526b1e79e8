import { Trans, useLingui } from '@lingui/react/macro'
import { useBrand } from '@shared/useBrand'
import { MessagePage } from '../entry/MessagePage'

/** Shown while the white-label is not open to the public; nothing else is reachable (docs/behaviour.md#not-open-yet). */
export default function NotOpenScreen() {
  const { t } = useLingui()
  const { name } = useBrand()
  return (
    <MessagePage
      isClosed
      title={t`${name} is not open yet`}
      text={<Trans>We are putting the last things in place. Please come back soon.</Trans>}
    />
  )
}

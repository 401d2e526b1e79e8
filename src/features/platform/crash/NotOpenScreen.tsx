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
      title={t`${name} isn’t open yet`}
      text={<Trans>We’re putting on the finishing touches. Check back soon.</Trans>}
    />
  )
}

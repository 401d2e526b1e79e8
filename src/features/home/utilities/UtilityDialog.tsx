import { Trans, useLingui } from '@lingui/react/macro'
import type { UtilitiesActor } from '@machines/home/utilities/machine'
import { buildingOf } from '@machines/tenancy/building/selectors'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

type Props = { utilities: UtilitiesActor; explained: VisibleUtility }

/** Why a utility cannot be opened here, and what helps. */
export function UtilityDialog({ utilities, explained }: Props) {
  const { t } = useLingui()
  const { app } = useAppServices()
  const langOf = useTextLang()
  const close = () => utilities.send({ type: 'dialog.closed' })
  const needsSignIn = explained.target.kind === 'signInRequired'
  // Another sign-in would not make a tenant of a guest.
  const isGuest = useShared('building', buildingOf)?.is_guest === true
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={explained.text}
      lang={langOf(explained.lang)}
      description={
        needsSignIn && isGuest ? (
          <Trans>You’re a guest of this building. Only its tenants can use this.</Trans>
        ) : needsSignIn ? (
          <Trans>Sign in with your own account to use this.</Trans>
        ) : (
          <Trans>This is only available in the mobile app.</Trans>
        )
      }
      footer={
        <>
          {needsSignIn && !isGuest && (
            <Button variant="secondary" onClick={() => app.send({ type: 'logout.requested' })}>
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    />
  )
}

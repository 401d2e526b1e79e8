import { Trans, useLingui } from '@lingui/react/macro'
import { isOffline, isTrying } from '@machines/platform/chunkRecovery/machine'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { useLocation } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { useEffect } from 'react'
import { Help } from '../entry/Help'
import { MessageText } from '../entry/Message'

/** Replaces a page whose code failed to load; the rest of the app stays. */
export function UnreachableScreen() {
  const { t } = useLingui()
  const { chunkRecovery } = useAppServices().system
  const offline = useShared('chunkRecovery', isOffline)
  const trying = useShared('chunkRecovery', isTrying)
  const { pathname: path } = useLocation()
  useEffect(() => chunkRecovery.send({ type: 'page.missed', path }), [chunkRecovery, path])
  return (
    <MessageText
      alert
      title={offline ? t`You’re offline` : t`This page is on its way`}
      text={
        offline ? (
          <Trans>It’ll open as soon as you’re back online.</Trans>
        ) : (
          <Trans>This is taking longer than usual. Nothing has been lost.</Trans>
        )
      }
      // Offline, the user cannot send e-mail either.
      help={!offline && <Help />}
    >
      <Button
        variant="primary"
        size="large"
        busy={trying}
        onClick={() => chunkRecovery.send({ type: 'request.retried' })}
      >
        <Trans>Try again</Trans>
      </Button>
    </MessageText>
  )
}

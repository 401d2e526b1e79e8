import { ownSessionsLogic } from '@features/account/account.page'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '@shared/pages/usePage'
import { AccountFrame } from './AccountFrame'
import { EndSessionDialog } from './EndSessionDialog'
import { SessionList, SessionsLoading } from './SessionList'

/** The account's sessions on all devices. */
export function OwnSessionsScreen() {
  const { t } = useLingui()
  const ownSessions = usePage(ownSessionsLogic)
  return (
    <AccountFrame title={t`Where you’re signed in`}>
      {ownSessions === undefined ? (
        <SessionsLoading />
      ) : (
        <>
          <SessionList key={ownSessions.sessionId} ownSessions={ownSessions} />
          <EndSessionDialog ownSessions={ownSessions} />
        </>
      )}
    </AccountFrame>
  )
}

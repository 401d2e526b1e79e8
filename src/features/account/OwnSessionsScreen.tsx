import { useLingui } from '@lingui/react/macro'
import type { PageProps } from '@shared/pages/definePage'
import { AccountFrame } from './AccountFrame'
import type { ownSessions as logic } from './account.logic'
import { EndSessionDialog } from './EndSessionDialog'
import { SessionList, SessionsLoading } from './SessionList'

/** The account's sessions on all devices. */
export function OwnSessionsScreen({ page: ownSessions }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <AccountFrame title={t`Devices`}>
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

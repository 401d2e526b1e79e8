import { signedInLogic } from '@features/account/account.page'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '@shared/pages/usePage'
import { AccountFrame } from './AccountFrame'
import { EndSessionDialog } from './EndSessionDialog'
import { SessionList, SessionsLoading } from './SessionList'

/** Where the account is signed in. */
export function SignedInScreen() {
  const { t } = useLingui()
  const signedIn = usePage(signedInLogic)
  return (
    <AccountFrame title={t`Where you are signed in`}>
      {signedIn === undefined ? (
        <SessionsLoading />
      ) : (
        <>
          <SessionList key={signedIn.sessionId} signedIn={signedIn} />
          <EndSessionDialog signedIn={signedIn} />
        </>
      )}
    </AccountFrame>
  )
}

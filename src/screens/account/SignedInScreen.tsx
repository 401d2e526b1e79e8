import { useLingui } from '@lingui/react/macro'
import type { signedInMachine } from '@machines/signedIn/machine'
import { usePage } from '@screens/app/usePage'
import type { ActorRefFrom } from 'xstate'
import { AccountFrame } from './AccountFrame'
import { EndSessionDialog } from './EndSessionDialog'
import { SessionList, SessionsLoading } from './SessionList'

export type SignedInActor = ActorRefFrom<typeof signedInMachine>

/** Where the account is signed in. */
export function SignedInScreen() {
  const { t } = useLingui()
  const signedIn = usePage('signedIn')
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

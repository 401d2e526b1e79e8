import { profileLogic } from '@features/account/account.page'
import { useLingui } from '@lingui/react/macro'
import type { ProfileActor } from '@machines/account/profile/machine'
import { readingOf, shownFields } from '@machines/account/profile/selectors'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import { AccountFrame } from './AccountFrame'
import { ProfileForm } from './ProfileForm'
import { ProfileLoading } from './ProfileLoading'

/** Who one is here: names, company, address, and the building one comes in at. */
export function ProfileScreen() {
  const { t } = useLingui()
  const profile = usePage(profileLogic)
  return (
    <AccountFrame title={t`My profile`}>
      {profile === undefined ? (
        <ProfileLoading />
      ) : (
        <Profile key={profile.sessionId} profile={profile} />
      )}
    </AccountFrame>
  )
}

function Profile({ profile }: { profile: ProfileActor }) {
  const { t } = useLingui()
  const reading = useSelector(profile, readingOf)
  const { status, data } = useRead(reading)
  const isKnown = useSelector(profile, (snapshot) => shownFields(snapshot) !== null)
  if (status === 'REJECTED' && data === null) {
    return (
      <FailedState
        title={t`Your profile could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => profile.send({ type: 'profile.retried' })}
      />
    )
  }
  return isKnown ? <ProfileForm profile={profile} /> : <ProfileLoading />
}

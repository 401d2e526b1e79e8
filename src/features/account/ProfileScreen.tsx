import { useLingui } from '@lingui/react/macro'
import type { ProfileActor } from '@machines/account/profile/machine'
import { readingOf, shownFields } from '@machines/account/profile/selectors'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import { AccountFrame } from './AccountFrame'
import * as css from './account.css'
import type { profile as logic } from './account.logic'
import { ProfileForm } from './ProfileForm'

/** The user's names, company, e-mail address and default building. */
export function ProfileScreen({ page: profile }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <AccountFrame title={t`Profile`}>
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
        title={t`We couldn’t load your profile`}
        retryLabel={t`Try again`}
        onRetry={() => profile.send({ type: 'request.invalidated' })}
      />
    )
  }
  return isKnown ? <ProfileForm profile={profile} /> : <ProfileLoading />
}

function ProfileLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your profile`}>
      <div className={css.form}>
        <Skeleton shape="circle" width="96px" />
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} shape="block" height="72px" />
        ))}
      </div>
    </Loading>
  )
}

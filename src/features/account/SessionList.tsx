import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnSessionsActor } from '@machines/account/ownSessions/machine'
import { endedOf, listOf } from '@machines/account/ownSessions/selectors'
import { useRead } from '@shared/reading'
import * as rows from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { FailedState } from '@ui/states/FailedState'
import { body, muted } from '@ui/theme/typography.css'
import * as css from './account.css'
import { SessionRow } from './SessionRow'

export function SessionsLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your devices`}>
      <div className={rows.rows}>
        {['a', 'b'].map((key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}

/** The account's sessions, in every view state. */
export function SessionList({ ownSessions }: { ownSessions: OwnSessionsActor }) {
  const { t } = useLingui()
  const { status, data, failure } = useRead(useSelector(ownSessions, listOf))
  const ended = useSelector(ownSessions, endedOf)
  if (status === 'PENDING') return <SessionsLoading />
  if (status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load your devices`}
        retryLabel={t`Try again`}
        onRetry={() => ownSessions.send({ type: 'request.invalidated' })}
      />
    )
  }
  const sessions = (data ?? []).filter(({ uuid }) => !ended.includes(uuid))
  const others = sessions.filter(({ current }) => !current)
  return (
    <div className={rows.more}>
      {failure !== null && (
        <Notice tone="warning" live>
          <Trans>This may be out of date. We couldn’t reach the server.</Trans>
        </Notice>
      )}
      <ul className={rows.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.uuid} session={session} ownSessions={ownSessions} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={cx(body, muted)}>
          <Trans>You’re not signed in anywhere else.</Trans>
        </p>
      ) : (
        <div className={css.after}>
          <Button
            variant="secondary"
            onClick={() =>
              ownSessions.send({
                type: 'end.pressed',
                session: null,
                uuids: others.map(({ uuid }) => uuid),
              })
            }
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

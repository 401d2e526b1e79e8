import type { OperatedPerson } from '@contract/operate/people'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  affectedRows,
  canUndo,
  chosenRows,
  isUndoing,
  outcomeOf,
  wasUndone,
} from '@machines/operate/bulk/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import { changeFailure, changeOf } from '@machines/operate/toggle/selectors'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { useFailureText } from '../form/useFailureText'
import { mayAnywhere } from '../may'
import { ToggleDialog } from '../record/ToggleDialog'
import * as css from '../table/table.css'
import { isFor, type PeopleBulk, type PeopleChange, peopleChanges } from './bulk.logic'
import { usePeopleRefusals } from './usePeopleRefusals'

type Props = { bulk: ActorRefFrom<PeopleBulk> }

/** What can be done to the chosen people, and what became of it. */
export function BulkBar({ bulk }: Props) {
  return (
    <>
      <Actions bulk={bulk} />
      <Report bulk={bulk} />
      <Question bulk={bulk} />
    </>
  )
}

function Actions({ bulk }: Props) {
  const { t } = useLingui()
  const operator = useConsole(operatorOf)
  const chosen = useSelector(bulk, chosenRows<OperatedPerson>)
  const count = chosen.length
  if (count === 0) return null
  const mayDeactivate = mayAnywhere(operator, 'people.deactivate')
  const labels: Record<PeopleChange, string> = {
    approve: t`Approve`,
    deactivate: t`Deactivate`,
    reactivate: t`Reactivate`,
    invite: t`Invite again`,
    signOut: t`Sign out everywhere`,
  }
  const offered = peopleChanges.filter(
    (change) => change === 'approve' || change === 'invite' || mayDeactivate,
  )
  return (
    <section className={css.bulk} aria-label={t`Chosen people`}>
      <p>
        {t`${count} selected`}
        <Announcement text={t`${count} selected`} />
      </p>
      <div className={css.bulkActions}>
        {offered.map((change) => {
          const rows = chosen.filter((person) => isFor(change, person))
          return rows.length === 0 ? null : (
            <Button
              key={change}
              variant="secondary"
              onClick={() => bulk.send({ type: 'change.pressed', change, rows })}
            >
              {rows.length === count ? labels[change] : `${labels[change]} (${rows.length})`}
            </Button>
          )
        })}
        <Button variant="ghost" onClick={() => bulk.send({ type: 'rows.chosen', rows: [] })}>
          <Trans>Clear selection</Trans>
        </Button>
      </div>
    </section>
  )
}

/** Asks before several people are changed. */
function Question({ bulk }: Props) {
  const { t } = useLingui()
  const change = useSelector(bulk, changeOf<PeopleChange>)
  const count = useSelector(bulk, affectedRows<OperatedPerson>).length
  const refusals = usePeopleRefusals()
  const questions = {
    approve: {
      title: t`${plural(count, { one: 'Approve # person?', other: 'Approve # people?' })}`,
      description: t`They can use the buildings that they signed up for at once, and get a mail that says so. A mail that is sent can’t be taken back.`,
      confirmLabel: t`Approve`,
      busyLabel: t`Approving`,
      isDangerous: false,
    },
    deactivate: {
      title: t`${plural(count, { one: 'Deactivate # account?', other: 'Deactivate # accounts?' })}`,
      description: t`They are signed out at once and can’t sign in. Nothing is deleted.`,
      confirmLabel: t`Deactivate`,
      busyLabel: t`Deactivating`,
      isDangerous: true,
    },
    reactivate: {
      title: t`${plural(count, { one: 'Reactivate # account?', other: 'Reactivate # accounts?' })}`,
      description: t`They get back everything that they had: buildings, bookings and passes.`,
      confirmLabel: t`Reactivate`,
      busyLabel: t`Reactivating`,
      isDangerous: false,
    },
    invite: {
      title: t`${plural(count, { one: 'Invite # person again?', other: 'Invite # people again?' })}`,
      description: t`Each gets another mail. A mail that is sent can’t be taken back.`,
      confirmLabel: t`Send the invitation`,
      busyLabel: t`Sending the invitation`,
      isDangerous: false,
    },
    signOut: {
      title: t`${plural(count, { one: 'Sign # person out everywhere?', other: 'Sign # people out everywhere?' })}`,
      description: t`They can sign in again at once. This can’t be undone.`,
      confirmLabel: t`Sign out`,
      busyLabel: t`Signing out`,
      isDangerous: true,
    },
  }
  return <ToggleDialog toggle={bulk} {...questions[change ?? 'signOut']} refusals={refusals} />
}

/** Says who was changed and who was not, and undoes it for some seconds. */
function Report({ bulk }: Props) {
  const { t } = useLingui()
  const outcome = useSelector(bulk, outcomeOf<OperatedPerson>)
  const change = useSelector(bulk, changeOf<PeopleChange>)
  const undone = useSelector(bulk, wasUndone)
  const offersUndo = useSelector(bulk, canUndo)
  const busy = useSelector(bulk, isUndoing)
  const failure = useSelector(bulk, changeFailure)
  const failureText = useFailureText(usePeopleRefusals())
  if (outcome === null || change === null) return null
  const count = outcome.changed.length
  const said: Record<PeopleChange, string> = {
    approve: t`${plural(count, { one: '# person approved', other: '# people approved' })}`,
    deactivate: t`${plural(count, { one: '# account deactivated', other: '# accounts deactivated' })}`,
    reactivate: t`${plural(count, { one: '# account reactivated', other: '# accounts reactivated' })}`,
    invite: t`${plural(count, { one: '# invitation sent', other: '# invitations sent' })}`,
    signOut: t`${plural(count, { one: '# person signed out', other: '# people signed out' })}`,
  }
  const hasFailed = outcome.failed.length > 0
  return (
    <Notice
      tone={hasFailed ? 'warning' : 'success'}
      live
      title={undone ? t`Undone` : said[change]}
      action={
        <div className={css.bulkActions}>
          {offersUndo && (
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={t`Undoing`}
              onClick={() => bulk.send({ type: 'undo.pressed' })}
            >
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button variant="ghost" onClick={() => bulk.send({ type: 'report.dismissed' })}>
            <Trans>Close</Trans>
          </Button>
        </div>
      }
    >
      {failure !== null && <p>{failureText(failure)}</p>}
      {hasFailed && (
        <ul className={css.failures}>
          {outcome.failed.map(({ row, failure: why }) => (
            <li key={row.uuid}>
              <strong>{`${row.first_name} ${row.last_name}`}</strong>: {failureText(why)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

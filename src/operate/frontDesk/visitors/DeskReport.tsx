import { Trans, useLingui } from '@lingui/react/macro'
import type { PressMachine } from '@machines/operate/press/machine'
import { failedOf, pressFailure, replyOf } from '@machines/operate/press/selectors'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../../form/useFailureText'
import { paths } from '../../paths'
import { ConsoleLink } from '../../shell/ConsoleLink'
import * as table from '../../table/table.css'
import { useMoment } from '../useMoment'
import type { DeskChange, DeskReply } from './visitors.logic'

type Props = { building: string; press: ActorRefFrom<PressMachine<DeskChange, DeskReply>> }

/** What became of the last press. */
export function DeskReport({ building, press }: Props) {
  const { t } = useLingui()
  const { clock } = useMoment()
  const reply = useSelector(press, replyOf)
  const failed = useSelector(press, failedOf)
  const failure = useSelector(press, pressFailure)
  const failureText = useFailureText({
    not_found: t`No visitor of this building has this code.`,
    visitor_not_expected: t`They aren’t expected now: another day, cancelled, or gone.`,
    visitor_not_here: t`They aren’t in the building.`,
  })
  const close = (
    <Button variant="ghost" onClick={() => press.send({ type: 'report.dismissed' })}>
      <Trans>Close</Trans>
    </Button>
  )
  if (failed !== null && failure !== null) {
    return (
      <Notice
        tone="danger"
        live
        {...('visitor' in failed && { title: failed.visitor.name })}
        action={
          <div className={table.bulkActions}>
            <Button variant="secondary" onClick={() => press.send({ type: 'step.retried' })}>
              <Trans>Try again</Trans>
            </Button>
            {close}
          </div>
        }
      >
        {failureText(failure)}
      </Notice>
    )
  }
  if (reply === null) return null
  const { visitor, step, isNew } = reply
  const { name, checked_in_at: arrivedAt, timezone } = visitor
  const at = arrivedAt == null ? '' : clock(arrivedAt, timezone)
  if (!isNew) {
    return (
      <Notice tone="warning" live title={name} action={close}>
        <Trans>Arrived at {at} already. If this is someone else, ask for the host.</Trans>
      </Notice>
    )
  }
  const said = {
    arrive: t`${name} has arrived. The host is told by email.`,
    leave: t`${name} has left.`,
    back: t`${name} is back in the building.`,
  }
  return (
    <Notice
      tone="success"
      live
      action={
        <div className={table.bulkActions}>
          {step === 'arrive' && (
            <ConsoleLink
              href={paths.badge(building, visitor.uuid)}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Trans>Badge</Trans>
            </ConsoleLink>
          )}
          {step === 'leave' && (
            <Button
              variant="secondary"
              onClick={() =>
                press.send({ type: 'step.pressed', change: { building, visitor, step: 'back' } })
              }
            >
              <Trans>Undo</Trans>
            </Button>
          )}
          {close}
        </div>
      }
    >
      {said[step]}
    </Notice>
  )
}

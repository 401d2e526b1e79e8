import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailActor } from '@machines/content/detail/machine'
import {
  availabilityFor,
  canCancel,
  canReserve,
  type ParticipationStatus,
} from '@machines/content/detail/participation'
import { detailOf, isBusy } from '@machines/content/detail/selectors'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { cx } from '@ui/classes/cx'
import { Notice } from '@ui/notice/Notice'
import { muted, small } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './detail.css'
import { NextSteps } from './NextSteps'

type Props = {
  detail: DetailActor
  participation: ParticipationStatus
  /** Label of the button; "RSVP" or "Claim deal" by default. */
  label?: string | null | undefined
  /** The language of the labels, if it is not the page's. */
  lang: string | undefined
  /** Label when nothing is left. */
  atLimitText?: string | null | undefined
  /** Why the button is disabled outside its time window. */
  closedBecause?: ReactNode
  /** Whether the page offers to add the event to a calendar. */
  hasCalendar: boolean
}

/** The primary action of an event or deal; after it, the way to the ticket. */
export function Participation(props: Props) {
  const { detail, participation, label, lang, atLimitText, closedBecause, hasCalendar } = props
  const { t } = useLingui()
  const busy = useSelector(detail, isBusy)
  const of = useSelector(detail, detailOf)
  const isRsvp = participation.kind === 'rsvp'
  const isMine = participation.mine > 0
  const isFull = availabilityFor(participation) === 'soldOut'
  const own = isFull ? atLimitText : label
  const full = isRsvp ? t`RSVP limit has been reached` : t`You've reached the claims limit`
  const mayReserve = canReserve(participation)
  return (
    <div className={css.action}>
      {!isMine && closedBecause && <Notice>{closedBecause}</Notice>}
      {isMine && (
        <>
          <NextSteps detail={detail} isRsvp={isRsvp} hasCalendar={hasCalendar} />
          <div className={css.choices}>
            <Link
              to="/building/$buildingUuid/passes/$contentUuid"
              params={{ buildingUuid: of.buildingUuid, contentUuid: of.uuid }}
              className={cx(buttonClass({ variant: 'primary' }), css.pass)}
            >
              <Trans>Show your pass</Trans>
            </Link>
            {canCancel(participation) && (
              <div className={css.choice}>
                <Button
                  variant="ghost"
                  wide
                  onClick={() => detail.send({ type: 'cancel.pressed' })}
                >
                  {isRsvp ? <Trans>Cancel RSVP</Trans> : <Trans>Cancel deal</Trans>}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
      {(mayReserve || !isMine) && (
        <Button
          variant={isMine ? 'secondary' : 'primary'}
          size="large"
          wide
          data-needs-person=""
          busy={busy}
          disabled={!mayReserve || Boolean(closedBecause)}
          onClick={() => detail.send({ type: 'reserve.pressed' })}
        >
          {own ? <span lang={lang}>{own}</span> : isFull ? full : isRsvp ? t`RSVP` : t`Claim deal`}
        </Button>
      )}
      {!isMine && !closedBecause && isFull && !own && (
        <p className={cx(small, muted)}>
          <Trans>They’re all taken.</Trans>
        </p>
      )}
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  availabilityFor,
  canCancel,
  canReserve,
  type ParticipationStatus,
} from '@machines/detail/participation'
import { hasJustReserved, isBusy } from '@machines/detail/selectors'
import { AvailabilityPill } from '@screens/contentTile/AvailabilityPill'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { figures, quiet, small } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import type { DetailActor } from './DetailLooks'
import * as css from './detail.css'

type Props = {
  detail: DetailActor
  participation: ParticipationStatus
  /** What the button says; "RSVP" or "Claim deal" where nothing else is said. */
  label?: string | null | undefined
  /** What it says when nothing is left. */
  atLimitText?: string | null | undefined
  /** Outside its window the button is disabled; this says why. */
  closedBecause?: ReactNode
}

/** How one stands to an event or a deal, and the one thing to do about it. */
export function Participation({ detail, participation, label, atLimitText, closedBecause }: Props) {
  const { t } = useLingui()
  const busy = useSelector(detail, isBusy)
  const isRsvp = participation.kind === 'rsvp'
  const state = availabilityFor(participation)
  const isMine = participation.mine > 0
  const isFull = state === 'soldOut'
  const full =
    atLimitText ?? (isRsvp ? t`RSVP limit has been reached` : t`You've reached the claims limit`)
  const mayReserve = canReserve(participation)
  const justReserved = useSelector(detail, hasJustReserved)
  return (
    <div className={css.action}>
      <div className={css.actionRow}>
        <span className={cx(small, quiet, figures)}>
          <Counts participation={participation} />
        </span>
        {!isMine && <AvailabilityPill state={state} />}
        {isMine && (
          <StatusPill tone="success" icon={<CircleCheck size={16} aria-hidden="true" />}>
            {isRsvp ? <Trans>Attending</Trans> : <Trans>Deal claimed</Trans>}
          </StatusPill>
        )}
      </div>
      {(mayReserve || !isMine) && (
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy}
          disabled={!mayReserve || Boolean(closedBecause)}
          onClick={() => detail.send({ type: 'reserve.pressed' })}
        >
          {isFull ? full : (label ?? (isRsvp ? t`RSVP` : t`Claim deal`))}
        </Button>
      )}
      {isMine && !mayReserve && (
        <p className={small}>
          <Taken isRsvp={isRsvp} justReserved={justReserved} />
        </p>
      )}
      {!isMine && (closedBecause || isFull) && (
        <p className={cx(small, quiet)} suppressHydrationWarning>
          {closedBecause || <Trans>Every one of them is taken.</Trans>}
        </p>
      )}
      {canCancel(participation) && (
        <Button variant="secondary" wide onClick={() => detail.send({ type: 'cancel.pressed' })}>
          {isRsvp ? <Trans>Cancel RSVP</Trans> : <Trans>Cancel deal</Trans>}
        </Button>
      )}
    </div>
  )
}

/** One's own success is no reproach: "already" is for who comes back later. */
function Taken({ isRsvp, justReserved }: { isRsvp: boolean; justReserved: boolean }) {
  if (justReserved) return isRsvp ? <Trans>You're going.</Trans> : <Trans>The deal is yours.</Trans>
  if (isRsvp) return <Trans>You have already RSVPd.</Trans>
  return <Trans>You have already claimed this deal.</Trans>
}

/** So many go or have claimed it, and so many are left where that is known. */
function Counts({ participation: { kind, taken, limit } }: { participation: ParticipationStatus }) {
  const left = limit === null ? null : Math.max(0, limit - taken)
  return (
    <>
      {kind === 'rsvp' ? (
        <Plural
          value={taken}
          _0="Nobody is going yet"
          one="# person is going"
          other="# people are going"
        />
      ) : (
        <Plural
          value={taken}
          _0="Nobody has claimed it yet"
          one="Claimed by # person"
          other="Claimed by # people"
        />
      )}
      {left !== null && left > 0 && (
        <>
          {' · '}
          <Plural value={left} one="# left" other="# left" />
        </>
      )}
    </>
  )
}

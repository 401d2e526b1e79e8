import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { hasJustTaken, isBusy } from '@machines/detail/selectors'
import { availabilityFor, canRelease, canTake, type Standing } from '@machines/detail/standing'
import { AvailabilityPill } from '@screens/contentTile/AvailabilityPill'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { figures, quiet, small } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import * as css from './detail.css'
import type { DetailActor } from './useDetail'

type Props = {
  detail: DetailActor
  standing: Standing
  /** What the button says; "RSVP" or "Claim deal" where nothing else is said. */
  label?: string | null | undefined
  /** What it says when nothing is left. */
  atLimitText?: string | null | undefined
  /** Outside its window the button is disabled; this says why. */
  closedBecause?: ReactNode
}

/** How one stands to an event or a deal, and the one thing to do about it. */
export function Participation({ detail, standing, label, atLimitText, closedBecause }: Props) {
  const { t } = useLingui()
  const busy = useSelector(detail, isBusy)
  const isRsvp = standing.kind === 'rsvp'
  const state = availabilityFor(standing)
  const isMine = standing.mine > 0
  const isFull = state === 'soldOut'
  const full =
    atLimitText ?? (isRsvp ? t`RSVP limit has been reached` : t`You've reached the claims limit`)
  const mayTake = canTake(standing)
  const justTaken = useSelector(detail, hasJustTaken)
  return (
    <div className={css.action}>
      <div className={css.actionRow}>
        <span className={cx(small, quiet, figures)}>
          <Counts standing={standing} />
        </span>
        {!isMine && <AvailabilityPill state={state} />}
        {isMine && (
          <StatusPill tone="success" icon={<CircleCheck size={16} aria-hidden="true" />}>
            {isRsvp ? <Trans>Attending</Trans> : <Trans>Deal claimed</Trans>}
          </StatusPill>
        )}
      </div>
      {(mayTake || !isMine) && (
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy}
          disabled={!mayTake || Boolean(closedBecause)}
          onClick={() => detail.send({ type: 'take.pressed' })}
        >
          {isFull ? full : (label ?? (isRsvp ? t`RSVP` : t`Claim deal`))}
        </Button>
      )}
      {isMine && !mayTake && (
        <p className={small}>
          <Taken isRsvp={isRsvp} justTaken={justTaken} />
        </p>
      )}
      {!isMine && (closedBecause || isFull) && (
        <p className={cx(small, quiet)}>
          {closedBecause || <Trans>Every one of them is taken.</Trans>}
        </p>
      )}
      {canRelease(standing) && (
        <Button variant="secondary" wide onClick={() => detail.send({ type: 'release.pressed' })}>
          {isRsvp ? <Trans>Cancel RSVP</Trans> : <Trans>Cancel deal</Trans>}
        </Button>
      )}
    </div>
  )
}

/** One's own success is no reproach: "already" is for who comes back later. */
function Taken({ isRsvp, justTaken }: { isRsvp: boolean; justTaken: boolean }) {
  if (justTaken) return isRsvp ? <Trans>You're going.</Trans> : <Trans>The deal is yours.</Trans>
  if (isRsvp) return <Trans>You have already RSVPd.</Trans>
  return <Trans>You have already claimed this deal.</Trans>
}

/** So many go or have claimed it, and so many are left where that is known. */
function Counts({ standing: { kind, taken, limit } }: { standing: Standing }) {
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

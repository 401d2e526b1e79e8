import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailActor } from '@machines/content/detail/machine'
import {
  type DetailDialog,
  isBusy,
  participation,
  refusal,
} from '@machines/content/detail/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import type { ReactNode } from 'react'
import { dialogWhen as whenClass } from './detail.css'

/** What the dialogs refer to; `pass` is the address of its passes. */
type Participation = {
  title: string
  when: string | null
  pass: { buildingUuid: string; contentUuid: string }
}

type Texts = { heading: string; text: ReactNode; footer: ReactNode }

/** Text and buttons of each dialog about an RSVP or a claim. */
export function useParticipationMessages(
  detail: DetailActor,
  { title, when, pass }: Participation,
  dialog: DetailDialog,
  close: () => void,
): Texts {
  const { t } = useLingui()
  const busy = useSelector(detail, isBusy)
  const failure = useSelector(detail, refusal)
  const known = useSelector(detail, participation)
  const isRsvp = known?.kind === 'rsvp'

  const answer = (label: ReactNode) => (
    <Button variant="primary" onClick={close}>
      {label}
    </Button>
  )
  const question = (no: ReactNode, yes: ReactNode, what: 'reserve' | 'cancel') => (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        {no}
      </Button>
      <Button
        variant={what === 'reserve' ? 'primary' : 'danger'}
        busy={busy}
        busyLabel={t`One moment`}
        onClick={() => detail.send({ type: `${what}.confirmed` })}
      >
        {yes}
      </Button>
    </>
  )
  const whyRefused = () => {
    const is = (...codes: Parameters<typeof isRefusedWith>[1][]) =>
      failure !== null && isRefusedWith(failure, ...codes)
    if (is('event_over')) return t`This event is over`
    if (is('event_not_open')) return t`RSVPs aren’t open yet`
    if (is('offer_not_available')) return t`This deal isn’t available right now`
    return isRsvp ? t`RSVP limit has been reached` : t`You've reached the claims limit`
  }

  switch (dialog) {
    case 'confirmReservation':
      return {
        heading: isRsvp ? t`RSVP to ${title}?` : t`Claim this deal?`,
        text: isRsvp ? (
          <>
            <DialogTime time={when} />
            <Trans>We’ll save you a spot. You can cancel anytime.</Trans>
          </>
        ) : (
          <Trans>“{title}” will be yours. You can cancel if you don’t use it.</Trans>
        ),
        footer: question(
          <Trans>Not now</Trans>,
          isRsvp ? <Trans>Confirm RSVP</Trans> : <Trans>Claim deal</Trans>,
          'reserve',
        ),
      }
    case 'reserved':
      return {
        heading: isRsvp ? t`You’re on the list` : t`The deal is yours`,
        text: isRsvp ? (
          <Trans>Your RSVP to “{title}” is confirmed.</Trans>
        ) : (
          <Trans>You’ve claimed “{title}”. Show your pass when you use it.</Trans>
        ),
        footer: (
          <>
            <Button variant="secondary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
            <Link
              to="/building/$buildingUuid/passes/$contentUuid"
              params={pass}
              className={buttonClass({ variant: 'primary' })}
            >
              <Trans>Show your pass</Trans>
            </Link>
          </>
        ),
      }
    case 'refused':
      return {
        heading: whyRefused(),
        text: <FreshCount taken={known?.taken ?? 0} limit={known?.limit ?? null} />,
        footer: answer(<Trans>OK</Trans>),
      }
    default:
      return {
        heading: isRsvp ? t`Cancel your RSVP?` : t`Cancel this deal?`,
        text: isRsvp ? (
          <Trans>Your spot will go to someone else.</Trans>
        ) : (
          <Trans>Someone else will be able to claim “{title}”.</Trans>
        ),
        footer: question(
          isRsvp ? <Trans>Keep RSVP</Trans> : <Trans>Keep deal</Trans>,
          isRsvp ? <Trans>Cancel RSVP</Trans> : <Trans>Cancel deal</Trans>,
          'cancel',
        ),
      }
  }
}

/** The time on a line of its own. */
function DialogTime({ time }: { time: string | null }) {
  if (time === null) return null
  return (
    <>
      <strong className={whenClass}>{time}</strong>
      <br />
    </>
  )
}

/** The actual count after a conflict; it updates as soon as the new count has loaded. */
function FreshCount({ taken, limit }: { taken: number; limit: number | null }) {
  if (limit === null) {
    return <Trans>Someone got there first, or it’s over. This page is now up to date.</Trans>
  }
  return (
    <Trans>
      {taken} of {limit} are taken. This page is now up to date.
    </Trans>
  )
}

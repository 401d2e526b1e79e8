import { Trans, useLingui } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { type Trouble, troubleOf } from '@machines/bookings/reserve/selectors'
import { useSelector } from '@shared/useSelector'
import { Notice } from '@ui/notice/Notice'
import type { ReactNode } from 'react'

/** Why there is no booking, and what to do about it. */
export function ReserveTrouble({ reserve }: { reserve: ReserveActor }) {
  const { t } = useLingui()
  const trouble = useSelector(reserve, troubleOf)
  if (trouble === null) return null
  const titles: Record<Trouble, string> = {
    taken: t`That time is no longer free`,
    tooMany: t`You have too many upcoming bookings`,
    answer: t`An answer is missing`,
    refused: t`We couldn’t book this`,
    unknown: t`We couldn’t confirm your booking`,
  }
  const texts: Record<Trouble, ReactNode> = {
    taken: <Trans>Someone was faster, or it has begun. Choose another time below.</Trans>,
    tooMany: <Trans>Cancel one of them in your history, or wait until one is over.</Trans>,
    answer: <Trans>Check your answers, then try again.</Trans>,
    refused: <Trans>Unable to complete at this moment. Please try again later.</Trans>,
    unknown: (
      <Trans>Nothing you entered is lost. Try again: the same time is never booked twice.</Trans>
    ),
  }
  return (
    <Notice tone={trouble === 'taken' ? 'warning' : 'danger'} title={titles[trouble]} live>
      {texts[trouble]}
    </Notice>
  )
}

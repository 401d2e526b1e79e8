import type { ResourceBooking } from '@contract/transactions'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatSpan } from '@shared/format/days'
import { formatDuration } from '@shared/format/duration'
import { foreignLang } from '@shared/format/foreignLang'
import { formatter } from '@shared/format/formatters'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { figures, muted, small } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './receipt.css'

type Props = {
  booking: ResourceBooking
  timezone: string
  /** Only the receipt shows the place, and who decided or cancelled when. */
  where?: string | undefined
  decision?: { name: string; value: string } | null
}

/** Shared by the receipt and the cancellation dialog: date, duration and answers. */
export function BookingFacts({ booking, timezone, where, decision }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const { start_at: startAt, end_at: endAt } = booking
  const when = startAt ? formatSpan(locale, startAt, endAt, timezone, clock) : null
  const duration = formatDuration(locale, startAt, endAt)
  return (
    <>
      {booking.details && (
        <p lang={foreignLang(locale, booking.content.resource.lang)} className={cx(small, muted)}>
          {booking.details}
        </p>
      )}
      <dl className={css.lines}>
        {booking.name && <Line name={t`Booked as`}>{booking.name}</Line>}
        {when !== null && (
          <Line name={t`When`}>
            {when.day}
            <br />
            {when.time}
          </Line>
        )}
        {duration !== null && <Line name={t`Duration`}>{duration}</Line>}
        {where !== undefined && <Line name={t`Where`}>{where}</Line>}
        {(booking.form_responses ?? [])
          .filter(({ answer }) => answer)
          .map(({ question, answer, type }) => (
            <Line key={question} name={question}>
              <Answer type={type} answer={answer ?? ''} />
            </Line>
          ))}
        {decision && <Line name={decision.name}>{decision.value}</Line>}
      </dl>
    </>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={cx(css.line, small, figures)}>
      <dt className={muted}>{name}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  )
}

/** An answer formatted by its type: numbers in the user's locale, multiple choices as a list. */
function Answer({ type, answer }: { type: string | null | undefined; answer: string }) {
  const locale = useLocale()
  const amount = Number(answer)
  if (type === 'number' && Number.isFinite(amount)) {
    return formatter.number(locale, {}).format(amount)
  }
  if (type === 'boolean')
    return /^(true|yes|1)$/i.test(answer) ? <Trans>Yes</Trans> : <Trans>No</Trans>
  return answer
}

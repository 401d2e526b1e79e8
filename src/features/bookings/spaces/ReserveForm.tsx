import type { Resource } from '@contract/bookings'
import { CheckedForm } from '@features/auth/signIn/CheckedForm'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { isBooking, isFull, missingOf } from '@machines/bookings/reserve/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { blockTitle } from '@ui/theme/typography.css'
import { DayPicker } from './DayPicker'
import { LengthField } from './LengthField'
import { Questions, questionField } from './Questions'
import { ReserveTrouble } from './ReserveTrouble'
import { SlotPicker } from './SlotPicker'
import * as css from './spaces.css'
import { Total } from './Total'
import type { Days } from './useDay'

type Props = { reserve: ReserveActor; space: Resource } & Days

/** Day, time, length and questions, with one button at the end. */
export function ReserveForm({ reserve, space, days, day }: Props) {
  const { t } = useLingui()
  const busy = useSelector(reserve, isBooking)
  const full = useSelector(reserve, isFull)
  const missing = useSelector(reserve, missingOf, isSameMissing)
  const problems = [
    ...(missing.time ? [{ field: 'time', text: t`Choose a time` }] : []),
    ...missing.questions.map((at) => {
      const question = space.questions[at]?.question ?? ''
      return { field: questionField(at), text: t`Answer this: ${question}` }
    }),
  ]
  return (
    <section className={css.reserve} aria-labelledby="reserve-title">
      <h2 id="reserve-title" className={blockTitle}>
        <Trans>Book this space</Trans>
      </h2>
      <DayPicker days={days} day={day} disabled={busy} />
      <CheckedForm
        className={css.form}
        problems={problems}
        onSubmit={() => reserve.send({ type: 'booking.submitted' })}
      >
        <ReserveTrouble reserve={reserve} />
        <SlotPicker reserve={reserve} days={days} day={day} disabled={busy} />
        {!full && (
          <>
            <LengthField reserve={reserve} space={space} disabled={busy} />
            <Questions reserve={reserve} questions={space.questions} readOnly={busy} />
            <Total reserve={reserve} space={space} />
            <div className={css.submit}>
              <Button
                type="submit"
                variant="primary"
                size="large"
                wide
                busy={busy}
                busyLabel={t`One moment`}
                data-needs-person=""
              >
                {space.needs_approval ? <Trans>Request booking</Trans> : <Trans>Book</Trans>}
              </Button>
            </div>
          </>
        )}
      </CheckedForm>
    </section>
  )
}

type Missing = ReturnType<typeof missingOf>
const isSameMissing = (a: Missing, b: Missing) =>
  a.time === b.time && a.questions.join() === b.questions.join()

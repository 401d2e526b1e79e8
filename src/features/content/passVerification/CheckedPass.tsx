import type { PassCheck } from '@contract/passVerification'
import { Trans } from '@lingui/react/macro'
import type { PassVerificationActor } from '@machines/content/passVerification/machine'
import { isMarked, isMarking } from '@machines/content/passVerification/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { formatMoment } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { useSpoken } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { figures, muted, sectionTitle } from '@ui/theme/typography.css'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect } from 'react'
import * as css from './passVerification.css'

type ResultStyle = { tone: css.VerdictTone; Icon: typeof Check; word: ReactNode }

const resultStyles: Record<PassCheck['status'], ResultStyle> = {
  valid: { tone: 'success', Icon: Check, word: <Trans>Valid</Trans> },
  used: { tone: 'danger', Icon: X, word: <Trans>Already used</Trans> },
  cancelled: { tone: 'danger', Icon: X, word: <Trans>Returned</Trans> },
  early: { tone: 'warning', Icon: Clock, word: <Trans>Different day</Trans> },
  over: { tone: 'warning', Icon: Clock, word: <Trans>Over</Trans> },
  unknown: { tone: 'danger', Icon: CircleHelp, word: <Trans>Not a pass for this building</Trans> },
}
const marked: ResultStyle = { tone: 'success', Icon: Check, word: <Trans>Marked as used</Trans> }
/** A visitor's pass is not used up: the visitor has arrived. */
const ofVisitor: Partial<Record<PassCheck['status'], ResultStyle>> = {
  valid: { tone: 'success', Icon: Check, word: <Trans>Expected</Trans> },
  used: { tone: 'warning', Icon: Clock, word: <Trans>Already checked in</Trans> },
  cancelled: { tone: 'danger', Icon: X, word: <Trans>Invitation withdrawn</Trans> },
}
const checkedIn: ResultStyle = { tone: 'success', Icon: Check, word: <Trans>Checked in</Trans> }

type Props = { result: PassCheck; check: PassVerificationActor; onNext: () => void }

/** The result of a check, legible across a desk, and what the pass is for. */
export function CheckedPass({ result, check, onNext }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const timeZone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const isDone = useSelector(check, isMarked)
  const marking = useSelector(check, isMarking)
  const announcementRef = useSpoken<HTMLElement>()
  // On a phone, the result is below the fold.
  useEffect(() => announcementRef.current?.scrollIntoView({ block: 'nearest' }), [announcementRef])
  const isVisitor = result.kind === 'visitor'
  const { tone, Icon, word } = resultStyle(result, isDone)
  const { holder, title, start_at: startAt, used_at: usedAt, timezone } = result
  const momentOf = (at: string) => formatMoment(locale, at, timezone ?? timeZone, clock)
  const then = usedAt && !isDone ? momentOf(usedAt) : null
  return (
    <section ref={announcementRef} className={css.result}>
      <div className={cx(css.verdict, css.verdictTone[tone])}>
        <Icon aria-hidden="true" className={css.mark} />
        <p className={css.word}>{word}</p>
        {holder && (
          <p className={css.holder}>
            {holder.first_name} {holder.last_name}
          </p>
        )}
      </div>
      <div className={css.about}>
        {title && <h2 className={sectionTitle}>{title}</h2>}
        {startAt && <p className={cx(muted, figures)}>{momentOf(startAt)}</p>}
        {then && (
          <p className={cx(muted, figures)}>
            {isVisitor ? <Trans>Checked in on {then}</Trans> : <Trans>Used on {then}</Trans>}
          </p>
        )}
        {isVisitor && <VisitDetails of={result} />}
        <div className={css.actions}>
          {result.status === 'valid' && !isDone && (
            <Button
              variant="primary"
              size="large"
              busy={marking}
              onClick={() => check.send({ type: 'use.pressed' })}
            >
              {isVisitor ? <Trans>Check in</Trans> : <Trans>Mark as used</Trans>}
            </Button>
          )}
          <Button variant="secondary" size="large" disabled={marking} onClick={onNext}>
            <Trans>Next pass</Trans>
          </Button>
        </div>
      </div>
    </section>
  )
}

function resultStyle({ kind, status }: PassCheck, isDone: boolean): ResultStyle {
  if (kind !== 'visitor') return isDone ? marked : resultStyles[status]
  return isDone ? checkedIn : (ofVisitor[status] ?? resultStyles[status])
}

/** For a visitor: the host to call, and the host's note. */
function VisitDetails({ of: { company, host, note } }: { of: PassCheck }) {
  return (
    <>
      {company && <p className={muted}>{company}</p>}
      {host && (
        <p>
          <Trans>Expected by {host}</Trans>
        </p>
      )}
      {note && <p className={muted}>{note}</p>}
    </>
  )
}

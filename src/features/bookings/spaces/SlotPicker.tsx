import { Trans, useLingui } from '@lingui/react/macro'
import type { DaySlots } from '@machines/bookings/reserve/context'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import {
  availableOf,
  endAtOf,
  isFull,
  isOutdated,
  isUnavailable,
  startOf,
} from '@machines/bookings/reserve/selectors'
import type { PartOfDay } from '@rules/bookings/slots'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { useSpoken } from '@ui/announcer/Announcement'
import { buttonClass } from '@ui/button/buttonClass'
import { errorIcon, error as errorStyle } from '@ui/field/Field.css'
import { useProblem } from '@ui/form/FormContext'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import CalendarOff from 'lucide-react/icons/calendar-off'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { SlotOption } from './SlotOption'
import { slotsByPart } from './slotLabels'
import * as css from './spaces.css'
import type { Days } from './useDay'
import { useSpacePath } from './useSpacePath'

type Props = { reserve: ReserveActor; disabled: boolean } & Days

/** The slots of the chosen day, in every view state. */
export function SlotPicker({ reserve, disabled, days, day }: Props) {
  const { t } = useLingui()
  const available = useSelector(reserve, availableOf)
  const failed = useSelector(reserve, isUnavailable)
  const full = useSelector(reserve, isFull)
  const outdated = useSelector(reserve, isOutdated)
  if (failed) {
    return (
      <FailedState
        level="h3"
        title={t`We couldn’t load the times`}
        retryLabel={t`Try again`}
        onRetry={() => reserve.send({ type: 'request.invalidated' })}
      />
    )
  }
  if (available === null) {
    return (
      <Loading label={t`Loading times`}>
        <Skeleton shape="block" height="220px" />
      </Loading>
    )
  }
  return (
    <>
      {outdated && (
        <Notice tone="warning" live>
          <Trans>This may be out of date. We couldn’t reach the server.</Trans>
        </Notice>
      )}
      {full && <NothingFree days={days} day={day} />}
      {available.slots.some(({ state }) => state !== 'past') && (
        <Slots reserve={reserve} available={available} disabled={disabled} />
      )}
    </>
  )
}

function NothingFree({ days, day }: Days) {
  const { t } = useLingui()
  const { space } = useSpacePath()
  const next = days[days.indexOf(day) + 1]
  return (
    <EmptyState
      level="h3"
      icon={<CalendarOff size={24} aria-hidden="true" />}
      title={t`Nothing is free on this day`}
      action={
        next && (
          <Link
            {...space}
            search={{ date: next }}
            replace
            resetScroll={false}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans>Show the next day</Trans>
          </Link>
        )
      }
    />
  )
}

type SlotsProps = Pick<Props, 'reserve' | 'disabled'> & { available: DaySlots }

function Slots({ reserve, available, disabled }: SlotsProps) {
  const { slots, timezone } = available
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const id = useId()
  const startAt = useSelector(reserve, startOf)
  const endAt = useSelector(reserve, endAtOf)
  const problem = useProblem('time')
  const trouble = useSpoken<HTMLDivElement>()
  const names: Record<PartOfDay, string> = {
    morning: t`Morning`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
  }
  const firstFree = slots.find(({ state }) => state === 'free')?.start_at
  return (
    <fieldset
      className={css.slots}
      disabled={disabled}
      aria-describedby={problem.error === undefined ? undefined : `${id}-error`}
      data-invalid={problem.error === undefined ? undefined : ''}
    >
      <legend className={css.legend}>
        <Trans>Time</Trans>
      </legend>
      <div ref={trouble}>
        {problem.error && (
          <p id={`${id}-error`} className={errorStyle}>
            <CircleAlert aria-hidden="true" className={errorIcon} />
            {problem.error}
          </p>
        )}
      </div>
      {slotsByPart(slots, locale, timezone, clock).map(({ part, slots: own }) => (
        <fieldset key={part} className={css.part}>
          <legend className={css.partName}>{names[part]}</legend>
          <div className={css.grid}>
            {own.map((slot) => (
              <SlotOption
                key={slot.start_at}
                id={slot.start_at === firstFree ? problem.id : undefined}
                slot={slot}
                startAt={startAt}
                endAt={endAt}
                onChoose={() => reserve.send({ type: 'slot.chosen', startAt: slot.start_at })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}

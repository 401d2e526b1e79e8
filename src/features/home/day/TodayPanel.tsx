import type { Building } from '@contract/buildings'
import { passesLogic } from '@features/content/passes/passes.page'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { section } from '@shared/section.css'
import { FailedState } from '@ui/states/FailedState'
import { sectionTitle } from '@ui/theme/typography.css'
import * as css from './day.css'
import { useBookingEntries } from './useBookingEntries'
import { usePassEntries } from './usePassEntries'

type Props = { building: Building }

/**
 * The user's entries of today in chronological order; nothing without any. Each kind of entry has
 * its own hook.
 */
export function TodayPanel({ building }: Props) {
  const { t } = useLingui()
  const passes = usePage(passesLogic)
  const { status } = useRead(passes)
  const entries = [...usePassEntries(building), ...useBookingEntries(building)].toSorted(
    (a, b) => a.at - b.at,
  )
  if (status === 'REJECTED') {
    return (
      <FailedState
        level="h2"
        title={t`We couldn’t load your day`}
        retryLabel={t`Try again`}
        onRetry={() => passes?.send({ type: 'request.invalidated' })}
      />
    )
  }
  if (entries.length === 0) return null
  return (
    <section className={section} aria-labelledby="day-title">
      <h2 id="day-title" className={sectionTitle}>
        <Trans>Your day</Trans>
      </h2>
      <ul className={css.list}>
        {entries.map(({ id, ticket }) => (
          <li key={id} className={css.entry}>
            {ticket}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { When } from '@rules/dates/calendarSearch'
import { showWhole } from '@ui/tile/showWhole'
import type { ReactNode } from 'react'
import { CalendarLink } from './CalendarLink'
import * as css from './calendar.css'

type Props = { when: When | null; isUpcoming: boolean }

/** Filters for common periods. */
export function Filters({ when, isUpcoming }: Props) {
  const { t } = useLingui()
  const filter = (name: When, children: ReactNode) => (
    <li>
      <CalendarLink
        search={{ when: name }}
        className={css.filter}
        data-chosen={when === name || undefined}
      >
        {children}
      </CalendarLink>
    </li>
  )
  return (
    <nav aria-label={t`Days`} className={css.filterRow}>
      <ul ref={showWhole} className={css.filters}>
        <li>
          <CalendarLink
            search={{}}
            className={css.filter}
            data-chosen={isUpcoming || undefined}
            // The address may name this month explicitly.
            aria-current={isUpcoming ? 'page' : undefined}
          >
            <Trans>Upcoming</Trans>
          </CalendarLink>
        </li>
        {filter('today', <Trans>Today</Trans>)}
        {filter('week', <Trans>This week</Trans>)}
        {filter('weekend', <Trans>Weekend</Trans>)}
      </ul>
    </nav>
  )
}

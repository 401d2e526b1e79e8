import type { ServiceRequest } from '@contract/serviceRequests'
import { RequestStatus } from '@features/support/serviceRequests/RequestStatus'
import { Trans } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { reopenMs } from '@rules/support/requestLife'
import { formatDay } from '@shared/format/days'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { muted } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './requestThread.css'

/** Where the request stands, in plain words, and who has it. */
export function RequestFacts({ request }: { request: ServiceRequest }) {
  const { status, state = '', assignee, actions = [] } = request
  const locale = useLocale()
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const until = new Date(Date.parse(request.completed_at ?? request.created_at) + reopenMs)
  const lastDay = formatDay(locale, until.toISOString(), timezone)
  const sentences: Readonly<Record<string, ReactNode>> = {
    submitted: <Trans>The building has received your request.</Trans>,
    assigned: <Trans>The building has taken on your request.</Trans>,
    underway: <Trans>The building is working on it.</Trans>,
    waitingForTenant: <Trans>The building is waiting for your reply.</Trans>,
    done: actions.includes('reopen') ? (
      <Trans>
        The building has finished it. If something is missing, reopen it until {lastDay}.
      </Trans>
    ) : (
      <Trans>The building has finished it.</Trans>
    ),
    confirmed: <Trans>You’ve confirmed that it’s done.</Trans>,
    reopened: <Trans>It’s open again, and the building takes care of it.</Trans>,
    declined: <Trans>The building can’t do this.</Trans>,
    withdrawn: <Trans>You’ve withdrawn it.</Trans>,
  }
  return (
    <div className={css.facts}>
      <RequestStatus status={status} state={state} />
      {Object.hasOwn(sentences, state) && <p suppressHydrationWarning>{sentences[state]}</p>}
      {assignee && (
        <p className={muted}>
          <Trans>Assigned to {assignee}</Trans>
        </p>
      )}
    </div>
  )
}

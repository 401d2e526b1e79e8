import type { OperatedRequestDetail } from '@contract/operate/frontDesk'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { isSending, sendingStep } from '@machines/support/requestThread/selectors'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import * as record from '../record/record.css'
import { PersonCell } from './FrontDeskList'
import * as css from './frontDesk.css'
import { RequestState } from './RequestState'
import type { RequestMachine } from './request.logic'
import { useMoment } from './useMoment'

type Props = { page: ActorRefFrom<RequestMachine>; request: OperatedRequestDetail }

/** Where a request stands, who has sent it, and who has it. */
export function RequestFacts({ page, request }: Props) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const { timezone, created_at, completed_at, assignee } = request
  const mayAct = mayAnywhere(useConsole(operatorOf), 'requests.answer')
  return (
    <section aria-label={t`About the request`} className={css.about}>
      <dl className={record.facts}>
        <dt className={record.fact}>{t`State`}</dt>
        <dd className={css.whole}>
          <RequestState state={request.state} />
        </dd>
        <dt className={record.fact}>{t`Assigned to`}</dt>
        <dd>{assignee?.name ?? t`No one yet`}</dd>
        <dt className={record.fact}>{t`From`}</dt>
        <dd>
          <PersonCell person={request.sent_by} />
        </dd>
        <dt className={record.fact}>{t`Category`}</dt>
        <dd>{request.category}</dd>
        <dt className={record.fact}>{t`Sent`}</dt>
        <dd>
          <time dateTime={created_at}>{moment(created_at, timezone)}</time>
        </dd>
        {completed_at && (
          <>
            <dt className={record.fact}>{t`Done`}</dt>
            <dd>
              <time dateTime={completed_at}>{moment(completed_at, timezone)}</time>
            </dd>
          </>
        )}
      </dl>
      {mayAct && request.actions.includes('assign') && (
        <Assign key={assignee?.uuid} page={page} request={request} />
      )}
    </section>
  )
}

/** Gives the request to a member of staff, who may be another one than now. */
function Assign({ page, request: { assignee, assignees } }: Props) {
  const { t } = useLingui()
  const [chosen, choose] = useState(assignee?.uuid ?? '')
  const isBusy = useSelector(page, isSending)
  const step = useSelector(page, sendingStep)
  const isAssigning = step?.action === 'assign'
  return (
    <div className={css.assign}>
      <Field label={t`Assign to`}>
        <Select
          value={assignees.some(({ uuid }) => uuid === chosen) ? chosen : ''}
          placeholder={t`Choose someone`}
          options={assignees.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Field>
      <Button
        variant="secondary"
        busy={isAssigning}
        busyLabel={t`Sending`}
        onClick={() => {
          if (isBusy || chosen === '' || chosen === assignee?.uuid) return
          page.send({ type: 'step.pressed', step: { action: 'assign', assignee: chosen } })
        }}
      >
        <Trans>Assign</Trans>
      </Button>
    </div>
  )
}

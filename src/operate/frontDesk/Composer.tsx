import type { OperatedRequestDetail } from '@contract/operate/frontDesk'
import type { StaffAction } from '@contract/serviceRequestSteps'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import {
  isOutdated,
  isOvertaken,
  isSending,
  isWordless,
  sendingStep,
  sentAction,
  textOf,
  threadFailure,
} from '@machines/support/requestThread/selectors'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ComponentProps } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { useFailureText } from '../form/useFailureText'
import { mayAnywhere } from '../may'
import * as record from '../record/record.css'
import * as css from './frontDesk.css'
import type { RequestMachine } from './request.logic'

type Props = { page: ActorRefFrom<RequestMachine>; request: OperatedRequestDetail }

/** What staff say and do next. */
export function Composer({ page, request: { actions } }: Props) {
  const { t } = useLingui()
  const text = useSelector(page, textOf)
  const isBusy = useSelector(page, isSending)
  const step = useSelector(page, sendingStep)
  const lacksWords = useSelector(page, isWordless)
  const mayAct = mayAnywhere(useConsole(operatorOf), 'requests.answer')
  if (!mayAct) return null
  const labels: [StaffAction, string, ComponentProps<typeof Button>['variant']][] = [
    ['answer', t`Send answer`, 'primary'],
    ['ask', t`Ask the tenant`, 'secondary'],
    ['note', t`Note for staff only`, 'secondary'],
    ['start', t`Start`, 'secondary'],
    ['finish', t`Mark as done`, 'secondary'],
    ['reopen', t`Reopen`, 'secondary'],
    ['decline', t`Decline`, 'ghost'],
  ]
  const button = ([action, label, variant]: (typeof labels)[number]) => (
    <Button
      key={action}
      variant={variant}
      busy={step?.action === action}
      busyLabel={t`Sending`}
      onClick={() => {
        if (!isBusy) page.send({ type: 'step.pressed', step: { action } })
      }}
    >
      {label}
    </Button>
  )
  const offered = labels.filter(([action]) => actions.includes(action))
  const isWords = ([action]: (typeof labels)[number]) => ['answer', 'ask', 'note'].includes(action)
  return (
    <section aria-label={t`Next step`} className={css.composer} aria-busy={isBusy}>
      <Outcome page={page} />
      <Field
        label={t`Message`}
        hint={t`Answers and questions reach the tenant in the app and by email. A note stays with the staff.`}
        error={lacksWords ? t`Write something first` : null}
      >
        <TextArea
          rows={4}
          value={text}
          maxLength={5000}
          readOnly={isBusy}
          onChange={({ target }) => page.send({ type: 'text.changed', text: target.value })}
        />
      </Field>
      <div className={record.actions}>{offered.filter(isWords).map(button)}</div>
      <div className={record.actions}>{offered.filter((each) => !isWords(each)).map(button)}</div>
      {offered.some(([action]) => action === 'finish' || action === 'reopen') && (
        <p className={css.note}>
          <Trans>What you have written goes along when you finish, reopen or decline.</Trans>
        </p>
      )}
    </section>
  )
}

/** What became of the last step, and what is new. */
function Outcome({ page }: Pick<Props, 'page'>) {
  const { t } = useLingui()
  const failure = useSelector(page, threadFailure)
  const wasOvertaken = useSelector(page, isOvertaken)
  const isOld = useSelector(page, isOutdated)
  const sent = useSelector(page, sentAction)
  const failureText = useFailureText()
  if (failure !== null) {
    return wasOvertaken ? (
      <Notice tone="warning" live title={t`Someone else was faster`}>
        <Trans>
          What is new stands above, and what you wrote is still here. Read it, then decide.
        </Trans>
      </Notice>
    ) : (
      <Notice tone="danger" live title={t`Not sent`}>
        {failureText(failure)}
      </Notice>
    )
  }
  if (isOld) {
    return (
      <Notice
        tone="warning"
        live
        action={
          <Button variant="secondary" onClick={() => page.send({ type: 'request.invalidated' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>This may be out of date. We couldn’t reach the server.</Trans>
      </Notice>
    )
  }
  if (sent === null) return null
  const done = sent === 'note' ? t`The note is saved` : t`Sent`
  return (
    <p className={css.sent}>
      <CircleCheck size={20} aria-hidden="true" />
      {done}
      <Announcement text={done} />
    </p>
  )
}

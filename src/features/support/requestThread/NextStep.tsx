import type { TenantAction } from '@contract/serviceRequestSteps'
import type { ServiceRequest } from '@contract/serviceRequests'
import { Trans, useLingui } from '@lingui/react/macro'
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
import { useSelector } from '@shared/useSelector'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './requestThread.css'
import type { RequestThreadActor } from './requestThread.logic'

type Props = { actor: RequestThreadActor; request: ServiceRequest }

/** What the user can say and do now. */
export function NextStep({ actor, request: { actions = [] } }: Props) {
  const { t } = useLingui()
  const text = useSelector(actor, textOf)
  const isBusy = useSelector(actor, isSending)
  const step = useSelector(actor, sendingStep)
  const lacksWords = useSelector(actor, isWordless)
  const button = (
    action: TenantAction,
    variant: ComponentProps<typeof Button>['variant'],
    label: ReactNode,
  ) =>
    actions.includes(action) && (
      <Button
        variant={variant}
        busy={step?.action === action}
        busyLabel={t`One moment`}
        onClick={() => {
          if (isBusy) return
          if (action === 'withdraw') actor.send({ type: 'step.asked', step: { action } })
          else actor.send({ type: 'step.pressed', step: { action } })
        }}
      >
        {label}
      </Button>
    )
  // What was typed stays in sight, also if the building has finished the request meanwhile.
  const takesWords = text !== '' || actions.includes('reply') || actions.includes('reopen')
  return (
    <div className={css.next} aria-busy={isBusy}>
      <Outcome actor={actor} />
      {takesWords && (
        <Field
          label={actions.includes('reply') ? t`Reply to the building` : t`What is missing?`}
          error={lacksWords ? t`Write something first` : null}
        >
          <TextArea
            rows={4}
            value={text}
            maxLength={5000}
            readOnly={isBusy}
            onChange={({ target }) => actor.send({ type: 'text.changed', text: target.value })}
          />
        </Field>
      )}
      <div className={css.buttons}>
        {button('reply', 'primary', <Trans>Send reply</Trans>)}
        {button('confirm', 'primary', <Trans>Yes, it’s done</Trans>)}
        {button('reopen', 'secondary', <Trans>Reopen</Trans>)}
        {button('withdraw', 'ghost', <Trans>Withdraw</Trans>)}
      </div>
    </div>
  )
}

/** What became of the last step, and whether the page is up to date. */
function Outcome({ actor }: Pick<Props, 'actor'>) {
  const { t } = useLingui()
  const failure = useSelector(actor, threadFailure)
  const wasOvertaken = useSelector(actor, isOvertaken)
  const isOld = useSelector(actor, isOutdated)
  const sent = useSelector(actor, sentAction)
  if (wasOvertaken) {
    return (
      <Notice tone="warning" live title={t`The building was faster`}>
        <Trans>What is new stands above. What you wrote is still here.</Trans>
      </Notice>
    )
  }
  if (failure !== null) {
    return (
      <Notice tone="danger" live title={t`Not sent`}>
        <Trans>Unable to complete at this moment. Please try again later.</Trans>
      </Notice>
    )
  }
  if (isOld) {
    return (
      <Notice tone="warning" live>
        <Trans>This may be out of date. We couldn’t reach the server.</Trans>
      </Notice>
    )
  }
  if (sent === null) return null
  return (
    <p className={css.sent}>
      <CircleCheck size={20} aria-hidden="true" />
      <Trans>Sent to the building</Trans>
      <Announcement text={t`Sent to the building`} />
    </p>
  )
}

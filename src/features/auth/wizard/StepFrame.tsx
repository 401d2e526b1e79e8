import { Trans, useLingui } from '@lingui/react/macro'
import { hasMovedOn } from '@machines/auth/wizard/address'
import {
  canGoBack,
  canGoOn,
  hasPreviousStep,
  isBusy,
  progressOf,
} from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import type { Problem } from '@ui/form/FormContext'
import { PageHeading } from '@ui/heading/PageHeading'
import { mirrored } from '@ui/icon/mirrored.css'
import { StepProgress } from '@ui/progress/StepProgress'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { CheckedForm } from '../signIn/CheckedForm'
import { useFirstFocus } from '../signIn/useFirstFocus'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'

type Props = StepProps & {
  title: string
  text?: ReactNode
  children?: ReactNode
  /** What follows the button. */
  after?: ReactNode
  /** Replaces a step that looks the same, so nothing slides. */
  inPlace?: boolean
  /** The button that continues; "Next" by default. Null if the step renders its own buttons. */
  next?: ReactNode | null
  /** Announced while the step waits for the server. */
  busyLabel?: string
  /** Errors of its fields, by field name. */
  problems?: readonly Problem[]
  /** Whether the server refused the value of the first field. */
  hasFailed?: boolean
}

/** One step: progress, Back, one question, and the button that continues. */
export function StepFrame(props: Props) {
  const { wizard, title, text, children, after, inPlace, next, busyLabel } = props
  const { problems = [], hasFailed } = props
  const { t } = useLingui()
  const progress = useSelector(wizard, progressOf, isSame)
  const busy = useSelector(wizard, isBusy)
  const goesOn = useSelector(wizard, canGoOn)
  const canBack = useSelector(wizard, canGoBack)
  const isFirst = !useSelector(wizard, hasPreviousStep)
  const movedOn = useSelector(wizard, hasMovedOn)
  const form = useFirstFocus<HTMLFormElement>(hasFailed)
  const progressLabel = progress === null ? '' : t`Step ${progress.step} of ${progress.of}`
  const submit = () => {
    if (!busy) wizard.send({ type: 'step.next' })
  }
  return (
    <div className={css.frame}>
      <Announcement text={progressLabel} />
      <div className={css.head}>
        <div className={css.back}>
          {canBack && (
            <Button
              variant="ghost"
              icon={<ArrowLeft size={20} aria-hidden="true" className={mirrored} />}
              onClick={() => wizard.send({ type: 'step.back' })}
            >
              {isFirst ? <Trans>Back to sign in</Trans> : <Trans>Back</Trans>}
            </Button>
          )}
        </div>
        {progress !== null && <StepProgress {...progress} label={progressLabel} />}
      </div>
      <CheckedForm
        ref={form}
        className={inPlace ? css.step : movedOn ? css.on : css.returned}
        problems={goesOn || busy ? [] : problems}
        onSubmit={submit}
        aria-busy={busy}
      >
        <div className={css.textBlock}>
          <PageHeading className={cx(pageTitle, css.title)}>{title}</PageHeading>
          {text && <p className={cx(body, muted)}>{text}</p>}
        </div>
        {children}
        {next !== null && (
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={busy}
            busyLabel={busyLabel ?? t`Please wait`}
            unready={!goesOn && !busy && problems.length === 0}
          >
            {next ?? <Trans>Next</Trans>}
          </Button>
        )}
        {after}
      </CheckedForm>
    </div>
  )
}

type Progress = ReturnType<typeof progressOf>
const isSame = (a: Progress, b: Progress) => a?.step === b?.step && a?.of === b?.of

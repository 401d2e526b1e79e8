import { Trans, useLingui } from '@lingui/react/macro'
import {
  acceptsTermsByGoingOn,
  failureOf,
  fieldsOf,
  isBusy,
  mayChooseEmail,
  providersOf,
} from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { ImpliedTerms } from './ImpliedTerms'
import { ProviderDialog } from './ProviderDialog'
import { StepFrame } from './StepFrame'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'

/** The provider dialog, over a page that names the step. */
export function ChooseProviderStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email } = useSelector(wizard, fieldsOf)
  const isImplied = useSelector(wizard, acceptsTermsByGoingOn)
  return (
    <StepFrame
      wizard={wizard}
      title={t`Create your account`}
      text={
        <Trans>
          The company for <strong className={css.address}>{email}</strong> uses its own sign-in.
        </Trans>
      }
      next={null}
    >
      <ProviderDialog
        providers={useSelector(wizard, providersOf)}
        busy={useSelector(wizard, isBusy)}
        failure={useSelector(wizard, failureOf)}
        mayChooseEmail={useSelector(wizard, mayChooseEmail)}
        note={isImplied ? <ImpliedTerms /> : null}
        onProvider={(url) => wizard.send({ type: 'provider.chosen', url })}
        onEmail={() => wizard.send({ type: 'email.chosen' })}
        onClose={() => wizard.send({ type: 'wizard.left' })}
      />
    </StepFrame>
  )
}

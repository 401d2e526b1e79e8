import { Trans, useLingui } from '@lingui/react/macro'
import {
  acceptsTermsByGoingOn,
  failureOf,
  fieldsOf,
  hasSoleProvider,
  isBusy,
  mayChooseEmail,
  providersOf,
} from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { ImpliedTerms } from './ImpliedTerms'
import { ProviderChoice } from './ProviderChoice'
import { ProviderDialog } from './ProviderDialog'
import { StepFrame } from './StepFrame'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'

/** The company's sign-in services: in the page if there is one, otherwise in a dialog over it. */
export function ChooseProviderStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email } = useSelector(wizard, fieldsOf)
  const isImplied = useSelector(wizard, acceptsTermsByGoingOn)
  const choice = {
    providers: useSelector(wizard, providersOf),
    busy: useSelector(wizard, isBusy),
    failure: useSelector(wizard, failureOf),
    mayChooseEmail: useSelector(wizard, mayChooseEmail),
    note: isImplied ? <ImpliedTerms /> : null,
    onProvider: (url: string) => wizard.send({ type: 'provider.chosen', url }),
    onEmail: () => wizard.send({ type: 'email.chosen' }),
  }
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
      {useSelector(wizard, hasSoleProvider) ? (
        <ProviderChoice {...choice} />
      ) : (
        <ProviderDialog {...choice} onClose={() => wizard.send({ type: 'wizard.left' })} />
      )}
    </StepFrame>
  )
}

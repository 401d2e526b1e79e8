import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf } from '@machines/auth/wizard/selectors'
import { useBrand } from '@shared/useBrand'
import { useSelector } from '@shared/useSelector'
import { Checkbox } from '@ui/checkbox/Checkbox'
import { LegalLink } from './LegalLink'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'
import { WizardFailure } from './WizardFailure'

export function TermsStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { name, termsUrl, privacyUrl } = useBrand()
  const { is_term_accepted, is_email_accepted } = useSelector(wizard, fieldsOf)
  return (
    <StepFrame
      wizard={wizard}
      title={t`Accept the terms`}
      text={<Trans>Take a moment to read them. Each opens in a new tab.</Trans>}
      busyLabel={t`Creating your account`}
      problems={[{ field: 'terms', text: t`Accept the terms to continue` }]}
    >
      <WizardFailure wizard={wizard} />
      <Checkbox
        name="terms"
        label={
          privacyUrl === null ? (
            <Trans>
              I accept the <LegalLink href={termsUrl}>terms of use</LegalLink>
            </Trans>
          ) : termsUrl === null ? (
            <Trans>
              I accept the <LegalLink href={privacyUrl}>privacy policy</LegalLink>
            </Trans>
          ) : (
            <Trans>
              I accept the <LegalLink href={termsUrl}>terms of use</LegalLink> and the{' '}
              <LegalLink href={privacyUrl}>privacy policy</LegalLink>
            </Trans>
          )
        }
        checked={is_term_accepted}
        required
        onChange={(event) =>
          wizard.send({ type: 'terms.toggled', isAccepted: event.target.checked })
        }
      />
      <Checkbox
        name="consent"
        label={<Trans>{name} may send me news by email</Trans>}
        hint={<Trans>Optional. You can change your mind anytime.</Trans>}
        checked={is_email_accepted}
        onChange={(event) =>
          wizard.send({ type: 'consent.toggled', isAccepted: event.target.checked })
        }
      />
    </StepFrame>
  )
}

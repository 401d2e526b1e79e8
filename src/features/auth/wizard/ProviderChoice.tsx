import type { SsoProviders } from '@contract/sso'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import { Button } from '@ui/button/Button'
import { takesFocus } from '@ui/focus/takesFocus'
import type { ReactNode } from 'react'
import * as css from './StepFrame.css'
import { FailureMessage } from './WizardFailure'

export type Choice = {
  providers: SsoProviders | null
  busy: boolean
  failure: Failure | null
  mayChooseEmail: boolean
  note?: ReactNode
  onProvider: (url: string) => void
  onEmail: () => void
}

/** The company's sign-in services, and e-mail if SSO is optional. */
export function ProviderChoice(choice: Choice) {
  const { providers, busy, failure, mayChooseEmail, note, onProvider, onEmail } = choice
  const { t } = useLingui()
  const choices = [
    ...(providers?.oidc_providers ?? []).map(({ name, authorize_url: url }) => ({ name, url })),
    ...(providers?.saml_providers ?? []).map(({ name, single_signon_service: url }) => ({
      name,
      url,
    })),
  ]
  return (
    <div className={css.providers}>
      {failure !== null && <FailureMessage failure={failure} />}
      {choices.map(({ name, url }, at) => (
        <Button
          key={url}
          {...(at === 0 && { ref: takesFocus })}
          variant={choices.length === 1 ? 'primary' : 'secondary'}
          size="large"
          wide
          busy={busy}
          busyLabel={t`Opening your company’s sign-in`}
          onClick={() => onProvider(url)}
        >
          <Trans>Continue with {name}</Trans>
        </Button>
      ))}
      {mayChooseEmail && (
        <Button variant="ghost" size="large" wide disabled={busy} onClick={onEmail}>
          <Trans>Continue with email</Trans>
        </Button>
      )}
      {note}
    </div>
  )
}

/** Why there is a choice, or none. */
export function ProviderReason({ mayChooseEmail }: Pick<Choice, 'mayChooseEmail'>) {
  return mayChooseEmail ? (
    <Trans>Sign in with your company account, or continue with your email.</Trans>
  ) : (
    <Trans>Your company requires you to sign in with your company account.</Trans>
  )
}

import type { ErrorCode } from '@contract/problem'
import { FailureNotice } from '@features/platform/entry/FailureNotice'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failureOf } from '@machines/auth/wizard/selectors'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { useBrand } from '@shared/useBrand'
import { useSelector } from '@shared/useSelector'
import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import type { ReactNode } from 'react'
import type { StepProps } from './StepProps'

/** The error of the last call, unless the step shows it at a field. */
export function WizardFailure({ wizard, except = [] }: StepProps & { except?: ErrorCode[] }) {
  const failure = useSelector(wizard, failureOf)
  if (failure === null || isRefusedWith(failure, ...except)) return null
  return <FailureMessage failure={failure} />
}

/**
 * Messages for errors that occur only in a sign-up or with an identity provider; all others are the
 * app's common ones.
 */
export function FailureMessage({ failure }: { failure: Failure }) {
  const message = useMessages(failure)
  if (message === null) return <FailureNotice failure={failure} />
  return (
    <Notice tone="danger" title={message.title} live>
      {message.text}
    </Notice>
  )
}

function useMessages(failure: Failure): { title: string; text: ReactNode } | null {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  const address = <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
  if (failure.kind !== 'refused') return null
  switch (failure.code) {
    case 'account_exists':
      return {
        title: t`You already have an account`,
        text: t`Sign in with your password, or reset it if you’ve forgotten it.`,
      }
    case 'account_deactivated':
      return {
        title: t`This account is deactivated`,
        text: <Trans>Email {address} for help.</Trans>,
      }
    case 'building_not_available':
      return {
        title: t`You don’t have access to this building`,
        text: t`Go back and choose another one.`,
      }
    case 'permission_denied':
      return {
        title: t`You can’t do this here`,
        text: t`Your company uses a different sign-in. Go back to the sign-in page.`,
      }
    case 'code_cooldown':
      return {
        title: t`We just sent you a code`,
        text: (
          <Plural
            value={failure.retryAfter ?? 30}
            one="Check your inbox, or try again in # second."
            other="Check your inbox, or try again in # seconds."
          />
        ),
      }
    case 'password_has_been_used':
      return {
        title: t`New password cannot match old passwords`,
        text: t`Please choose another one.`,
      }
    case 'password_too_weak':
      return {
        title: t`This password is too easy to guess`,
        text: t`It’s very common, or too close to your email address or our name. Choose another one.`,
      }
    case 'sso_cancelled':
      return {
        title: t`Sign-in was cancelled`,
        text: t`Nothing has changed. Try again, or sign in another way.`,
      }
    case 'sso_provider_unavailable':
      return {
        title: t`Your company’s sign-in isn’t responding`,
        text: <Trans>Try again in a few minutes. If it keeps happening, email {address}.</Trans>,
      }
    case 'sso_email_mismatch':
      return {
        title: t`That’s a different address`,
        text: t`You signed in to your company with a different email address than the one you entered here. Use the same one in both places.`,
      }
    case 'sso_state_invalid':
      return {
        title: t`This sign-in is no longer valid`,
        text: t`It was already used, took too long, or was started in another browser. Please start over.`,
      }
    case 'sso_assertion_invalid':
    case 'sso_exchange_failed':
      return {
        title: t`We couldn’t verify your company’s sign-in`,
        text: <Trans>Please start over. If it keeps happening, email {address}.</Trans>,
      }
    default:
      return null
  }
}

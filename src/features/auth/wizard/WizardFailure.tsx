import type { ErrorCode } from '@contract/problem'
import { FailureNotice } from '@features/platform/entry/FailureNotice'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failureOf } from '@machines/auth/wizard/selectors'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { useBrand } from '@shared/useBrand'
import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
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
  const words = useMessages(failure)
  if (words === null) return <FailureNotice failure={failure} />
  return (
    <Notice tone="danger" title={words.title} live>
      {words.text}
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
        text: t`Sign in with your password, or reset it if you have forgotten it.`,
      }
    case 'account_deactivated':
      return {
        title: t`This account is deactivated`,
        text: <Trans>Please write to {address}.</Trans>,
      }
    case 'building_not_available':
      return {
        title: t`This building is not open to you`,
        text: t`Please go back and choose another one.`,
      }
    case 'permission_denied':
      return {
        title: t`This is not possible here`,
        text: t`Your company signs in another way. Please go back to the sign-in.`,
      }
    case 'code_cooldown':
      return {
        title: t`A code was sent a moment ago`,
        text: (
          <Plural
            value={failure.retryAfter ?? 30}
            one="Please check your inbox, or try again in # second."
            other="Please check your inbox, or try again in # seconds."
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
        text: t`It is one of the most common ones, or made of your address or of our name. Please choose another one.`,
      }
    case 'sso_cancelled':
      return {
        title: t`The sign-in was cancelled`,
        text: t`Nothing has happened. You can try again, or sign in another way.`,
      }
    case 'sso_provider_unavailable':
      return {
        title: t`Your company's sign-in is not responding`,
        text: <Trans>Please try again in a few minutes. If it persists, write to {address}.</Trans>,
      }
    case 'sso_email_mismatch':
      return {
        title: t`That was another address`,
        text: t`You signed in to your company with another e-mail address than the one you entered here. Please use the same one in both places.`,
      }
    case 'sso_state_invalid':
      return {
        title: t`This sign-in is no longer valid`,
        text: t`It has already been used, took too long, or was started in another browser. Please start again.`,
      }
    case 'sso_assertion_invalid':
    case 'sso_exchange_failed':
      return {
        title: t`Your company's sign-in could not be verified`,
        text: <Trans>Please start again. If it persists, write to {address}.</Trans>,
      }
    default:
      return null
  }
}

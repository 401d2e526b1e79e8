import type { ErrorCode } from '@contract/problem'
import { useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/failure'
import { failureOf } from '@machines/wizard/selectors'
import { useBrand } from '@screens/app/useBrand'
import { FailureNotice } from '@screens/entry/FailureNotice'
import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { StepProps } from './steps'

/** What went wrong with the last call, unless the step says it at a field of its own. */
export function WizardFailure({ wizard, except = [] }: StepProps & { except?: ErrorCode[] }) {
  const failure = useSelector(wizard, failureOf)
  if (failure === null || isRefusedWith(failure, ...except)) return null
  return <FailureWords failure={failure} />
}

/** The refusals that only a sign-up or an identity provider can bring; others are said as everywhere. */
export function FailureWords({ failure }: { failure: Failure }) {
  const words = useWords(failure)
  const { supportEmail } = useBrand()
  if (words === null) return <FailureNotice failure={failure} />
  return (
    <Notice tone="danger" title={words.title} live>
      {words.text}{' '}
      {words.hasContact && <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>}
    </Notice>
  )
}

function useWords(failure: Failure): { title: string; text: string; hasContact?: true } | null {
  const { t } = useLingui()
  if (failure.kind !== 'refused') return null
  switch (failure.code) {
    case 'account_exists':
      return {
        title: t`There is an account already`,
        text: t`Sign in with your password, or reset it if you have forgotten it.`,
      }
    case 'account_deactivated':
      return {
        title: t`This account is deactivated`,
        text: t`Please write to`,
        hasContact: true,
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
        text: t`Please look into your mailbox, or try again in ${failure.retryAfter ?? 30} seconds.`,
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
        title: t`Your company's sign-in does not answer`,
        text: t`Please try again in a few minutes. If it persists, write to`,
        hasContact: true,
      }
    case 'sso_email_mismatch':
      return {
        title: t`That was another address`,
        text: t`You signed in to your company with another e-mail address than the one you entered here. Please use the same one in both places.`,
      }
    case 'sso_state_invalid':
      return {
        title: t`This sign-in is no longer valid`,
        text: t`It was used already, took too long, or was started in another browser. Please start again.`,
      }
    case 'sso_assertion_invalid':
    case 'sso_exchange_failed':
      return {
        title: t`Your company's sign-in could not be verified`,
        text: t`Please start again. If it persists, write to`,
        hasContact: true,
      }
    default:
      return null
  }
}

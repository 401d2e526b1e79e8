import type { EmailStatus } from '@contract/auth'
import { isEmail, normaliseEmail } from '@contract/email'
import { failureIn, isRefusal, isRefusedWith } from '@machines/kernel/failure'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import type { SignInContext } from './context'

type Facts = { context: SignInContext }
/** The event contains the failure that a guard evaluates. */
type Failed = { event: object }

/** Known: with e-mail, terms and confirmation, and not deactivated (docs/behaviour.md#email-lookup). */
export function isKnown(status: EmailStatus): boolean {
  return status.email !== null && status.terms_accepted && status.confirmed && !status.deactivated
}

const forDevelopers = {
  isFarmSelector: ({ context: { email, farmSelectorEmail } }: Facts) =>
    farmSelectorEmail !== null && normaliseEmail(email) === normaliseEmail(farmSelectorEmail),
}

export const guards = {
  ...(isDeveloperBuild ? forDevelopers : ({} as typeof forDevelopers)),
  hasFacts: ({ context }: Facts) => context.facts !== null,
  hasUnknownDomain: ({ context: { failure } }: Facts) =>
    failure !== null && isRefusedWith(failure, 'domain_not_registered'),
  isEmailValid: ({ context }: Facts) => isEmail(context.email),
  hasPassword: ({ context }: Facts) => context.password !== '',
  isDeactivated: ({ context }: Facts) => context.facts?.status.deactivated === true,
  needsSignUp: ({ context }: Facts) => context.facts !== null && !isKnown(context.facts.status),
  hasProviders: ({ context: { facts } }: Facts) =>
    facts !== null &&
    facts.providers.oidc_providers.length + facts.providers.saml_providers.length > 0,
  mayChooseEmail: ({ context: { facts } }: Facts) => facts?.providers.sso_required === false,
  logsOut: ({ context, event }: Facts & Failed) =>
    context.logoutOnFailure && isRefusal(failureIn(event)),
  isDomainUnknown: ({ event }: Failed) => isRefusedWith(failureIn(event), 'domain_not_registered'),
  isPasswordWrong: ({ event }: Failed) => isRefusedWith(failureIn(event), 'credentials_not_match'),
  hasGuestBuildings: ({ context }: Facts) => context.guestBuildings.length > 0,
}

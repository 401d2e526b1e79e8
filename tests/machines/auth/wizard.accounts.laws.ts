import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import { cites } from '@kit/vocabulary'
import type { ProviderIdentity } from '@machines/auth/wizard/context'
import { failureIn } from '@machines/kernel/failure'
import {
  asSent,
  doneIn,
  impliesTerms,
  isNew,
  knowsBuilding,
  planOf,
  refusalIn,
  type Snapshot,
  type WizardLaws,
} from './wizard.helpers'

const isSession = ['logIn', 'logInDirectly', 'authenticate']
/** Without terms, nothing is left to accept. */
const sentFields = ({ context: { fields, asksTerms } }: Snapshot) => ({
  ...fields,
  is_term_accepted: fields.is_term_accepted || !asksTerms,
})

/** A provider vouches for the account, so it has no password. */
const isByProvider = (at: Snapshot) =>
  planOf(at)[0] === 'CHOOSE_PROVIDER_MODAL' && !planOf(at).includes('VERIFY_ACCOUNT')

/** How an account is made: docs/behaviour.md#flow-types, #implied-terms and #single-sign-on. */
export const wizardAccountLaws: WizardLaws = {
  'an uploaded account is made, and a password reset, without signing in': cites(
    'The upload of an administrator and the password reset set it to false: their last step leads to the sign-in.',
    ({ before, after }) =>
      !['USERS_ADMIN_UPLOAD', 'PASSWORD_RESET'].includes(after.context.flowType) ||
      !isSession.some((id) => hasCalled({ before, after }, id)),
  ),
  "a provider's identity counts as chosen and fills empty names": ({ event, after: at }) => {
    const { providerIdentity: identity, fields, done, lockedThrough } = at.context
    if (!hasAnswered(event, 'restoreDraft') || identity === null || at.matches('leaving'))
      return true
    if (identity.email !== fields.email || planOf(at)[0] !== 'CHOOSE_PROVIDER_MODAL') return true
    return (
      done.includes('CHOOSE_PROVIDER_MODAL') &&
      lockedThrough !== null &&
      fields.first_name !== '' &&
      fields.last_name !== ''
    )
  },
  'providers and buildings are read before the first step that needs them': cites(
    'GET /sso/v1/providers/{source} takes the e-mail address as {source}.',
    ({ after: at }) => {
      const { providers, buildings, isComplete } = at.context
      if (at.matches('choosingProvider') && providers === null) return false
      return (
        !at.matches('selectingBuilding') ||
        isComplete ||
        (buildings !== null && buildings.length > 0)
      )
    },
  ),
  'nothing is read that is not needed or already known': ({ before, after: at }) => {
    const { providers, buildings, done } = at.context
    if (hasCalled({ before, after: at }, 'lookUpProviders'))
      return (
        providers === null &&
        planOf(at)[0] === 'CHOOSE_PROVIDER_MODAL' &&
        !done.includes('CHOOSE_PROVIDER_MODAL')
      )
    return (
      !hasCalled({ before, after: at }, 'fetchBuildings') ||
      (buildings === null && !knowsBuilding(at))
    )
  },
  'the flow never stops between two steps': ({ after: at }) =>
    !at.matches('routing') &&
    !at.matches({ preparing: 'routing' }) &&
    !at.matches({ enteringCode: { resend: 'arriving' } }) &&
    !at.matches({ acceptingImpliedTerms: 'arriving' }) &&
    !['routing', 'passed'].some((name) => at.matches({ acceptingTerms: name } as never)),
  'read data is stored, and an address without a building cannot sign up': ({
    event,
    after: at,
  }) => {
    if (hasAnswered(event, 'lookUpProviders')) return at.context.providers === event?.output
    if (!hasAnswered(event, 'fetchBuildings')) return true
    const { flowType, registrationToken } = at.context
    const mayBeInvited = flowType === 'USERS_ADMIN_UPLOAD' && registrationToken === null
    return (
      at.matches({ preparing: 'unableToSignUp' }) ===
      ((event?.output as unknown[] | undefined)?.length === 0 && !mayBeInvited)
    )
  },
  'the code of an invited user shows the buildings of the invitation': ({
    before,
    event,
    after: at,
  }) => {
    const isProven =
      at.context.flowType === 'USERS_ADMIN_UPLOAD' && hasAnswered(event, 'setPassword')
    if (!isProven) return true
    return (
      hasCalled({ before, after: at }, 'fetchBuildings') &&
      isDeepStrictEqual(inputOf(at, 'fetchBuildings'), {
        email: at.context.fields.email,
        token: at.context.registrationToken,
      })
    )
  },
  'the chosen provider opens for this address and this attempt': cites(
    [
      "It returns the providers of the address, whether one of them is required, and a transaction_uuid that ties the provider's response to this browser's attempt.",
      'Every combination ends with a mailed code or an offered provider; a test walks all of them.',
    ],
    ({ before, event, after: at }) => {
      const isDue =
        event?.type === 'provider.chosen' &&
        before?.matches({ choosingProvider: 'choosing' }) === true
      if (!hasCalled({ before, after: at }, 'openProvider')) return !isDue
      const { fields, providers } = at.context
      return (
        isDue &&
        isDeepStrictEqual(inputOf(at, 'openProvider'), {
          url: event.url,
          email: asSent(fields.email),
          transactionUuid: providers?.transaction_uuid,
          purpose: 'signUp',
        })
      )
    },
  ),
  'a user who returns from a provider without an answer can choose again': ({ event, after: at }) =>
    !hasAnswered(event, 'openProvider') || at.matches({ choosingProvider: 'choosing' }),
  'email is offered beside providers only if they are optional': ({ before, event, after: at }) => {
    if (before === null || event?.type !== 'email.chosen') {
      // The choice of an earlier page load is read with it.
      return (
        before === null ||
        hasAnswered(event, 'restoreDraft') ||
        at.context.choice === before.context.choice
      )
    }
    const isOpen = before.matches({ choosingProvider: 'choosing' })
    if (!isOpen || before.context.providers?.sso_required !== false)
      return (
        at.context.flowType === before.context.flowType && isDeepStrictEqual(at.value, before.value)
      )
    return (
      at.context.choice === 'email' &&
      ['SSO_OPTIONAL_EMAIL', 'CSV_SSO_OPTIONAL_EMAIL', 'CSV', 'USERS_ADMIN_UPLOAD'].includes(
        at.context.flowType,
      ) &&
      at.context.failure === null &&
      !at.matches('choosingProvider')
    )
  },
  'entered fields are stored before the page is left for a provider': (step) =>
    !hasCalled(step, 'openProvider') || doneIn(step).stored.length === 1,
  'the terms step is done only when the server has the acceptance': cites(
    'Users of uploaded and provisioned accounts accept the terms by continuing from the step before them.',
    ({ before, event, after: at }) => {
      const isDone = (of: Snapshot | null) => of?.context.done.includes('ACCEPT_TERMS') === true
      if (isDone(before) || !isDone(at) || hasAnswered(event, 'restoreDraft')) return true
      const { flowType, registrationToken, hadAcceptedTerms } = at.context
      if (isNew(at)) return registrationToken !== null
      if (flowType === 'USERS_ADMIN_UPLOAD') return hasAnswered(event, 'register')
      return isByProvider(at) || hadAcceptedTerms || hasAnswered(event, 'acceptTerms')
    },
  ),
  'an account is made once, when the terms are accepted': cites(
    'admin upload | the names | the call that completes the account. The step is busy meanwhile, and shows an error above its fields',
    ({ before, event, after: at }) => {
      if (!hasCalled({ before, after: at }, 'register')) return true
      const isMade =
        before?.context.registrationToken !== null && before?.context.done.includes('ACCEPT_TERMS')
      const isPressed =
        event?.type === 'step.next' &&
        before?.matches(
          impliesTerms(at)
            ? { creatingAccount: 'typing' }
            : at.context.asksTerms
              ? { acceptingTerms: 'deciding' }
              : 'creatingPassword',
        ) === true
      return (
        isPressed &&
        isMade !== true &&
        (at.context.fields.is_term_accepted || !at.context.asksTerms) &&
        (isNew(at) || at.context.flowType === 'USERS_ADMIN_UPLOAD')
      )
    },
  ),
  'an account contains only what was entered and chosen': cites(
    'admin upload | the names | the call that completes the account. The step is busy meanwhile, and shows an error above its fields',
    ({ before, after: at }) => {
      if (!hasCalled({ before, after: at }, 'register')) return true
      const { fields, password, registrationToken, buildings } = at.context
      const { key: _, ...request } = inputOf(at, 'register') as { key: string }
      const building_uuid = fields.building_uuid ?? buildings?.[0]?.uuid ?? null
      return isDeepStrictEqual(request, {
        fields: { ...sentFields(at), building_uuid },
        password: password === '' ? null : password,
        token: registrationToken,
      })
    },
  ),
  'a new account waits for its code, is signed in to, or is complete': ({
    before,
    event,
    after: at,
  }) => {
    if (!hasAnswered(event, 'register') || event === null || before === null) return true
    const { token, isConfirmed } = event.output as { token: string; isConfirmed: boolean }
    const { registrationToken, accessToken, isComplete, cooldown, done } = at.context
    if (isConfirmed && isNew(before)) return hasCalled({ before, after: at }, 'logInDirectly')
    if (!done.includes('ACCEPT_TERMS')) return false
    if (!isConfirmed) return registrationToken === token && cooldown === 30 && !isComplete
    const isLocked = at.context.lockedThrough === 'CREATE_ACCOUNT' || at.matches('congratulating')
    return accessToken === token && registrationToken === null && isComplete && isLocked
  },
  'an uploaded account accepts the terms as its own user, if it has not yet': cites(
    [
      'Users of uploaded and provisioned accounts accept the terms by continuing from the step before them.',
      'CSV | the new password | a call of its own, after the sign-in. The spinner that follows the password stays until the response arrives. If the call fails, "Almost there" shows the error and offers a retry',
    ],
    ({ before, after: at }) =>
      !hasCalled({ before, after: at }, 'acceptTerms') ||
      (!at.context.hadAcceptedTerms &&
        at.context.known !== null &&
        isDeepStrictEqual(inputOf(at, 'acceptTerms'), { token: at.context.known.session.token })),
  ),
  'an uploaded account with accepted terms is complete': cites(
    'CSV | the new password | a call of its own, after the sign-in. The spinner that follows the password stays until the response arrives. If the call fails, "Almost there" shows the error and offers a retry',
    ({ event, after: at }) =>
      !hasAnswered(event, 'acceptTerms') ||
      (at.context.isComplete && at.context.done.includes('ACCEPT_TERMS')),
  ),
  'the building of a complete account is saved with its own token': ({
    before,
    event,
    after: at,
  }) => {
    if (hasAnswered(event, 'saveBuilding'))
      return at.context.done.includes('BUILDING_SELECTOR') && !at.matches('selectingBuilding')
    if (event?.type !== 'step.next' || !before?.matches({ selectingBuilding: 'choosing' }))
      return !hasCalled({ before, after: at }, 'saveBuilding')
    const { accessToken, fields, buildings } = before.context
    const isListed = buildings?.some(({ uuid }) => uuid === fields.building_uuid) === true
    if (!hasCalled({ before, after: at }, 'saveBuilding')) return accessToken === null || !isListed
    const request = { token: accessToken, buildingUuid: fields.building_uuid }
    return accessToken !== null && isDeepStrictEqual(inputOf(at, 'saveBuilding'), request)
  },
  "the provider's assertion is sent with the entered fields": cites(
    "provisioned, or uploaded with a provider | the provider dialog | the call that exchanges the provider's assertion",
    ({ before, after: at }) => {
      if (!hasCalled({ before, after: at }, 'authenticate')) return true
      const { providerIdentity, fields } = inputOf(at, 'authenticate') as {
        providerIdentity: ProviderIdentity
        fields: unknown
      }
      return (
        isDeepStrictEqual(providerIdentity, at.context.providerIdentity) &&
        isDeepStrictEqual(fields, sentFields(at))
      )
    },
  ),
  'a refused assertion is requested again, and the reason shows': cites(
    "provisioned, or uploaded with a provider | the provider dialog | the call that exchanges the provider's assertion",
    ({ before, event, after: at }) => {
      if (!hasFailed(event, 'authenticate') || refusalIn(event)?.startsWith('sso_') !== true)
        return true
      const { providerIdentity, lockedThrough, failure, done } = at.context
      return (
        hasCalled({ before, after: at }, 'lookUpProviders') &&
        providerIdentity === null &&
        lockedThrough === null &&
        !done.includes('CHOOSE_PROVIDER_MODAL') &&
        isDeepStrictEqual(failure, failureIn(event ?? {}))
      )
    },
  ),
  'an account by a provider completes with the session that its assertion returned': cites(
    'The new account is then signed in automatically, with the new password or through the provider, and the last step leads into the building.',
    ({ before, event, after: at }) =>
      (!hasAnswered(event, 'authenticate') || at.matches('congratulating')) &&
      (!at.matches('congratulating') ||
        before?.matches('congratulating') === true ||
        !isByProvider(at) ||
        before?.context.isComplete === true ||
        hasAnswered(event, 'restoreDraft') ||
        hasAnswered(event, 'authenticate')),
  ),
  'only a session from the server signs in, and it is stored': ({ before, event, after: at }) => {
    const isGiven = isSession.some((id) => hasAnswered(event, id))
    if (isGiven) return at.context.known === event?.output
    return at.context.known === (before?.context.known ?? null)
  },
}

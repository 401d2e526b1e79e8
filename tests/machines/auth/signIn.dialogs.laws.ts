import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, inputOf } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { asSent, isAtPassword, isOf, wayOn } from './signIn.helpers'

/** docs/behaviour.md#unknown-company and the dialog of the providers. */
export const signInDialogLaws: Laws<typeof signInMachine> = {
  'guest buildings are looked up while the dialog of the unknown company is open': ({
    before,
    after,
  }) =>
    !after.matches('domainUnknown') ||
    before?.matches('domainUnknown') === true ||
    hasCalled({ before, after }, 'fetchGuestBuildings'),
  'the dialog stays open with or without guest buildings, and offers those found': ({
    before,
    event,
    after,
  }) =>
    before?.matches({ domainUnknown: 'loadingGuestBuildings' }) !== true ||
    event?.type.startsWith('xstate.') !== true ||
    (after.matches({ domainUnknown: 'offeringWaysOn' }) &&
      (!hasAnswered(event, 'fetchGuestBuildings') ||
        after.context.guestBuildings === event.output)),
  'a user can continue as a guest if there are guest buildings': ({ before, event, after }) => {
    const mayBeGuest =
      before?.matches({ domainUnknown: 'offeringWaysOn' }) === true &&
      before.context.guestBuildings.length > 0
    if (before?.status === 'done') return true
    if (!(event?.type === 'guest.chosen' && mayBeGuest)) return !isOf(after, 'guest')
    const { email, guestBuildings } = before.context
    return isDeepStrictEqual(after.output, { kind: 'guest', email, guestBuildings })
  },
  'closing a dialog leads back to the address without a failure': ({ before, event, after }) =>
    event?.type !== 'dialog.closed' ||
    !(before?.matches('domainUnknown') || before?.matches('choosingProvider')) ||
    (after.matches('enteringEmail') && after.context.failure === null),
  'the chosen provider opens for this address and this attempt': ({ before, event, after }) =>
    event?.type !== 'provider.chosen' ||
    before?.matches({ choosingProvider: 'choosing' }) !== true ||
    (hasCalled({ before, after }, 'openProvider') &&
      isDeepStrictEqual(inputOf(after, 'openProvider'), {
        url: event.url,
        email: asSent(before.context.email),
        transactionUuid: before.context.facts?.providers.transaction_uuid,
        purpose: 'signIn',
      })),
  'a user who returns from a provider without an answer can choose again': ({
    before,
    event,
    after,
  }) =>
    before?.matches({ choosingProvider: 'openingProvider' }) !== true ||
    event?.type.startsWith('xstate.') !== true ||
    (after.matches({ choosingProvider: 'choosing' }) &&
      (hasAnswered(event, 'openProvider') ? after.context.failure === null : true)),
  'the password is offered beside providers only if they are optional': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'email.chosen' || before === null) return true
    if (!before.matches({ choosingProvider: 'choosing' })) return true
    const isOptional = before.context.facts?.providers.sso_required === false
    return isOptional
      ? after.matches('enteringPassword') && after.context.failure === null
      : after.matches({ choosingProvider: 'choosing' })
  },
  'a required provider means no password step': ({ after }) =>
    !isAtPassword(after) ||
    after.context.facts?.providers.sso_required === false ||
    wayOn(after.context.facts as EmailFacts) === 'enteringPassword',
}

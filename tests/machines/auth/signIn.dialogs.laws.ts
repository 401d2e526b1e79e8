import { both, done, either, failed, not, started, timedOut } from '@kit/conditions'
import type { Laws } from '@kit/laws'
import { after, all, cites, during, iff, runs } from '@kit/vocabulary'
import type { signInMachine } from '@machines/auth/signIn/machine'
import {
  asSent,
  ends,
  has,
  hasNoFailure,
  receives,
  returns,
  type Step,
  wayOn,
} from './signIn.helpers'

const choosing = 'choosingProvider.choosing'

const isSsoOptional = has(({ facts }) => facts?.providers.sso_required === false)

/** docs/behaviour.md#unknown-company and the dialog of the providers. */
export const signInDialogLaws: Laws<typeof signInMachine> = {
  'guest buildings are looked up while the dialog of the unknown company is open': cites(
    'While the dialog is open, the app looks for guest buildings of the white-label.',
    runs('fetchGuestBuildings').exactlyIn('domainUnknown'),
  ),
  'the dialog stays open with or without guest buildings, and offers those found': cites(
    [
      'If there are any, the dialog offers to continue as a guest, which is the standard sign-up for those buildings.',
      'Otherwise it has only Close and Report.',
    ],
    all(
      after(done('fetchGuestBuildings'), failed('fetchGuestBuildings'), timedOut())
        .from('domainUnknown')
        .next('domainUnknown.offeringWaysOn'),
      after(done('fetchGuestBuildings')).next(
        ({ event, after: { context } }: Step) => context.guestBuildings === event?.output,
      ),
    ),
  ),
  'a user can continue as a guest if there are guest buildings': cites(
    [
      'If there are any, the dialog offers to continue as a guest, which is the standard sign-up for those buildings.',
      'The primary button continues as a guest if that is possible; otherwise it is Report.',
    ],
    all(
      iff(
        ends('guest'),
        both(
          after('guest.chosen').from('domainUnknown.offeringWaysOn'),
          has(({ guestBuildings }) => guestBuildings.length > 0),
        ),
      ),
      during(ends('guest')).always(returns('guest', 'email', 'guestBuildings')),
    ),
  ),
  'closing a dialog leads back to the address without a failure': cites(
    'Otherwise it has only Close and Report.',
    after('dialog.closed')
      .from('domainUnknown', 'choosingProvider')
      .next('enteringEmail', hasNoFailure),
  ),
  'the chosen provider opens for this address and this attempt': cites(
    "It returns the providers of the address, whether one of them is required, and a transaction_uuid that ties the provider's response to this browser's attempt.",
    after('provider.chosen')
      .from(choosing)
      .next(
        started('openProvider'),
        receives('openProvider', ({ email, facts }, event) => ({
          url: event?.url,
          email: asSent(email),
          transactionUuid: facts?.providers.transaction_uuid,
          purpose: 'signIn',
        })),
      ),
  ),
  'a user who returns from a provider without an answer can choose again': all(
    after(done('openProvider'), failed('openProvider'), timedOut('providerTimeout')).next(choosing),
    after(done('openProvider')).next(hasNoFailure),
  ),
  'the password is offered beside providers only if they are optional': cites(
    'known, with identity providers | the dialog to choose a provider',
    after('email.chosen')
      .from(choosing)
      .next(
        either(
          both(isSsoOptional, 'enteringPassword', hasNoFailure),
          both(not(isSsoOptional), choosing),
        ),
      ),
  ),
  'a required provider means no password step': cites(
    'known, with identity providers | the dialog to choose a provider',
    during(either('enteringPassword', 'loggingIn')).always(
      either(
        isSsoOptional,
        has(({ facts }) => facts !== null && wayOn(facts) === 'enteringPassword'),
      ),
    ),
  ),
}

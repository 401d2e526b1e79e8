import { normaliseEmail } from '@contract/email'
import { signInSetup } from '../setup'

/** A known address with SSO: the provider dialog, and the redirect to the provider. */
export const choosingProvider = signInSetup.createStateConfig({
  description: 'The user chooses one of the providers, or the password if SSO is optional.',
  tags: ['dialog', 'step:ENTER_EMAIL'],
  initial: 'choosing',
  on: { 'dialog.closed': { target: '#signIn.enteringEmail', actions: 'clearFailure' } },
  states: {
    choosing: {
      description: 'The dialog is open.',
      on: {
        'provider.chosen': { target: 'openingProvider' },
        'email.chosen': {
          guard: 'mayChooseEmail',
          target: '#signIn.enteringPassword',
          actions: 'clearFailure',
        },
      },
    },
    openingProvider: {
      description: 'The browser is redirected to the provider.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        input: ({ context: { email, facts }, event }) => ({
          url: event.type === 'provider.chosen' ? event.url : '',
          email: normaliseEmail(email),
          transactionUuid: facts?.providers.transaction_uuid ?? '',
          purpose: 'signIn',
        }),
        onDone: { target: 'choosing' },
        onError: {
          target: 'choosing',
          actions: 'setFailure',
        },
      },
      after: {
        providerTimeout: {
          target: 'choosing',
          actions: 'setTimeoutFailure',
        },
      },
    },
  },
})

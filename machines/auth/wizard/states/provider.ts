import { normaliseEmail } from '@contract/email'
import { storeDraft } from '../actions'
import { wizardSetup } from '../setup'

/** CHOOSE_PROVIDER_MODAL, and the redirect to the provider. */
export const choosingProvider = wizardSetup.createStateConfig({
  description: 'The provider dialog: one of the providers, or e-mail if SSO is optional.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The dialog is open.',
      on: {
        'provider.chosen': { target: 'openingProvider' },
        'email.chosen': {
          guard: 'mayChooseEmail',
          target: '#wizard.preparing.routing',
          actions: ['chooseEmail', 'completeStep'],
        },
      },
    },
    openingProvider: {
      description: 'The browser is redirected to the provider; the draft is stored for its return.',
      tags: ['busy'],
      entry: ['clearFailure', storeDraft],
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        input: ({ context, event }) => ({
          url: event.type === 'provider.chosen' ? event.url : '',
          email: normaliseEmail(context.fields.email),
          transactionUuid: context.providers?.transaction_uuid ?? '',
          purpose: 'signUp',
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

import { normaliseEmail } from '@contract/email'
import { wizardSetup } from '../setup'

/** Loads the data that the steps depend on: an earlier page load's draft, the providers, the buildings. */
export const preparing = wizardSetup.createStateConfig({
  description: 'Loading the data that the steps depend on.',
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reading the draft of an earlier page load.',
      invoke: {
        id: 'restoreDraft',
        src: 'restoreDraft',
        onDone: [
          {
            guard: { type: 'hasSomething', params: ({ event }) => ({ draft: event.output }) },
            target: 'routing',
            actions: [
              { type: 'restore', params: ({ event }) => ({ draft: event.output }) },
              'applyProviderIdentity',
            ],
          },
          { target: '#wizard.leaving' },
        ],
        onError: { target: '#wizard.leaving' },
      },
      after: { restoreTimeout: { target: '#wizard.leaving' } },
    },
    routing: {
      description: 'Checks which data is missing before the first step can be shown.',
      always: [
        { guard: 'needsProviders', target: 'lookingUpProviders' },
        { guard: 'needsBuildings', target: 'loadingBuildings' },
        { guard: 'hasNoBuilding', target: 'unableToSignUp' },
        { target: '#wizard.routing' },
      ],
    },
    lookingUpProviders: {
      description: 'Reading the identity providers of the address again.',
      invoke: {
        id: 'lookUpProviders',
        src: 'lookUpProviders',
        input: ({ context }) => ({ email: normaliseEmail(context.fields.email) }),
        onDone: {
          target: 'routing',
          actions: { type: 'setProviders', params: ({ event }) => ({ providers: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    loadingBuildings: {
      description: 'Reading the buildings that are available to the address.',
      invoke: {
        id: 'fetchBuildings',
        src: 'fetchBuildings',
        input: ({ context: { fields, registrationToken } }) => ({
          email: normaliseEmail(fields.email),
          token: registrationToken,
        }),
        onDone: {
          target: 'routing',
          actions: { type: 'setBuildings', params: ({ event }) => ({ buildings: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    failed: {
      description: 'Data that the steps need could not be loaded; the user may retry.',
      on: { 'request.retried': { target: 'routing', actions: 'clearFailure' } },
    },
    unableToSignUp: {
      description: 'No building is available: the page shows the contact address.',
    },
  },
})

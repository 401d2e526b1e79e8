import { withEvent } from '@machines/kernel/typed'
import { storeDraft } from '../actions'
import { registrationOf } from '../context'
import { wizardSetup } from '../setup'

/** BUILDING_SELECTOR. */
export const selectingBuilding = wizardSetup.createStateConfig({
  description: 'The user chooses one of the buildings that are available to the address.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The list is shown.',
      on: {
        'building.chosen': {
          actions: [withEvent('setBuilding'), storeDraft],
        },
        'step.next': [
          { guard: 'savesBuilding', target: 'savingBuilding' },
          { guard: 'hasBuilding', target: '#wizard.routing', actions: 'completeStep' },
        ],
      },
    },
    savingBuilding: {
      description: 'The account already exists; the choice becomes its building.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveBuilding',
        src: 'saveBuilding',
        input: ({ context }) => ({
          token: context.accessToken ?? '',
          buildingUuid: context.fields.building_uuid ?? '',
        }),
        onDone: { target: '#wizard.routing', actions: 'completeStep' },
        onError: {
          target: 'choosing',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'choosing',
          actions: 'setTimeoutFailure',
        },
      },
    },
  },
})

/** CREATE_ACCOUNT. */
export const creatingAccount = wizardSetup.createStateConfig({
  description: 'The user enters first and last name.',
  initial: 'typing',
  states: {
    typing: {
      description: 'The user is editing the names.',
      on: {
        'name.changed': {
          actions: [withEvent('setName'), storeDraft],
        },
        'field.left': { actions: withEvent('touch') },
        'step.next': [
          {
            guard: 'completesByNames',
            target: 'completing',
            actions: ['acceptImpliedTerms', storeDraft],
          },
          { guard: 'hasNames', target: '#wizard.routing', actions: 'completeStep' },
          { actions: 'touchNames' },
        ],
      },
    },
    completing: {
      description:
        'Completing the account that an administrator uploaded, which accepts the implied terms.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: {
          target: '#wizard.routing',
          actions: [
            { type: 'setAccessToken', params: ({ event }) => event.output },
            'completeAccount',
            'lock',
            'completeImpliedTerms',
            'completeStep',
          ],
        },
        onError: { target: 'typing', actions: 'setFailure' },
      },
      after: { callTimeout: { target: 'typing', actions: 'setTimeoutFailure' } },
    },
  },
})

/** CREATE_PASSWORD. */
export const creatingPassword = wizardSetup.createStateConfig({
  description: 'The user chooses a password and enters it a second time.',
  on: {
    'password.changed': {
      actions: [withEvent('assignPassword'), storeDraft],
    },
    'confirmation.changed': {
      actions: withEvent('setConfirmation'),
    },
    'field.left': { actions: withEvent('touch') },
    'step.next': [
      { guard: 'registersByPassword', target: '#wizard.registering' },
      { guard: 'isPasswordReady', target: '#wizard.routing', actions: 'completeStep' },
      { guard: 'isPasswordUsed', target: '#wizard.routing', actions: 'completeStep' },
      { actions: 'touchConfirmation' },
    ],
  },
})

/** Without terms, Next on CREATE_PASSWORD creates the account; the step stays visible meanwhile. */
export const registering = wizardSetup.createStateConfig({
  description: 'Creating the account; the brand has no terms to accept.',
  tags: ['busy'],
  entry: 'clearFailure',
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context }) => registrationOf(context),
    onDone: [
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.output },
        target: 'signingInDirectly',
      },
      {
        target: 'routing',
        actions: [
          { type: 'setRegistrationToken', params: ({ event }) => event.output },
          'completeAbsentTerms',
          'completeStep',
        ],
      },
    ],
    onError: { target: 'creatingPassword', actions: 'setFailure' },
  },
  after: { callTimeout: { target: 'creatingPassword', actions: 'setTimeoutFailure' } },
})

import { storeDraft } from '../actions'
import { wizardSetup } from '../setup'

/** BUILDING_SELECTOR. */
export const selectingBuilding = wizardSetup.createStateConfig({
  description: 'One of the buildings that are open to the address is chosen.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The list is shown.',
      on: {
        'building.chosen': {
          actions: [{ type: 'keepBuilding', params: ({ event }) => event }, storeDraft],
        },
        'step.next': [
          { guard: 'savesBuilding', target: 'savingBuilding' },
          { guard: 'hasBuilding', target: '#wizard.routing', actions: 'completeStep' },
        ],
      },
    },
    savingBuilding: {
      description: 'The account is made already; the choice becomes its building.',
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
          actions: 'keepError',
        },
      },
      after: {
        callTimeout: {
          target: 'choosing',
          actions: 'keepTimeout',
        },
      },
    },
  },
})

/** CREATE_ACCOUNT. */
export const creatingAccount = wizardSetup.createStateConfig({
  description: 'First and last name are typed.',
  on: {
    'name.changed': {
      actions: [{ type: 'keepName', params: ({ event }) => event }, storeDraft],
    },
    'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
    'step.next': [
      { guard: 'hasNames', target: '#wizard.routing', actions: 'completeStep' },
      { actions: 'touchNames' },
    ],
  },
})

/** CREATE_PASSWORD. */
export const creatingPassword = wizardSetup.createStateConfig({
  description: 'A password is chosen and typed a second time.',
  on: {
    'password.changed': {
      actions: [{ type: 'keepPassword', params: ({ event }) => event }, storeDraft],
    },
    'confirmation.changed': {
      actions: { type: 'keepConfirmation', params: ({ event }) => event },
    },
    'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
    'step.next': [
      { guard: 'isPasswordReady', target: '#wizard.routing', actions: 'completeStep' },
      { guard: 'isPasswordUsed', target: '#wizard.routing', actions: 'completeStep' },
      { actions: 'touchConfirmation' },
    ],
  },
})

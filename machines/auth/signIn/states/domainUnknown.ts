import { signInSetup } from '../setup'

/** The dialog for an unknown company; meanwhile guest buildings are searched (docs/behaviour.md#unknown-company). */
export const domainUnknown = signInSetup.createStateConfig({
  description: 'The company is not registered to a building; guest buildings may be available.',
  tags: ['dialog', 'step:ENTER_EMAIL'],
  initial: 'loadingGuestBuildings',
  on: { 'dialog.closed': { target: '#signIn.enteringEmail' } },
  states: {
    loadingGuestBuildings: {
      description: 'The dialog is open while guest buildings are searched.',
      invoke: {
        id: 'fetchGuestBuildings',
        src: 'fetchGuestBuildings',
        onDone: {
          target: 'offeringWaysOn',
          actions: {
            type: 'setGuestBuildings',
            params: ({ event }) => ({ guestBuildings: event.output }),
          },
        },
        onError: { target: 'offeringWaysOn' },
      },
      after: { guestTimeout: { target: 'offeringWaysOn' } },
    },
    offeringWaysOn: {
      description:
        'The user closes the dialog, reports the company, or continues as a guest if there are guest buildings.',
      on: { 'guest.chosen': { guard: 'hasGuestBuildings', target: '#signIn.leavingAsGuest' } },
    },
  },
})

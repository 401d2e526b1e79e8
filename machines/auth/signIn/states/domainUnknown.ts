import { signInSetup } from '../setup'

/** The dialog for an unknown company; meanwhile guest buildings are looked for (docs/behaviour.md#unknown-company). */
export const domainUnknown = signInSetup.createStateConfig({
  description: 'The company is registered to no building; guests may still be welcome.',
  tags: ['dialog', 'step:ENTER_EMAIL'],
  initial: 'loadingGuestBuildings',
  on: { 'dialog.closed': { target: '#signIn.enteringEmail' } },
  states: {
    loadingGuestBuildings: {
      description: 'The dialog is open while guest buildings are looked for.',
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
      description: 'Close, report, or go on as a guest where there are guest buildings.',
      on: { 'guest.chosen': { guard: 'hasGuestBuildings', target: '#signIn.leavingAsGuest' } },
    },
  },
})

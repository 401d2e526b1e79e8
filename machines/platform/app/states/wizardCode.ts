import { appSetup } from '../setup'

/** The states before a flow whose code few users need: it is loading, or could not be loaded. */
export const wizardCode = {
  fetchingWizard: appSetup.createStateConfig({
    description: 'Loading its code and its messages.',
    invoke: {
      id: 'fetchWizard',
      src: 'fetchWizard',
      onDone: { target: 'running' },
      onError: { target: 'wizardMissing' },
    },
    after: { codeTimeout: { target: 'wizardMissing' } },
  }),
  wizardMissing: appSetup.createStateConfig({
    description:
      'The code of the wizard could not be loaded; the page shows the error until it is loaded again.',
    tags: ['codeMissing'],
    on: { 'code.requested': { target: 'fetchingWizard' } },
  }),
}

import { appSetup } from '../setup'

/** Before a flow runs whose code few visitors need: it is fetched, or cannot be. */
export const wizardCode = {
  fetchingWizard: appSetup.createStateConfig({
    description: 'Its code and its texts are fetched.',
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
      'The code of the wizard could not be fetched; the page says so until it is fetched again.',
    tags: ['codeMissing'],
    on: { 'code.requested': { target: 'fetchingWizard' } },
  }),
}

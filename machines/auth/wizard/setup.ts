import { setup } from 'xstate'
import { actions } from './actions'
import { actors } from './actors'
import type { WizardContext, WizardInput, WizardOutput } from './context'
import type { WizardEvent } from './events'
import { guards } from './guards'

export const wizardSetup = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardInput,
    output: {} as WizardOutput,
    tags: {} as 'busy',
  },
  actors,
  actions,
  guards,
  delays: {
    callTimeout: 20_000,
    restoreTimeout: 8000,
    /** If the provider's page has not loaded by then, the redirect counts as failed. */
    providerTimeout: 15_000,
    second: 1000,
  },
})

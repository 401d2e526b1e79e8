import { setup } from 'xstate'
import { actions } from './actions'
import { actors } from './actors'
import type { SignInContext, SignInInput, SignInOutput } from './context'
import type { SignInEvent } from './events'
import { guards } from './guards'

export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
    tags: {} as 'busy' | 'dialog' | 'step:ENTER_EMAIL' | 'step:ENTER_PASSWORD',
  },
  actors,
  actions,
  guards,
  delays: {
    lookUpTimeout: 15_000,
    logInTimeout: 15_000,
    guestTimeout: 8000,
    providerTimeout: 15_000,
  },
})

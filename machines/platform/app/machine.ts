import { initialApp } from './context'
import { appSetup } from './setup'
import { access } from './states/access'
import { host } from './states/host'
import { location } from './states/location'
import { shared } from './states/shared'

export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The root: starts the shared actors and passes events between them.',
  context: ({ input }) => initialApp(input),
  invoke: shared.invoke,
  type: 'parallel',
  states: { access, location, host },
})

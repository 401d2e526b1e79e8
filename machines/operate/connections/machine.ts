import type { Connection } from '@contract/operate/connections'
import { effectAction } from '@machines/kernel/typed'
import { setup } from 'xstate'
import { createConnectionTest } from '../connectionTest/machine'

/** The connections of the server that its configuration names. */
export type ConnectionsContext = Record<string, never>

const test = createConnectionTest<Connection>()

/** The page of the deployment: the test of each of its connections. The parent provides `connectionTest`. */
export const connectionsMachine = setup({
  types: { context: {} as ConnectionsContext },
  actors: { connectionTest: test },
  actions: { reportBroken: effectAction('reportBroken') },
}).createMachine({
  id: 'connections',
  description: 'The page of the deployment, with a test for each connection of the server.',
  context: {},
  invoke: [
    { id: 'mail', src: 'connectionTest', onError: { actions: 'reportBroken' } },
    { id: 'files', src: 'connectionTest', onError: { actions: 'reportBroken' } },
    { id: 'suites', src: 'connectionTest', onError: { actions: 'reportBroken' } },
    { id: 'flags', src: 'connectionTest', onError: { actions: 'reportBroken' } },
  ],
})

export type ConnectionsMachine = typeof connectionsMachine

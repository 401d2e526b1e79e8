import type { Connection } from '@contract/operate/connections'
import { connectionsMachine } from '@machines/operate/connections/machine'
import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { DeploymentScreen } from './DeploymentScreen'

/** What belongs to the whole deployment, and whether its connections work. */
export const deploymentPage = definePage({
  name: 'deployment',
  path: paths.deployment,
  logic: ({ calls, report }) =>
    connectionsMachine.provide({
      actors: {
        connectionTest: createConnectionTest<Connection>().provide({
          actors: {
            test: promiseOf(({ settings: connection }, signal) =>
              calls.testConnection({ connection }, signal),
            ),
          },
        }),
      },
      actions: { reportBroken: () => report('a test of a connection ended in an error') },
    }),
  input: () => undefined,
  screen: DeploymentScreen,
})

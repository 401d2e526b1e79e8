import { testConnection } from '@contract/operate/connections'
import { implement } from '../../http/implement'

export const operateConnectionRoutes = [
  implement(testConnection, async ({ connectionTests, params }) => ({
    data: (await connectionTests[params.connection]()).map(({ state, text }) => ({ state, text })),
  })),
]

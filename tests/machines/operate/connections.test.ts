import { connections } from '@contract/operate/connections'
import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { connectionsMachine } from '@machines/operate/connections/machine'

/** docs/behaviour.md#tests-of-connections. */
const connectionsLaws: Laws<typeof connectionsMachine> = {
  'each connection has a test of its own from the start': (step) =>
    step.event !== null || connections.every((name) => isCalling(step.after, name)),
}

describeMachine('connections', connectionsMachine, {
  inputs: [undefined],
  events: {},
  actors: { connectionTest: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: connectionsLaws,
})

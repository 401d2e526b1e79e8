import { connections } from '@contract/operate/connections'
import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import { connectionsMachine } from '@machines/operate/connections/machine'
import { crashLaws } from '../kernel/shared.laws'

/** docs/behaviour.md#tests-of-connections. */
const connectionsLaws: Laws<typeof connectionsMachine> = {
  'each connection has a test of its own from the start': cites(
    'Try it now makes the server try the mail server, the file store, the broker of building systems, and the flag service as doctor does.',
    (step) => step.event !== null || connections.every((name) => isCalling(step.after, name)),
  ),
  ...crashLaws(...connections),
}

describeMachine('connections', connectionsMachine, {
  inputs: [undefined],
  events: {},
  actors: { connectionTest: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: connectionsLaws,
})

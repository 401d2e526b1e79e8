import { connections } from '@contract/operate/connections'
import { effectsOf, hasFailed, isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import { connectionsMachine } from '@machines/operate/connections/machine'

/** docs/behaviour.md#tests-of-connections. */
const connectionsLaws: Laws<typeof connectionsMachine> = {
  'each connection has a test of its own from the start': cites(
    'Try it now makes the server try the mail server, the file store, the broker of building systems, and the flag service as doctor does.',
    (step) => step.event !== null || connections.every((name) => isCalling(step.after, name)),
  ),
  'a test that crashes is reported once': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    (step) =>
      effectsOf(step, 'reportBroken').length ===
      connections.filter((name) => hasFailed(step.event, name)).length,
  ),
}

describeMachine('connections', connectionsMachine, {
  inputs: [undefined],
  events: {},
  actors: { connectionTest: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: connectionsLaws,
})

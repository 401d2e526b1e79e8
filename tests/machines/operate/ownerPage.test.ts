import { both, failed, running } from '@kit/conditions'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { after, all, cites, once, sends } from '@kit/vocabulary'
import { createOwnerPage } from '@machines/operate/ownerPage/machine'

const ownerPageMachine = createOwnerPage<{ name: string }, { uuid: string }, { name: string }>(
  ({ name }) => name !== '',
  ({ name }) => name !== '',
)

/** docs/behaviour.md#records-of-the-console. */
const ownerPageLaws: Laws<typeof ownerPageMachine> = {
  'a confirmed password reaches each part of the page that is still running': all(
    ...['record', 'owned'].map((part) =>
      sends(part, 'operator.confirmed').when(both(running(part), after('operator.confirmed'))),
    ),
  ),
  'a part that crashes is reported': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    once('reportBroken').when(after(failed('record'), failed('owned'))),
  ),
}

describeMachine('ownerPage', ownerPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: { record: { error: [new Error('broken')] }, owned: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: ownerPageLaws,
})

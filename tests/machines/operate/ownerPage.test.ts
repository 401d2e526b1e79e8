import { both, running } from '@kit/conditions'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { after, all, sends } from '@kit/vocabulary'
import { createOwnerPage } from '@machines/operate/ownerPage/machine'
import { crashLaws } from '../kernel/shared.laws'

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
  ...crashLaws('record', 'owned'),
}

describeMachine('ownerPage', ownerPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: { record: { error: [new Error('broken')] }, owned: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: ownerPageLaws,
})

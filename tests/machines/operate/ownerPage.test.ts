import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { createOwnerPage } from '@machines/operate/ownerPage/machine'

const ownerPageMachine = createOwnerPage<{ name: string }, { uuid: string }, { name: string }>(
  ({ name }) => name !== '',
  ({ name }) => name !== '',
)

/** docs/behaviour.md#records-of-the-console. */
const ownerPageLaws: Laws<typeof ownerPageMachine> = {
  'a confirmed password reaches each part of the page that is still running': (step) => {
    const isConfirmed = step.event?.type === 'operator.confirmed'
    return ['record', 'owned'].every((part) => {
      const isSent = step.sent.some(
        ({ src, event }) => src === part && event.type === 'operator.confirmed',
      )
      return !isCalling(step.after, part) || isSent === isConfirmed
    })
  },
}

describeMachine('ownerPage', ownerPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: { record: { error: [new Error('broken')] }, owned: { error: [new Error('broken')] } },
  provide: { actions: { reportBroken: () => {} } },
  laws: ownerPageLaws,
})
